// The organizer's book «Номинации», as a pasted program needs it.

import {
  NominationGetNominationsByCompetition,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemArchive,
  ReferenceBookItemCreate,
  ReferenceBookItemDelete,
  ReferenceBookItemGetByReferenceBookGuid,
} from '@rampa/contract';
import { Failure, folded } from '@rampa/kernel';
import { ApiFailure, callApi } from '@rampa/platform/web/base';
import { useRead } from '@rampa/platform/web/desk';

const SYSTEM_KEY = 'nominations';

export function useNominations(competitionGuid: string) {
  return useRead(NominationGetNominationsByCompetition, { query: { competitionGuid } });
}

async function nominationsBook(): Promise<string> {
  const { collection } = await callApi(ReferenceBookGetByOrganizer, { body: {} });
  const book = collection.find((one) => one.systemKey === SYSTEM_KEY);
  if (!book) throw new Failure('notFound');
  return book.guid;
}

/** An existing line is taken from the book, from its archive too; only created lines are deleted by undo (`isNew`). */
export async function addNominations(
  titles: readonly string[],
): Promise<{ guid: string; title: string; isNew: boolean }[]> {
  const query = { referenceBookGuid: await nominationsBook() };
  const known = await callApi(ReferenceBookItemGetByReferenceBookGuid, { query });
  const made = [];
  for (const title of titles) {
    const item = known.find((one) => folded(one.title) === folded(title));
    if (item?.isArchived) {
      await callApi(ReferenceBookItemArchive, { body: { referenceBookItemGuids: [item.guid], isArchived: false } });
    }
    const { guid } = item ?? (await callApi(ReferenceBookItemCreate, { body: { ...query, title } }));
    made.push({ guid, title, isNew: item === undefined });
  }
  return made;
}

/** Lines that somebody uses meanwhile stay; returns whether all are gone. */
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
