import { expect, it } from 'vitest';
import { menuOf } from './menu-entries.ts';

it.each([
  ['Organizer', {}, ['Мои данные', 'Шаблоны рассылок', 'Реквизиты', 'Сотрудники']],
  ['OrganizerEmployee', { finances: 1 }, ['Мои данные', 'Реквизиты']],
  ['OrganizerEmployee', { finances: 0, settings: 2 }, ['Мои данные']],
  ['Member', {}, ['Мои данные']],
  ['Member', { finances: 1 }, ['Мои данные', 'Реквизиты']],
] as const)('%s with %o sees %j', (userType, config, labels) => {
  expect(menuOf({ userType, config }).map(({ label }) => label)).toEqual(labels);
});
