import type { PrizeGiver } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { filled, optional, required, table } from '@rampa/platform/server';

export const ORGANIZER_PRIZE = table('judging.organizer_prize', {
  guid: required<Guid>('uuid'),
  organizerGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  description: filled<string>('text'),
  createdAt: filled<Date>('timestamptz'),
});

export const SPECIAL_PRIZE = table('judging.special_prize', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  libraryGuid: optional<Guid>('uuid'),
  title: required<string>('text'),
  description: filled<string>('text'),
  giver: required<PrizeGiver>('text'),
  giverName: filled<string>('text'),
  judgeGuid: optional<Guid>('uuid'),
  copies: optional<number>('int4'),
  position: filled<number>('int4'),
});

export const GIVEN_PRIZE = table('judging.given_prize', {
  prizeGuid: required<Guid>('uuid'),
  itemGuid: required<Guid>('uuid'),
  givenAt: filled<Date>('timestamptz'),
});
