import { useState } from 'react';
import type { AnswerOf, CompetitionFieldPriceGetByCompetition, FieldPriceView } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';

export type PricesView = AnswerOf<typeof CompetitionFieldPriceGetByCompetition>;

export interface PriceDraft {
  /** Of the revision that was changed: another one that has come since is refused, not overwritten. */
  version: number;
  prices: readonly FieldPriceView[];
  isDirty: boolean;
  /** Whether it differs from what is saved. */
  isChanged(guid: string): boolean;
  change(guid: string, changes: Partial<FieldPriceView>): void;
  add(of: { field: string; item: string | null; title: string }): string;
  remove(guid: string): void;
  discard(): void;
}

interface Kept {
  version: number;
  prices: readonly FieldPriceView[];
}

export function usePriceDraft(saved: PricesView): PriceDraft {
  const [draft, setDraft] = useState<Kept | null>(null);
  const { version, prices } = draft ?? saved;
  const isDirty = draft !== null && JSON.stringify(draft.prices) !== JSON.stringify(saved.prices);
  const put = (change: (prices: readonly FieldPriceView[]) => readonly FieldPriceView[]) =>
    setDraft((now) => ({ version: (now ?? saved).version, prices: change((now ?? saved).prices) }));
  return {
    ...{ version, prices, isDirty },
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
    discard: () => setDraft(null),
  };
}

const EMPTY = {
  ...{ unit: 'item', price: 0, windows: [], tiers: [], tierScope: 'application', tierGroup: null, tierRank: 0 },
  ...{ bands: [], bandsOf: 'people', freeEvery: null, max: null, peopleElsewhere: null },
  ...{ retention: [], retentionBasis: '' },
} satisfies Partial<FieldPriceView>;
