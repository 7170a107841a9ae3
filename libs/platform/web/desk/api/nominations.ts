// The organizer's book «Номинации» and what of it an event uses.

import {
  NominationGetNominationsByCompetition,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  ReferenceBookItemDelete,
} from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { ApiFailure, callApi } from '@rampa/platform/web/base';
import { useRead } from './calls.ts';

const SYSTEM_KEY = 'nominations';

export function useNominations(competitionGuid: string) {
  return useRead(NominationGetNominationsByCompetition, { query: { competitionGuid } });
}

export async function addNominations(titles: readonly string[]): Promise<{ guid: string; title: string }[]> {
  const { collection } = await callApi(ReferenceBookGetByOrganizer, { body: {} });
  const book = collection.find((one) => one.systemKey === SYSTEM_KEY);
  if (!book) throw new Failure('notFound');
  const made = [];
  for (const title of titles) {
    const { guid } = await callApi(ReferenceBookItemCreate, { body: { referenceBookGuid: book.guid, title } });
    made.push({ guid, title });
  }
  return made;
}

/** Those that meanwhile somebody uses stay; answers whether all are gone. */
export async function removeUnusedNominations(guids: readonly string[]): Promise<boolean> {
  let areGone = true;
  for (const referenceBookItemGuid of guids) {
    try {
      await callApi(ReferenceBookItemDelete, { query: { referenceBookItemGuid } });
    } catch (error) {
      if (!(error instanceof ApiFailure && error.code === 'bookItemInUse')) throw error;
      areGone = false;
    }
  }
  return areGone;
}
