import { expect, it } from 'vitest';
import names from '../../kernel/testing/real-names/names.json' with { type: 'json' };
import { usualCase } from './name-case.ts';

it.each([
  ['МЕЛЬНИКОВА Арина', 'Мельникова Арина'],
  ['МЕЛЬНИКОВА АРИНА', 'Мельникова Арина'],
  ['иванова мария', 'Иванова Мария'],
  ['О’НИЛ МАРИЯ', 'О’Нил Мария'],
  ['ТЕР-АВАНЕСЯН АННА-МАРИЯ', 'Тер-Аванесян Анна-Мария'],
  ['ГАСАН-ЗАДЕ ФАРИД ЭЛЬШАД ОГЛЫ', 'Гасан-заде Фарид Эльшад оглы'],
  ['МЕЛЬНИКОВА Арина/воронов степан', 'Мельникова Арина/Воронов Степан'],
  ['Дуэт: СОКОЛОВА Ева + Соколов Лев', 'Дуэт: Соколова Ева + Соколов Лев'],
])('«%s» is offered as «%s»', (typed, usual) => {
  expect(usualCase(typed)).toBe(usual);
  expect(usualCase(usual)).toBeNull();
});

it('leaves alone what is written as names are, collectives, and initials', () => {
  const wrong = new Set(['МЕЛЬНИКОВА Арина', 'иванова мария']);
  for (const name of [...names.performers, ...names.collectives]) {
    if (!wrong.has(name)) expect(usualCase(name), name).toBeNull();
  }
  for (const name of ['Иванова М.А.', 'BALLET CAMARA AFRO DANCE', 'ансамбль «Мария»', '']) {
    expect(usualCase(name), name).toBeNull();
  }
});
