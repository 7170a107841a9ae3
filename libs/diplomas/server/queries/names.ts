// The names of a template's papers in the cases that it asks for.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, DesignerGetNames } from '@rampa/contract';
import { CASE_FIELDS, placeholdersIn } from '@rampa/diplomas/domain';
import { folded, NAME_CASES, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { offeredCase } from '../papers/offered-case.ts';
import { PaperRecords } from '../papers/paper-records.ts';
import { casesOf } from '../persistence/name-cases.ts';
import { boxesOf, templateOf } from '../persistence/templates.ts';

@Injectable()
export class Names {
  constructor(
    private readonly database: Database,
    private readonly records: PaperRecords,
  ) {}

  /** Each name once, in the order of the papers. Failure notFound. */
  async of(scope: Scope, guid: Guid): Promise<AnswerOf<typeof DesignerGetNames>> {
    const { competition, organizer } = eventOf(scope);
    const document = await templateOf(this.database, competition, guid);
    const texts = (await boxesOf(this.database, guid)).flatMap((box) => (box.kind === 'text' ? [box.text] : []));
    const fields = new Set(texts.flatMap((text) => placeholdersIn(text).fields));
    const cases = NAME_CASES.filter((wordCase) => fields.has(CASE_FIELDS[wordCase]));
    if (cases.length === 0) return { cases, names: [] };
    const { records } = await this.records.of(competition, document);
    const names = new Map(records.map(({ facts }) => [folded(facts.recipient), facts.recipient]));
    const known = await casesOf(this.database, organizer, [...names.keys()]);
    return {
      cases,
      names: [...names.values()].map((name) => ({
        name,
        forms: cases.map((wordCase) => ({
          ...{ wordCase, offer: offeredCase(name, wordCase), said: known.of(name, wordCase) },
        })),
      })),
    };
  }
}
