// What a sheet is given, whatever has become of it.

import type { ApiFailure } from '@rampa/platform/web/base';
import type { Outbox, OutboxSnapshot } from './outbox/index.ts';
import type { Handover } from './handover/titles.ts';
import type { Goal } from './state/use-calling.ts';

export interface SheetScreenProps {
  link: string;
  programGuid: string;
  judgeGuid: string;
  timeZone: string;
  /** Where he is being led. */
  goal: Goal | null;
  onArrived: () => void;
  outbox: Outbox;
  snapshot: OutboxSnapshot;
  unsentMarks: number;
  /** Another sheet lies over this one. */
  isHandingOver: boolean;
  onHandover: (which: Handover) => void;
  onOtherProgram: (() => void) | null;
  onLeave: () => void;
  onExpelled: (failure: ApiFailure) => void;
}
