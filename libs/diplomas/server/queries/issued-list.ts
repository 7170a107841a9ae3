// Who gets a paper of a template and who has it.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, DocumentListGetApplicatiionsByDocument, QueryOf } from '@rampa/contract';
import { isFound } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { PaperRecords, RESERVE } from '../papers/paper-records.ts';
import { papersOf, paperView } from '../persistence/issued-papers.ts';
import { templateOf } from '../persistence/templates.ts';

type Answer = AnswerOf<typeof DocumentListGetApplicatiionsByDocument>;
type Row = Answer['collection'][number];
type Asked = QueryOf<typeof DocumentListGetApplicatiionsByDocument>;

@Injectable()
export class IssuedList {
  constructor(
    private readonly database: Database,
    private readonly records: PaperRecords,
  ) {}

  /** Whoever has a paper and is no record any more (withdrawn from the program) stands at the end. Failure notFound. */
  async page(scope: Scope, asked: Asked): Promise<Answer> {
    const { competition } = eventOf(scope);
    const document = await templateOf(this.database, competition, asked.competitionDocumentGuid);
    const { event, records } = await this.records.of(competition, document);
    const papers = Map.groupBy(await papersOf(this.database, document.guid), ({ recordKey }) => recordKey);
    const rows = records.map(({ key, name, detail, application, item, prize, isReady }): Row => {
      const own = papers.get(key) ?? [];
      papers.delete(key);
      return {
        ...{ key, name, detail, applicationGuid: application, itemGuid: item, specialPrizeGuid: prize, isReady },
        ...papersIn(own.map((paper) => ({ at: paper.withdrawnAt, view: paperView(event, paper) }))),
      };
    });
    for (const [key, own] of papers) {
      const isBlank = key.startsWith(RESERVE);
      const detail = isBlank ? 'запас' : GONE;
      // A spoiled blank is printed no more.
      const isReady = isBlank && own.some(({ withdrawnAt }) => withdrawnAt === null);
      rows.push({
        ...{
          key,
          name: own[0]!.recipient,
          detail,
          applicationGuid: null,
          itemGuid: null,
          specialPrizeGuid: null,
          isReady,
        },
        ...papersIn(own.map((paper) => ({ at: paper.withdrawnAt, view: paperView(event, paper) }))),
      });
    }
    const found = rows.filter((row) => isIn(row, asked.state) && isSought(row, asked.searchText)).toSorted(by(asked));
    if (asked.sort === 'order' && asked.isDescending) found.reverse();
    const from = (asked.pageNumber - 1) * asked.pageSize;
    return { collection: found.slice(from, from + asked.pageSize), totalCount: found.length };
  }
}

const GONE = 'больше не в списке';

function papersIn(
  own: readonly { at: Date | null; view: NonNullable<Row['paper']> }[],
): Pick<Row, 'paper' | 'withdrawn'> {
  return {
    paper: own.find(({ at }) => at === null)?.view ?? null,
    withdrawn: own.filter(({ at }) => at !== null).map(({ view }) => view),
  };
}

function isIn({ paper, withdrawn }: Row, state: Asked['state']): boolean {
  if (state === 'issued') return paper !== null;
  if (state === 'waiting') return paper === null;
  return state === 'withdrawn' ? withdrawn.length > 0 : true;
}

function isSought({ name, detail, paper, withdrawn }: Row, words: string | undefined): boolean {
  const numbers = [paper, ...withdrawn].flatMap((one) => one?.number ?? []);
  return words === undefined || words === '' || isFound(words, [name, detail, ...numbers].join(' '));
}

const COLLATOR = new Intl.Collator('ru', { numeric: true });

function by({ sort, isDescending }: Asked): (a: Row, b: Row) => number {
  const turn = isDescending ? -1 : 1;
  if (sort === 'name') return (a, b) => turn * COLLATOR.compare(a.name, b.name);
  if (sort === 'number') return (a, b) => turn * COLLATOR.compare(a.paper?.number ?? '', b.paper?.number ?? '');
  return () => 0;
}
