import type { SectionActions } from '@rampa/contract';
import { SECTIONS } from '@rampa/kernel';
import { expect, it } from 'vitest';
import { accessText, configIn, ownIn } from './access-words.ts';

const config = (given: Partial<SectionActions> = {}, rest: 0 | 1 | 2 = 0): SectionActions =>
  ({ ...Object.fromEntries(SECTIONS.map((section) => [section, rest])), ...given }) as SectionActions;
const modules = SECTIONS.map((section) => ({ section, title: section.toUpperCase(), note: '' }));

it('rights are told as what he changes and what he sees', () => {
  expect(accessText(config(), modules)).toBe('Разделы пока не открыты');
  expect(accessText(config({}, 2), modules)).toBe('Все разделы: менять');
  expect(accessText(config({}, 1), modules)).toBe('Все разделы: смотреть');
  expect(accessText(config({ program: 2, protocol: 1, diplomas: 1 }), modules)).toBe(
    'Меняет: program; смотрит: protocol, diplomas',
  );
  expect(accessText(config({ program: 1 }), modules)).toBe('Смотрит: program');
});

it('an event’s own rights hold there instead of the common ones', () => {
  const access = { all: config({ program: 1 }), events: [{ competitionGuid: 'a', config: config({ settings: 2 }) }] };
  const employee = { access } as Parameters<typeof configIn>[0];
  expect([configIn(employee, 'a'), configIn(employee, 'b'), configIn(employee, null)]).toEqual([
    ...[config({ settings: 2 }), config({ program: 1 }), config({ program: 1 })],
  ]);
  expect([ownIn(employee, 'b'), ownIn(employee, null)]).toEqual([null, access.all]);
});
