// Makes papers nameless whose performers are erased. A paper stays issued under its number, and its code proves it; it says
// of whoever it is for what strangers have read all along. A reprint says no more.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AnswerTraces } from '@rampa/applications/server';
import { folded, type Guid } from '@rampa/kernel';
import { sql, type Transaction } from '@rampa/platform/server';
import { publicName } from '@rampa/program/domain';
import { ItemTraces } from '@rampa/program/server';
import { keyOfNamed, keyOfTeacher, teacherNames } from '../papers/record-faces.ts';
import { DOCUMENT } from '../persistence/template-tables.ts';

@Injectable()
export class ErasePaperNames implements OnModuleInit {
  constructor(
    private readonly items: ItemTraces,
    private readonly answers: AnswerTraces,
  ) {}

  onModuleInit(): void {
    this.items.register((tx, items, names) => this.ofItems(tx, items, names));
    this.answers.register((tx, applications, said) => this.ofAnswers(tx, applications, said));
  }

  /** Papers of a performance, of its people and of its prizes. */
  private async ofItems(tx: Transaction, items: readonly Guid[], names: readonly string[]): Promise<void> {
    const papers = await tx.query<{ name: string }>(
      `with own as (
         select p.guid, p.recipient, i.guid as item from diplomas.paper p
           join program.v_item i on i.competition_guid = p.competition_guid and split_part(p.record_key, ':', 2) = i.guid::text
          where i.guid = any ($1::uuid[])
       )
       update diplomas.paper p set recipient = p.shown,
              record_key = case when p.record_key like 'person:%' then 'person:' || o.item || ':' || p.guid else p.record_key end
         from own o where p.guid = o.guid returning o.recipient as name`,
      [items],
    );
    const events = await eventsOf(tx, 'select competition_guid as guid from program.v_item where guid = any ($1::uuid[])', items); // prettier-ignore
    await this.forget(tx, events, [...names, ...papers.map(({ name }) => name)]);
    // A teacher whom another performance still names keeps his paper: the program has left him out.
    await tx.query(
      `update diplomas.paper set recipient = shown, record_key = 'teacher:' || guid
        where competition_guid = any ($1::uuid[]) and record_key = any ($2::text[])`,
      [events, names.flatMap(teacherNames).map(keyOfTeacher)],
    );
  }

  private async ofAnswers(tx: Transaction, applications: readonly Guid[], said: readonly string[]): Promise<void> {
    const events = await eventsOf(tx, 'select competition_guid as guid from applications.v_application_head where guid = any ($1::uuid[])', applications); // prettier-ignore
    await this.forget(tx, events, said);
  }

  /** Their names in cases, and where they were typed by hand beside people whom no application names. */
  private async forget(tx: Transaction, events: readonly Guid[], said: readonly string[]): Promise<void> {
    const names = new Set(
      said
        .flatMap((one) => [one, ...teacherNames(one)])
        .filter(isOfPerson)
        .map(folded),
    );
    if (names.size === 0) return;
    await tx.query(
      `delete from diplomas.name_case where name = any ($2::text[])
          and organizer_guid in (select organizer_guid from competitions.v_competition where guid = any ($1::uuid[]))`,
      [events, [...names]],
    );
    const documents = await tx.query<{ guid: Guid; names: string[] }>(
      `select guid, names from diplomas.document where competition_guid = any ($1::uuid[]) and names <> '{}'
        order by guid for update`,
      [events],
    );
    for (const { guid, names: all } of documents) {
      const kept = all.filter((name) => !names.has(folded(name)));
      if (kept.length < all.length)
        await DOCUMENT.update(tx, { guid }, { names: kept, revision: sql('revision + 1'), changedAt: sql('now()') });
    }
    await tx.query(
      `update diplomas.paper set recipient = shown, record_key = 'named:' || guid
        where competition_guid = any ($1::uuid[]) and record_key = any ($2::text[])`,
      [events, [...names].map(keyOfNamed)],
    );
  }
}

/** By the rule of public pages: an institution or a collective is no person, whoever has written it. */
function isOfPerson(name: string): boolean {
  return folded(publicName(name, { kind: 'unknown', peopleCount: 1 })) !== folded(name);
}

async function eventsOf(tx: Transaction, found: string, guids: readonly Guid[]): Promise<Guid[]> {
  const rows = await tx.query<{ guid: Guid }>(found, [guids]);
  return [...new Set(rows.map(({ guid }) => guid))];
}
