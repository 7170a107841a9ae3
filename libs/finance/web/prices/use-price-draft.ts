// The prices as they are being changed: a form of the kit, saved as one revision.

import { useState } from 'react';
import {
  CompetitionFieldPriceUpdate,
  rulesOf,
  type AnswerOf,
  type CompetitionFieldPriceGetByCompetition,
  type FieldPriceView,
  type TouchedApplications,
} from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { tell, useSendForm, type AnyForm } from '@rampa/platform/web/desk';

export type PricesView = AnswerOf<typeof CompetitionFieldPriceGetByCompetition>;
type Reach = 'new' | 'all';

export interface PriceDraft {
  form: AnyForm;
  /** Of the revision that was changed: another one that has come since is refused, not overwritten. */
  version: number;
  prices: readonly FieldPriceView[];
  isDirty: boolean;
  /** Whether it differs from what is saved. */
  isChanged(guid: string): boolean;
  change(guid: string, changes: Partial<FieldPriceView>): void;
  add(of: { field: string; item: string | null; title: string }): string;
  remove(guid: string): void;
  /** Saving waits until it is said whom the prices are for. */
  question: Question | null;
}

interface Question {
  touched: TouchedApplications;
  choose(reach: Reach): void;
  close(): void;
}

interface Kept {
  version: number;
  prices: FieldPriceView[];
}

export function usePriceDraft(competitionGuid: string, saved: PricesView): PriceDraft {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (touched: TouchedApplications) =>
    new Promise<Reach>((resolve, reject) => {
      const put = (then: () => void) => {
        setQuestion(null);
        then();
      };
      setQuestion({
        touched,
        choose: (reach) => put(() => resolve(reach)),
        close: () => put(() => reject(new DOMException('Saving was put off', 'AbortError'))),
      });
    });
  const form = useSendForm<Kept, AnswerOf<typeof CompetitionFieldPriceUpdate>>({
    values: { version: saved.version, prices: saved.prices },
    follows: 'untouched',
    rules: { of: rulesOf(CompetitionFieldPriceUpdate), body: (said) => bodyOf(said, 'new', false) },
    writes: [CompetitionFieldPriceUpdate],
    async send(said) {
      const query = { competitionGuid };
      const hasSent = saved.applications.some(({ count }) => count > 0);
      const body = bodyOf(said, hasSent ? 'all' : 'new', false);
      const tried = await callApi(CompetitionFieldPriceUpdate, { query, body });
      if (tried.isSaved || !tried.touched) return tried;
      const reach = await ask(tried.touched);
      return callApi(CompetitionFieldPriceUpdate, { query, body: bodyOf(said, reach, reach === 'all') });
    },
    ...(question ? { stop: question.close } : {}),
    onSaved({ version: made }) {
      tell(`Сохранена редакция ${made}`);
    },
    lost: 'Цены ещё не сохранены и пропадут.',
  });
  const { version, prices } = form.useValues();
  const put = (change: (all: readonly FieldPriceView[]) => FieldPriceView[]) =>
    form.put({ prices: change(form.values().prices) });
  return {
    ...{ form, version, prices, question, isDirty: form.isDirty() },
    isChanged(guid) {
      const of = (all: readonly FieldPriceView[]) =>
        JSON.stringify(all.find(({ competitionFieldPriceGuid }) => competitionFieldPriceGuid === guid));
      return of(prices) !== of(saved.prices);
    },
    change: (guid, changes) =>
      put((all) => all.map((one) => (one.competitionFieldPriceGuid === guid ? { ...one, ...changes } : one))),
    add({ field, item, title }) {
      const guid = newGuid();
      put((all) => [...all, { ...EMPTY, ...{ competitionFieldPriceGuid: guid, competitionFieldGuid: field }, referenceBookItemGuid: item, title }]); // prettier-ignore
      return guid;
    },
    remove: (guid) => put((all) => all.filter(({ competitionFieldPriceGuid }) => competitionFieldPriceGuid !== guid)),
  };
}

function bodyOf({ version, prices }: Kept, applyTo: Reach, confirm: boolean) {
  return { version, prices: prices.map(({ title: _, ...price }) => price), applyTo, confirm };
}

const EMPTY = {
  ...{ unit: 'item', price: 0, windows: [], tiers: [], tierScope: 'application', tierGroup: null, tierRank: 0 },
  ...{ bands: [], bandsOf: 'people', freeEvery: null, max: null, peopleElsewhere: null },
  ...{ retention: [], retentionBasis: '' },
} satisfies Partial<FieldPriceView>;
