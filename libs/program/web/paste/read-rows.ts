// Turns pasted rows into items; for every line that cannot become one, a sentence says why.

import { folded, inQuotes, type ItemKind } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';
import { guessPerformerKind } from '@rampa/program/domain';
import { COLUMN_TITLES, type ColumnKind, type ColumnUse } from './columns.ts';
import { isInDoubt, readDuration, settledOf, type Meaning } from './durations.ts';
import { kindByForm, readPerformerKind } from './kinds.ts';
import { knownBlock } from './portions.ts';
import type { NewItem } from './new-item.ts';
import type { PastedRow } from './read-table.ts';
import { toldLength, withoutLength } from './told-length.ts';
import { tooLong } from './too-long.ts';

export interface ReadLine {
  line: number;
  item: NewItem;
  /** Written in the table; the user decides whether an unknown one is added to the book. */
  nomination: string;
}

export interface FaultyLine {
  line: number;
  text: string;
  faults: string[];
}

export interface ReadRows {
  lines: ReadLine[];
  faulty: FaultyLine[];
  /** Nominations missing in the book, in their first spelling. */
  unknownNominations: string[];
  /** Numbers of lines whose performance has no duration. */
  withoutDuration: number[];
}

export interface KnownNomination {
  guid: string;
  title: string;
}

const SERVICE: [ItemKind, RegExp][] = [
  ['pause', /^(технический )?(перерыв|антракт)/i],
  ['award', /^(церемония )?награждени/i],
  ['opening', /^(торжественное )?открыти/i],
  ['sceneTest', /^проба сцены/i],
  ['jury', /^(обсуждение|совещание) (жюри|судей)|^круглый стол/i],
];
/** A line of its own in a table of several columns: «День второй. I отделение». */
const HEADING = /(?<!\p{L})(день|отделение|блок|тур|часть|смена)(?!\p{L})/iu;
const TABLE_COLUMNS = 3;
const BLOCK = /^((i|v|x)+|\d{1,2})[\s-]*(е|ое)?\s+(отделение|блок)|^(отделение|блок)\s+\S+/i;

const CONTROL = /[\u0000-\u001f\u007f]/;

export function sameTitle(left: string, right: string): boolean {
  return folded(left) === folded(right);
}

export interface Known {
  nominations: readonly KnownNomination[];
  numbers: ReadonlySet<string>;
  /** How durations are meant; those that it leaves in doubt are read as missing. */
  meaning: Meaning;
  /** Group fields that say in which form people perform. */
  forms?: ReadonlySet<string>;
  /** Parts of the program. */
  blocks: readonly { block: string }[];
}

export function readRows(rows: readonly PastedRow[], uses: readonly ColumnUse[], known: Known): ReadRows {
  const lines: ReadLine[] = [];
  const faulty: FaultyLine[] = [];
  const unknown: string[] = [];
  const numbers = new Map<string, number>();
  const withoutDuration: number[] = [];
  const settled = settledOf(known.meaning);
  let block = '';

  for (const row of rows) {
    const filled = row.cells.filter((cell) => cell !== '');
    const only = filled.length === 1 ? filled[0]! : null;
    const isHeading = (text: string) =>
      BLOCK.test(text) || (uses.length >= TABLE_COLUMNS && HEADING.test(withoutNames(text)));
    if (only !== null && only.length <= 120 && isHeading(only)) {
      block = knownBlock(only, known.blocks);
      continue;
    }
    const service = SERVICE.find(([, pattern]) => filled.some((cell, index) => index < 2 && pattern.test(cell)));
    const faults: string[] = [];
    const values: Partial<Record<ColumnKind, string>> = {};
    const groupValues: Record<string, string> = {};
    row.cells.forEach((cell, index) => {
      const use = uses[index] ?? 'skip';
      if (cell === '' || use === 'skip') return;
      if (CONTROL.test(cell)) faults.push(`в столбце ${inQuotes(titleOf(use))} недопустимые знаки`);
      else if (use.startsWith('group:')) groupValues[use.slice(6)] = cell;
      else values[use as ColumnKind] = cell;
    });
    if (row.cells.length > uses.length) faults.push('столбцов больше, чем в других строках');

    const item: NewItem = {
      kind: service?.[0] ?? 'performance',
      block: values.block === undefined ? block : knownBlock(values.block, known.blocks),
      groupValues,
    };
    const { number, duration, peopleCount, nomination = '', performer, collective } = values;
    if (service) {
      const title = filled.find((cell) => service[1].test(cell))!;
      // The length stands beside the title, and is changed there.
      item.title = withoutLength(title);
      const told = toldLength(filled.join('; '));
      if (told !== null) item.duration = told;
    } else if (!performer && !collective) faults.push('нет исполнителя');
    else Object.assign(item, { performer: performer ?? collective, collective: performer ? (collective ?? '') : '' });

    if (number !== undefined && !service) {
      const clean = number.replace(/^№\s*/, '').replace(/\.$/, '');
      const before = numbers.get(clean);
      if (known.numbers.has(clean)) faults.push(`№\u00A0${clean} уже есть в программе`);
      else if (before !== undefined) faults.push(`№\u00A0${clean} уже стоит в строке ${before}`);
      else numbers.set(clean, row.line);
      item.number = clean;
    }
    if (duration !== undefined) {
      const seconds = isInDoubt(duration, known.meaning) ? 0 : readDuration(duration, settled);
      if (seconds === null || seconds > 86_400) faults.push(`длительность ${inQuotes(duration)} не похожа на 3:40`);
      else item.duration = seconds;
    }
    if (peopleCount !== undefined) {
      const count = /^\d{1,5}/.exec(peopleCount);
      if (!count || Number(count[0]) > 10_000) faults.push(`${inQuotes(peopleCount)} — не число участников`);
      else item.peopleCount = Number(count[0]);
    }
    for (const kind of ['pieceTitle', 'authors', 'city', 'institution', 'teachers', 'presenterText', 'note'] as const) {
      if (values[kind] !== undefined) item[kind] = values[kind];
    }
    if (!service) {
      const seen = guessPerformerKind(item.performer ?? '', item.peopleCount ?? 0);
      const form = Object.entries(groupValues).find(([field]) => known.forms?.has(field))?.[1] ?? '';
      const guess = seen !== 'unknown' ? seen : performer ? kindByForm(form, performer) : 'collective';
      item.performerKind = (values.performerKind && readPerformerKind(values.performerKind)) || guess;
    }
    if (nomination !== '') {
      const found = known.nominations.find((one) => sameTitle(one.title, nomination));
      if (found) item.nominationGuid = found.guid;
    }
    for (const { field, most } of tooLong(item)) faults.push(`${inQuotes(titleOf(field))}: длиннее ${most} знаков`);

    if (faults.length > 0) {
      faulty.push({ line: row.line, text: listed(...row.cells), faults: [...new Set(faults)] });
    } else {
      if (nomination !== '' && !item.nominationGuid && !unknown.some((one) => sameTitle(one, nomination)))
        unknown.push(nomination);
      if (!service && !item.duration && !(duration && isInDoubt(duration, known.meaning)))
        withoutDuration.push(row.line);
      lines.push({ line: row.line, item, nomination });
    }
  }
  return { lines, faulty, unknownNominations: unknown, withoutDuration };
}

/** «Группа «День и ночь»» is somebody, and no heading. */
const withoutNames = (text: string) => text.replaceAll(/[«"„].*?[»"“]/gu, '');

function titleOf(use: string): string {
  return COLUMN_TITLES[use as ColumnKind] ?? 'Группа';
}
