// What reads an event: made old by every change of it.

import { CompetitionGetFullInfoByGuid, FestivalGetFestivalDetail, FestivalGetFestivals } from '@rampa/contract';

export const EVENT_READS = [FestivalGetFestivalDetail, FestivalGetFestivals, CompetitionGetFullInfoByGuid];
