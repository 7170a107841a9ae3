import { expect, it } from 'vitest';
import { closingFacts } from './closing.ts';

it('an organizer reads of his events and employees before he closes his account, and a member reads of neither', () => {
  const told = JSON.stringify(closingFacts('Organizer'));
  expect(told).toMatch(/мероприятия в архив/);
  expect(told).toMatch(/Сотрудники больше не войдут/);
  for (const other of ['Member', 'OrganizerEmployee'] as const)
    expect(JSON.stringify(closingFacts(other))).not.toMatch(/мероприяти|Сотрудник/);
});
