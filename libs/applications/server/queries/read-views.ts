// Of what the organizer's table is put together: fields of the form, how many applications there are, saved views.

import { Injectable } from '@nestjs/common';
import type { AnswerOf, ApplicationView, ApplicationViewGetByCompetition } from '@rampa/contract';
import { applicationView } from '@rampa/contract';
import { SEARCH_MAX, usualFields } from '@rampa/applications/domain';
import { EventForms } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import { namesInLetter } from '@rampa/mailings/domain';
import { Database, type Reader } from '@rampa/platform/server';
import { VIEW } from '../persistence/application-tables.ts';
import { ApplicationPayments } from '../ports/application-payments.ts';
import { authorOf, namesOf } from './authors.ts';
import { IS_CHANGED, IS_UNCHECKED } from './list-applications.ts';
import { sayableFields } from './said-answers.ts';

/** A text is cut at whole letters, none of which has more bytes. */
const LETTER = 4;

@Injectable()
export class ReadViews {
  constructor(
    private readonly database: Database,
    private readonly forms: EventForms,
    private readonly payments: ApplicationPayments,
  ) {}

  of(competition: Guid, seesMoney: boolean): Promise<AnswerOf<typeof ApplicationViewGetByCompetition>> {
    return this.database.snapshot(async (reader) => {
      const form = (await this.forms.of(reader, competition))?.used ?? { blocks: [], fields: [] };
      const { blocks, fields } = form;
      const titles = new Map(blocks.map(({ guid, title }) => [guid, title]));
      const sayable = sayableFields(fields);
      const names = namesInLetter(sayable);
      const [counts] = await reader.query<{
        sent: number;
        others: number;
        withdrawn: number;
        changed: number;
        unchecked: number;
        cut: number;
      }>(
        `select count(*) filter (where a.state = 'Subscribed')::int as sent,
                count(*) filter (where a.state <> 'Subscribed')::int as others,
                count(*) filter (where a.state = 'Unsubscribed')::int as withdrawn,
                count(*) filter (where a.state = 'Subscribed' and ${IS_CHANGED})::int as changed,
                count(*) filter (where ${IS_UNCHECKED})::int as unchecked,
                count(*) filter (where octet_length(a.search) > ${SEARCH_MAX - LETTER})::int as cut
           from applications.application a where a.competition_guid = $1 and a.deleted_at is null`,
        [competition],
      );
      const owing = seesMoney ? await this.payments.paid(reader, competition, false) : null;
      const money = owing && { currency: owing.currency, unpaid: await sentOf(reader, owing.guids) };
      const rows = await reader.query<{ title: string; view: unknown; author: string; updatedAt: Date }>(
        `select ${VIEW.select('v')} from applications.view v where v.competition_guid = $1 order by lower(v.title)`,
        [competition],
      );
      const authors = await namesOf(reader, rows.map(({ author }) => author)); // prettier-ignore
      return {
        counts: counts!,
        money,
        fields: fields.map(({ guid, n, title, blockGuid, kind, bookGuid, isPrivate, tag }) => ({
          ...{ guid, title, block: titles.get(blockGuid) ?? '', kind, referenceBookGuid: bookGuid, isPrivate, tag },
          letterName: names.get(n) ?? null,
        })),
        usualFields: usualFields(form),
        blocks: blocks.map(({ guid, title, isPerformance }) => ({ guid, title, isPerformance })),
        views: rows.map(({ title, view, author, updatedAt }) => ({
          ...{ title, view: read(view), authorName: authorOf(author, authors).name },
          updatedAt: updatedAt.toISOString(),
        })),
      };
    });
  }
}

async function sentOf(reader: Reader, guids: readonly Guid[]): Promise<number> {
  const [row] = await reader.query<{ count: number }>(
    `select count(*)::int as count from applications.application
      where guid = any ($1::uuid[]) and state = 'Subscribed' and deleted_at is null`,
    [guids],
  );
  return row!.count;
}

/** One that an older release has written, and this one does not know any more, narrows nothing. */
function read(view: unknown): ApplicationView {
  const known = applicationView.safeParse(view);
  return known.success ? known.data : applicationView.parse({});
}
