// Inside: the outbox runs here whatever is on screen, so that marks leave even while the judge looks elsewhere.

import { useEffect } from 'react';
import { useConnection, useLiveClient, type ApiFailure } from '@rampa/platform/web/base';
import type { JudgeProfile } from './profile.ts';
import { Head } from './parts/head.tsx';
import { OfflineBar, RefugeBar } from './parts/bars.tsx';
import { ProgramChoiceScreen } from './parts/program-choice.tsx';
import { SheetScreen } from './sheet-screen.tsx';
import { useOutbox } from './state/use-outbox.ts';
import { usePrograms } from './state/use-programs.ts';
import { useReach } from './state/use-offline.ts';
import './judge.css';

export interface WorkplaceProps {
  link: string;
  profile: JudgeProfile;
  onLeave: () => void;
  onExpelled: (failure: ApiFailure) => void;
}

export function Workplace({ link, profile, onLeave, onExpelled }: WorkplaceProps) {
  const judge = profile.competitionJudgeInfo;
  const { timeZone } = profile.competitionInfo;
  const { outbox, snapshot, unsentMarks } = useOutbox(judge.guid, link);
  const programs = usePrograms(link);
  const reach = useReach(snapshot);

  // Whichever of the two reaches the server first wakes the other.
  const live = useLiveClient();
  const { connection } = useConnection();
  const isFailing = snapshot.failingSince !== null;
  useEffect(() => {
    if (connection === 'connected') outbox.kick();
  }, [connection, outbox]);
  useEffect(() => {
    if (!isFailing) live.hurry();
  }, [isFailing, live]);

  return (
    <div className="judge">
      <Head profile={profile} reach={reach} />
      {reach.is === 'offline' ? <OfflineBar since={reach.since} unsent={unsentMarks} timeZone={timeZone} /> : null}
      <RefugeBar refuge={snapshot.refuge} isRecovered={snapshot.isRecovered} />
      {programs.chosen ? (
        <SheetScreen
          key={programs.chosen.programGuid}
          link={link}
          programGuid={programs.chosen.programGuid}
          judgeGuid={judge.guid}
          timeZone={timeZone}
          outbox={outbox}
          snapshot={snapshot}
          unsentMarks={unsentMarks}
          onOtherProgram={(programs.list?.length ?? 0) > 1 ? () => programs.choose(null) : null}
          onLeave={onLeave}
          onExpelled={onExpelled}
        />
      ) : (
        <ProgramChoiceScreen programs={programs} title={profile.competitionInfo.title} onExpelled={onExpelled} />
      )}
    </div>
  );
}
