// Both sheets of a hand-over, and the one at the closed door: a file of their own, loaded before it is needed.

import { Drawer } from '@rampa/platform/web/base';
import { giveAway, takeBack, takeOver, type Entry, type Outbox, type OutboxSnapshot } from '../outbox/index.ts';
import type { JudgeProfile } from '../profile.ts';
import { Give } from './give.tsx';
import { HANDOVER_TITLES, type Handover } from './titles.ts';
import { Take } from './take.tsx';

export interface HandoverDrawersProps {
  open: Handover | null;
  onClose: () => void;
  profile: JudgeProfile;
  outbox: Outbox;
  snapshot: OutboxSnapshot;
}

export function HandoverDrawers({ open, onClose, profile, outbox, snapshot }: HandoverDrawersProps) {
  const { competitionInfo, competitionJudgeInfo } = profile;
  const { timeZone } = competitionInfo;
  const judgeGuid = competitionJudgeInfo.guid;
  return (
    <>
      <Drawer isOpen={open === 'give'} onClose={onClose} title={HANDOVER_TITLES.give}>
        <Give
          judgeGuid={judgeGuid}
          entries={snapshot.entries}
          timeZone={timeZone}
          onGiveAway={(guids) => void giveAway(outbox, guids)}
          onTakeBack={() => void takeBack(outbox)}
        />
      </Drawer>
      <Drawer isOpen={open === 'take'} onClose={onClose} title={HANDOVER_TITLES.take}>
        <Take
          competitionGuid={competitionInfo.guid}
          judgeGuid={judgeGuid}
          timeZone={timeZone}
          onTake={(entries) => takeOver(outbox, entries)}
          onClose={onClose}
        />
      </Drawer>
    </>
  );
}

export interface DoorDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  judgeGuid: string;
  entries: readonly Entry[];
}

/** Nobody is signed in: they can be shown and nothing else. */
export function DoorDrawer({ isOpen, onClose, judgeGuid, entries }: DoorDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={HANDOVER_TITLES.give}>
      <Give judgeGuid={judgeGuid} entries={entries} timeZone={undefined} onGiveAway={null} onTakeBack={null} />
    </Drawer>
  );
}
