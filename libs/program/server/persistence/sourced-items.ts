// Writes what items take from applications: as many statements for a thousand of them as for one.

import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { groupOfKey, type Taken } from '@rampa/program/domain';
import type { ItemRow } from './program-tables.ts';

/** The words of group fields, as `GroupValues.settle` takes them. */
export function groupWordsOf(taken: Taken): Record<string, string> {
  return Object.fromEntries(
    Object.entries(taken).flatMap(([key, value]) => {
      const field = groupOfKey(key);
      return field === null || !value ? [] : [[field, String(value)] as const];
    }),
  );
}

/** Columns of the taken values that stand in the item itself. */
export function columnsOfTaken(taken: Taken): Partial<ItemRow> {
  const texts = ['performer', 'collective', 'pieceTitle', 'city', 'institution', 'teachers', 'presenterText'] as const;
  return {
    ...Object.fromEntries(texts.flatMap((key) => (key in taken ? [[key, String(taken[key] ?? '')]] : []))),
    ...('duration' in taken ? { durationS: Number(taken.duration) } : {}),
    ...('peopleCount' in taken ? { peopleCount: Number(taken.peopleCount) } : {}),
    ...('nominationGuid' in taken ? { nominationGuid: taken.nominationGuid as Guid | null } : {}),
    ...('participantUserGuid' in taken ? { participantGuid: taken.participantUserGuid as Guid | null } : {}),
  };
}

/** Items that the caller has locked with their program. */
export async function storeSourced(tx: Transaction, items: readonly ItemRow[]): Promise<void> {
  if (items.length === 0) return;
  await tx.query(
    `update program.item i
        set performer = x.performer, collective = x.collective, piece_title = x."pieceTitle", city = x.city,
            institution = x.institution, teachers = x.teachers, presenter_text = x."presenterText",
            duration_s = x."durationS", people_count = x."peopleCount", nomination_guid = x."nominationGuid",
            participant_guid = x."participantGuid", group_values = x."groupValues", is_withdrawn = x."isWithdrawn",
            application_guid = x."applicationGuid", source_block_guid = x."sourceBlockGuid", source = x.source
       from jsonb_to_recordset($1::jsonb) x (guid uuid, performer text, collective text, "pieceTitle" text, city text,
            institution text, teachers text, "presenterText" text, "durationS" int, "peopleCount" int,
            "nominationGuid" uuid, "participantGuid" uuid, "groupValues" jsonb, "isWithdrawn" bool,
            "applicationGuid" uuid, "sourceBlockGuid" uuid, source jsonb)
      where i.guid = x.guid`,
    [JSON.stringify(items)],
  );
}

/** The program's order as it is given: whole numbers for keys. */
export async function storeOrder(tx: Transaction, program: Guid, guids: readonly Guid[]): Promise<void> {
  await tx.query(
    `update program.item i set order_key = n.place
       from unnest($2::uuid[]) with ordinality n (guid, place) where i.guid = n.guid and i.program_guid = $1`,
    [program, guids],
  );
}
