// What each pasted column means: guessed by its heading, corrected by the user.

import { folded } from '@rampa/kernel';
import type { PastedRow } from './read-table.ts';

export const COLUMN_KINDS = [
  'skip',
  'number',
  'performer',
  'performerKind',
  'collective',
  'pieceTitle',
  'authors',
  'nomination',
  'city',
  'institution',
  'teachers',
  'duration',
  'peopleCount',
  'block',
  'presenterText',
  'note',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];
/** `group:<guid>` is one of the event's own group fields. */
export type ColumnUse = ColumnKind | `group:${string}`;

export interface GroupColumn {
  guid: string;
  title: string;
  tag: string;
}

/** Headings of the fields that every contest has, however it calls its own. */
const FIELD_PATTERNS = [
  ['ageCategory', /возраст/],
  ['form', /^форма|состав/],
  ['level', /^уровень|мастерств/],
] as const;
export type FieldTag = (typeof FIELD_PATTERNS)[number][0];

export function fieldTagOf(heading: string): FieldTag | undefined {
  return FIELD_PATTERNS.find(([, pattern]) => pattern.test(folded(heading)))?.[0];
}

export const COLUMN_TITLES: Record<ColumnKind, string> = {
  skip: 'не брать',
  number: '№ выступления',
  performer: 'Исполнитель',
  performerKind: 'Кто это',
  collective: 'Коллектив',
  pieceTitle: 'Произведение',
  authors: 'Авторы',
  nomination: 'Номинация',
  city: 'Город',
  institution: 'Учреждение',
  teachers: 'Педагоги',
  duration: 'Длительность',
  peopleCount: 'Сколько человек',
  block: 'Отделение',
  presenterText: 'Текст ведущего',
  note: 'Примечание',
};

const PATTERNS: [ColumnKind, RegExp][] = [
  ['peopleCount', /^(кол-?во|количество|число) /],
  ['number', /^(№|n|no|номер по порядку|порядковый номер|№ п\/?п|№ выступления|п\/п)\.?$/],
  ['performerKind', /^(кто это|тип|(тип|вид) (исполнителя|участника|участия)|кто выступает)$/],
  ['performer', /исполнител|участник|ф\.?\s?и\.?\s?о|солист|фамили|^имя$/],
  ['collective', /коллектив|ансамбл|студия/],
  ['nomination', /номинац|направлен|жанр/],
  ['duration', /длительн|хронометраж|время|продолжит|(^|[\s,(])мин/],
  ['pieceTitle', /произведен|назван|номер|репертуар|программа|пьеса|песня|танец|постановк/],
  ['authors', /автор|композитор/],
  ['city', /город|населённ|населенн|местност|регион/],
  ['institution', /учрежден|организац|школа|дом культуры/],
  ['teachers', /педагог|руковод|преподават|концертмейстер|балетмейстер|хореограф/],
  ['peopleCount', /кол-?во|количество|человек|чел\b/],
  ['block', /отделени|блок/],
  ['presenterText', /ведущ|текст/],
  ['note', /примечан|коммент/],
];

function useOf(heading: string, groups: readonly GroupColumn[]): ColumnUse {
  const wanted = folded(heading);
  if (wanted === '') return 'skip';
  const tag = fieldTagOf(heading);
  const group = groups.find(({ title }) => folded(title) === wanted) ?? groups.find((one) => one.tag === tag);
  if (group) return `group:${group.guid}`;
  for (const [kind, pattern] of PATTERNS) if (pattern.test(wanted)) return kind;
  const near = groups.find((field) => wanted.includes(folded(field.title).slice(0, 5)));
  return near ? `group:${near.guid}` : 'skip';
}

/** The first row is a heading when at least two of its cells (or its only one) are known column names. */
export function headingOf(rows: readonly PastedRow[], groups: readonly GroupColumn[]): ColumnUse[] | null {
  const first = rows[0];
  if (!first) return null;
  const uses = first.cells.map((cell) => (cell.length > 40 ? 'skip' : useOf(cell, groups)));
  const known = uses.filter((use) => use !== 'skip').length;
  if (known < Math.min(2, first.cells.length) || known === 0) return null;
  return uses.map((use, index) => (use !== 'skip' && uses.indexOf(use) !== index ? 'skip' : use));
}

const TIME = /^\d{1,2}[:.]\d{2}(:\d{2})?$/;

/** Without a heading the column's values decide: numbers, times, order of columns. */
export function guessColumns(rows: readonly PastedRow[]): ColumnUse[] {
  const width = Math.max(0, ...rows.map((row) => row.cells.length));
  const full = rows.filter((row) => row.cells.filter((cell) => cell !== '').length > 1);
  const sample = (full.length > 0 ? full : rows).slice(0, 20);
  const uses: ColumnUse[] = [];
  const rest: ColumnKind[] = ['performer', 'pieceTitle', 'city', 'nomination'];
  for (let column = 0; column < width; column++) {
    const cells = sample.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '');
    const all = (test: (cell: string) => boolean) => cells.length > 0 && cells.every(test);
    if (column === 0 && width > 1 && all((cell) => /^\d{1,5}[а-яa-z]?\.?$/i.test(cell))) uses.push('number');
    else if (all((cell) => TIME.test(cell)) && !uses.includes('duration')) uses.push('duration');
    else uses.push(rest.shift() ?? 'skip');
  }
  return uses;
}
