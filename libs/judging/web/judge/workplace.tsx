// Inside: the outbox runs here whatever is on screen, so that marks leave even while the judge looks elsewhere.

import { lazy, Suspense, useEffect, useState } from 'react';
import {
  OverDrawers,
  titleWithin,
  useConnection,
  useLiveClient,
  usePageTitle,
  type ApiFailure,
} from '@rampa/platform/web/base';
import type { JudgeProfile } from './profile.ts';
import { HandoverDrawers } from './handover/open.tsx';
import type { Handover } from './handover/titles.ts';
import { haveArrived, onArrival } from './handover/inbox.ts';
import { Head } from './parts/head.tsx';
import { OfflineBar, RefugeBar } from './parts/bars.tsx';
import { CallingOver } from './parts/calling-over.tsx';
import { ProgramChoiceScreen } from './parts/program-choice.tsx';
import { SheetScreen } from './sheet-screen.tsx';
import { useCalling } from './state/use-calling.ts';
import { useOutbox } from './state/use-outbox.ts';
import { usePrograms } from './state/use-programs.ts';
import { useReach } from './state/use-offline.ts';
import './judge.css';

/** Once a contest at the most: nobody's first mark pays for it. */
const Ballot = lazy(() => import('./ballot/ballot-later.ts'));

export interface WorkplaceProps {
  link: string;
  profile: JudgeProfile;
  onLeave: () => void;
  onExpelled: (failure: ApiFailure) => void;
}

export function Workplace({ link, profile, onLeave, onExpelled }: WorkplaceProps) {
  // The judge came here by the code of another tablet.
  const [handover, setHandover] = useState<Handover | null>(() => (haveArrived() ? 'take' : null));
  useEffect(() => onArrival(() => setHandover('take')), []);
  const judge = profile.competitionJudgeInfo;
  const { timeZone } = profile.competitionInfo;
  const { outbox, snapshot, unsentMarks } = useOutbox(judge.guid, link);
  const programs = usePrograms(link);
  usePageTitle(titleWithin('Лист оценок', programs.chosen?.title ?? null, profile.competitionInfo.title));
  const calling = useCalling(judge.guid, link, programs);
  const reach = useReach(snapshot);
  // The vote that he has seen open: its end is told.
  const [vote, setVote] = useState(calling.ballot);
  if (calling.ballot && calling.ballot !== vote) setVote(calling.ballot);

  // Outbox and socket: whichever reaches the server first wakes the other.
  const live = useLiveClient();
  const { connection } = useConnection();
  const isFailing = snapshot.failingSince !== null;
  useEffect(() => {
    if (connection === 'connected') outbox.kick();
  }, [connection, outbox]);
  useEffect(() => {
    if (!isFailing) live.hurry();
  }, [isFailing, live]);

  const onPrograms = programs.chosen && (programs.list?.length ?? 0) > 1 ? () => programs.choose(null) : null;

  const go = () => {
    setHandover(null);
    calling.go();
  };
  const over = (isInDrawer: boolean) =>
    calling.call ? <CallingOver call={calling.call} isInDrawer={isInDrawer} onGo={go} onStay={calling.stay} /> : null;

  return (
    <OverDrawers value={over(true)}>
      <div className="judge" data-fits-window>
        {over(false)}
        <Head profile={profile} reach={reach} hasTab={programs.chosen !== null} onPrograms={onPrograms} />
        {reach.is === 'offline' ? (
          <OfflineBar since={reach.since} unsent={unsentMarks} timeZone={timeZone} onGive={() => setHandover('give')} />
        ) : null}
        <RefugeBar {...snapshot} />
        {vote ? (
          <Suspense>
            <Ballot link={link} ballot={vote} isOver={calling.ballot === null} />
          </Suspense>
        ) : null}
        {programs.chosen ? (
          <SheetScreen
            key={programs.chosen.programGuid}
            link={link}
            programGuid={programs.chosen.programGuid}
            judgeGuid={judge.guid}
            timeZone={timeZone}
            goal={calling.goal}
            onArrived={calling.arrived}
            outbox={outbox}
            snapshot={snapshot}
            unsentMarks={unsentMarks}
            isHandingOver={handover !== null}
            onHandover={setHandover}
            onOtherProgram={onPrograms}
            onLeave={onLeave}
            onExpelled={onExpelled}
          />
        ) : (
          <ProgramChoiceScreen
            programs={programs}
            event={profile.competitionInfo}
            onExpelled={onExpelled}
            link={link}
            judgeGuid={judge.guid}
            unsentMarks={unsentMarks}
            onHandover={setHandover}
            onLeave={onLeave}
          />
        )}
        <HandoverDrawers
          open={handover}
          onClose={() => setHandover(null)}
          profile={profile}
          outbox={outbox}
          snapshot={snapshot}
        />
      </div>
    </OverDrawers>
  );
}
