// The event whose pages a member has open.

import { createContext, useContext } from 'react';
import type { AnswerOf, CompetitionGetFullInfoByGuid } from '@rampa/contract';

export type MemberEvent = AnswerOf<typeof CompetitionGetFullInfoByGuid>;

export const MemberEventContext = createContext<MemberEvent | null>(null);

export function useMemberEvent(): MemberEvent {
  const event = useContext(MemberEventContext);
  if (!event) throw new Error('useMemberEvent needs MemberEventShell above it');
  return event;
}
