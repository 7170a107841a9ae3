import { Injectable } from '@nestjs/common';
import type { AnswerOf, ApplicationFormGetImpact, BodyOf } from '@rampa/contract';
import {
  concerned,
  edited,
  formFaults,
  ImpactSum,
  missingBlocks,
  touchedAnswers,
  usedForm,
  type Edit,
} from '@rampa/forms/domain';
import { newGuid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { FormRows } from '../persistence/form-rows.ts';
import { FormAnswers } from '../ports/form-answers.ts';
import { FormBooksReader } from './form-books.ts';

type Impact = AnswerOf<typeof ApplicationFormGetImpact>;

/** Applications that are named one by one. */
const NAMED = 100;

/** What deeds would do to the answers that there are. Nothing is written, and a form that would be refused is told so. */
@Injectable()
export class FormImpact {
  constructor(
    private readonly database: Database,
    private readonly rows: FormRows,
    private readonly books: FormBooksReader,
    private readonly answers: FormAnswers,
  ) {}

  async of({ organizer }: Scope, { formGuid, edits }: BodyOf<typeof ApplicationFormGetImpact>): Promise<Impact> {
    const kept = await this.rows.byGuid(this.database, organizer!, formGuid);
    const after = edited(kept.whole, edits as readonly Edit[], newGuid);
    const { before: was, after: is } = concerned(usedForm(kept.whole), usedForm(after));
    const formBlocks = [...new Set([...was.blocks, ...is.blocks].map(({ guid }) => guid))];
    const [sum, applications] = [new ImpactSum(), [] as Impact['applications']];
    for await (const portion of this.answers.portions(this.database, kept.competitionGuid, formBlocks)) {
      for (const { guid, number, title, facts, blocks } of portion) {
        const touched = touchedAnswers(was, is, [...blocks, ...missingBlocks(is, blocks, newGuid)], facts);
        sum.add(touched);
        if (touched.length > 0 && applications.length < NAMED)
          applications.push({ guid, number, title, values: touched.length });
      }
    }
    return {
      applicationCount: (await this.answers.count(this.database, kept.competitionGuid)) ?? 0,
      touchedApplications: sum.applications,
      touchedValues: sum.values,
      fields: sum.fields(),
      applications,
      faults: formFaults(after, await this.books.of(this.database, organizer!, after)),
    };
  }
}
