import { expect, it } from 'vitest';
import { menuOf } from './menu-entries.ts';

it.each([
  ['Organizer', {}, ['Мои данные', 'Шаблоны рассылок', 'Реквизиты', 'Сотрудники', 'Настройки']],
  ['OrganizerEmployee', { finances: 1 }, ['Мои данные', 'Реквизиты', 'Настройки']],
  ['OrganizerEmployee', { finances: 0, settings: 2 }, ['Мои данные', 'Настройки']],
  ['Member', {}, ['Мои данные', 'Мои участники', 'Реквизиты', 'Настройки']],
  ['Member', { finances: 1 }, ['Мои данные', 'Мои участники', 'Реквизиты', 'Настройки']],
] as const)('%s with %o sees %j', (userType, config, labels) => {
  expect(menuOf({ userType, config }).map(({ label }) => label)).toEqual(labels);
});
