// Ways of looking at the table that everybody who works on the event shares, as buttons beside its title.

import type { ApplicationTableFacts } from '@rampa/contract';
import { FittingButtons } from '@rampa/platform/web/desk';
import { isSameView, savedView, usualViews } from './usual-views.ts';
import type { Applications } from './use-applications.ts';

export interface ViewsProps {
  facts: ApplicationTableFacts;
  table: Applications;
}

export function Views({ facts, table: { list, zone, open } }: ViewsProps) {
  const { filters } = list.asked;
  const on = savedView(facts, filters, zone);
  const usual = usualViews(facts, filters).map(({ title, count, filters: own }) => ({
    ...{ title, count, isOn: isSameView(filters, own), press: () => list.change({ filters: own }) },
  }));
  const saved = facts.views.map((one) => ({ title: one.title, isOn: one === on, press: () => open(one.view) }));
  return <FittingButtons label="Виды таблицы" buttons={[...usual, ...saved]} />;
}
