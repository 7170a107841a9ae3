import { FestivalGetFestivalDetail, UserGetShort, type CallDefinition } from '@rampa/contract';

/** What a refusal makes stale: the rights were withdrawn, or the event was archived, since the page has read them. */
export const REREADS: Readonly<Record<string, CallDefinition>> = {
  forbidden: UserGetShort,
  archived: FestivalGetFestivalDetail,
};
