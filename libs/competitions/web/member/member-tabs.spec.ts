import { expect, it } from 'vitest';
import { memberTabs } from './member-tabs.ts';

const closed = (given: Parameters<typeof memberTabs>[0]) =>
  memberTabs(given)
    .filter((tab) => tab.closed !== undefined)
    .map(({ label }) => label);

it('a member has four tabs, and the papers of money only where the event keeps them', () => {
  const hasPage = () => true;
  expect(memberTabs({ useFinances: true, hasPage }).map(({ label }) => label)).toEqual([
    'Положения и списки',
    'Заявки',
    'Финансовые документы',
    'Результаты',
  ]);
  expect(closed({ useFinances: true, hasPage })).toEqual([]);
  expect(closed({ useFinances: false, hasPage })).toEqual(['Финансовые документы']);
  const onlyResults = { useFinances: true, hasPage: (to: string) => to === 'results' };
  expect(closed(onlyResults)).toEqual(['Финансовые документы']);
  expect(memberTabs(onlyResults).map(({ to }) => to)).toEqual(['', 'payments', 'results']);
});
