// Erases a member who has closed his account from his items, and whoever an erased application names from those that were
// taken from it; the results stay as «Фамилия И.».

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountTraces } from '@rampa/accounts/server';
import { AnswerTraces } from '@rampa/applications/server';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { namesForStrangers, TAKEN_TEXTS, teachersForStrangers, type NamedItem } from '@rampa/program/domain';
import { ItemTraces } from '../ports/item-traces.ts';

type Row = NamedItem & { guid: Guid; program: Guid; competition: Guid; teachers: string };

/** Kept as empty, so that answers erased as well bring no difference. */
const FORGOTTEN = JSON.stringify(Object.fromEntries(TAKEN_TEXTS.map((key) => [key, ''])));

@Injectable()
export class ErasePerformer implements OnModuleInit {
  constructor(
    private readonly traces: AccountTraces,
    private readonly answers: AnswerTraces,
    private readonly items: ItemTraces,
  ) {}

  onModuleInit(): void {
    this.traces.register((tx, account) => this.erase(tx, 'participant_guid', [account]));
    this.answers.register((tx, applications) => this.erase(tx, 'application_guid', applications));
  }

  private async erase(
    tx: Transaction,
    by: 'participant_guid' | 'application_guid',
    whose: readonly Guid[],
  ): Promise<void> {
    const rows = await tx.query<Row>(
      `select guid, program_guid as program, competition_guid as competition, kind, performer, collective, title,
              performer_kind as "performerKind", people_count as "peopleCount", teachers
       from program.item where ${by} = any ($1::uuid[]) order by guid for update`,
      [whose],
    );
    for (const row of rows) {
      const { performer, collective, title } = namesForStrangers(row, false);
      // The presenter's text and the notes name him too, and so does what was taken from his application.
      await tx.query(
        `update program.item set performer = $2, collective = $3, title = $4, teachers = $6, presenter_text = '', note = '',
                source = case when source = '{}' then source else source || $5::jsonb end
         where guid = $1`,
        [row.guid, performer, collective, title, FORGOTTEN, teachersForStrangers(row.teachers)],
      );
      await tx.query(`update program.custom_list_item set said = '{}' where item_guid = $1`, [row.guid]);
      tx.emit(row.competition, 'items.changed', { program: row.program, items: [row.guid] });
    }
    const names = rows.flatMap(({ performer, title }) => [performer, title]).filter((name) => name !== '');
    const teachers = rows.flatMap((row) => namesIn(row.teachers));
    const kept = new Set((await teachersLeft(tx, rows)).flatMap(namesIn));
    const gone = [...new Set(teachers)].filter((name) => !kept.has(name));
    await this.items.erase(tx, rows.map(({ guid }) => guid), [...names, ...gone]); // prettier-ignore
  }
}

/** Of all performances of these events: whoever teaches others as well is still named by them. */
async function teachersLeft(tx: Transaction, rows: readonly Row[]): Promise<string[]> {
  const events = [...new Set(rows.map(({ competition }) => competition))];
  const left = await tx.query<{ teachers: string }>(
    `select distinct teachers from program.item where competition_guid = any ($1::uuid[]) and teachers <> ''`,
    [events],
  );
  return left.map(({ teachers }) => teachers);
}

const namesIn = (teachers: string) =>
  teachers
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean);
