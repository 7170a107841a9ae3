// The organizer's book «Номинации» and what of it an event uses.

import {
  NominationGetNominationsByCompetition,
  ReferenceBookChangeEventSet,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
} from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { useRead, type Send } from '@rampa/platform/web/desk';

const SYSTEM_KEY = 'nominations';

export function useNominations(competitionGuid: string) {
  return useRead(NominationGetNominationsByCompetition, { query: { competitionGuid } });
}

export async function nominationsBook(): Promise<string> {
  const { collection } = await callApi(ReferenceBookGetByOrganizer, { body: {} });
  const book = collection.find((one) => one.systemKey === SYSTEM_KEY);
  if (!book) throw new Failure('notFound');
  return book.guid;
}

/** A title that the book has already is refused. If the event has a choice of its own, the new line joins it. */
export async function addNomination(competitionGuid: string, title: string, write: Send): Promise<void> {
  const referenceBookGuid = await nominationsBook();
  const { guid } = await write(ReferenceBookItemCreate, { body: { referenceBookGuid, title } });
  await write(ReferenceBookChangeEventSet, {
    query: { competitionGuid },
    body: { referenceBookGuid, offeredGuids: [guid] },
  });
}
