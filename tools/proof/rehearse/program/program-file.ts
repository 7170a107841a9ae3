// Real programs out of files: lists of items with a stage, a start and an end; contests with who sang or played in which
// order; concerts told line by line; titles alone.

import { readFileSync } from 'node:fs';
import { visibleText } from '@rampa/contract';

export interface GivenItem {
  /** Without what nobody sees: the product takes no such signs either. */
  performer: string;
  pieceTitle: string;
  city: string;
  /** Milliseconds by the clock on the wall; null: the file gives an order alone. */
  startMs: number | null;
  endMs: number | null;
}

/** What one stage plays one after another. */
export interface GivenProgram {
  title: string;
  place: string;
  items: readonly GivenItem[];
}

export interface GivenFestival {
  title: string;
  /** yyyy-mm-dd */
  days: readonly string[];
  programs: readonly GivenProgram[];
}

interface TimedRow {
  day: string;
  start: string;
  end: string;
  stage: string;
  performer: string;
  country?: string;
}

interface Year {
  year: number;
  arena: string;
  city: string;
  contestants: readonly { id: number; country: string; artist: string; song: string }[];
}

interface Division {
  contest: string;
  year: number | string;
  division: string;
  performances: readonly { band: string; pieces: readonly { title: string }[] }[];
}

interface Concert {
  date: string;
  venue: string;
  lines: readonly string[];
}

/** Throws an Error that says what of the file is no program. */
export function readProgramFile(file: string): GivenFestival {
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const lists = Array.isArray(given)
    ? given
    : Object.values(given as object)
        .filter((one) => Array.isArray(one))
        .flat();
  const [first] = lists as Record<string, unknown>[];
  if (first && typeof first.start === 'string' && typeof first.stage === 'string') return timed(lists as TimedRow[]);
  if (first && Array.isArray(first.contestants)) return sung(lists as Year[]);
  if (first && Array.isArray(first.performances)) return played(lists as Division[]);
  if (first && Array.isArray(first.lines)) return told(lists as Concert[]);
  if (first && typeof first.title === 'string') return titled(lists as { title: string }[]);
  throw new Error(`${file}: нет ни пунктов со сценой и временем, ни конкурсов с участниками.`);
}

/** Stages play several things at once: what overlaps goes into a program of its own. */
function timed(rows: readonly TimedRow[]): GivenFestival {
  const ofStage = Map.groupBy(rows, ({ day, stage }) => `${day} ${stage}`);
  const programs = [...ofStage].flatMap(([, all]) => {
    const { day, stage } = all[0]!;
    const items = all
      .map((row) => ({ ...row, startMs: wallMs(row.start), endMs: wallMs(row.end) }))
      .toSorted((one, other) => one.startMs - other.startMs || one.endMs - other.endMs);
    const lanes: (typeof items)[] = [];
    for (const item of items) {
      const free = lanes.find((lane) => lane.at(-1)!.endMs <= item.startMs);
      if (free) free.push(item);
      else lanes.push([item]);
    }
    return lanes.map((lane, at) => ({
      title: `${day} ${stage}${at === 0 ? '' : ` (${at + 1})`}`,
      place: stage,
      items: lane.map(({ performer, country = '', startMs, endMs }) => ({
        ...{ performer: visibleText(performer), pieceTitle: '', city: visibleText(country), startMs, endMs },
      })),
    }));
  });
  return { title: 'Программа по сценам', days: [...new Set(rows.map(({ day }) => day))].toSorted(), programs };
}

function sung(years: readonly Year[]): GivenFestival {
  return {
    title: 'Конкурсы по годам',
    days: ['2018-08-08'],
    programs: years.map(({ year, arena, city, contestants }) => ({
      title: `${year} ${city}`,
      place: arena,
      items: contestants.map(({ artist, song, country }) => ({
        ...{ performer: visibleText(artist), pieceTitle: visibleText(song), city: country, startMs: null, endMs: null },
      })),
    })),
  };
}

/** Divisions of a year's contest. */
function played(divisions: readonly Division[]): GivenFestival {
  return festival(
    'Конкурсы оркестров',
    divisions.map(({ contest, year, division, performances }) => ({
      title: `${contest} ${year}, ${division}`,
      place: '',
      items: performances.map(({ band, pieces }) => inOrder(band, pieces.map(({ title }) => title).join('; '))),
    })),
  );
}

/** Each line of a concert as an item, whatever it says: long names, quotes and dashes are what these are for. */
function told(concerts: readonly Concert[]): GivenFestival {
  return festival(
    'Концерты',
    concerts.map(({ date, venue, lines }) => ({
      title: `${date} ${venue}`.slice(0, 300),
      place: venue.slice(0, 200),
      items: lines.map((line) => inOrder(line)),
    })),
  );
}

function titled(rows: readonly { title: string }[]): GivenFestival {
  return festival('Названия', [{ title: 'По порядку', place: '', items: rows.map(({ title }) => inOrder(title)) }]);
}

function festival(title: string, programs: readonly GivenProgram[]): GivenFestival {
  const filled = programs.map((program) => ({
    ...program,
    items: program.items.filter(({ performer }) => performer !== ''),
  }));
  return { title, days: ['2018-08-08'], programs: filled.filter(({ items }) => items.length > 0) };
}

/** Longest text that an item's field takes. */
const LONGEST = 300;

function inOrder(performer: string, pieceTitle = ''): GivenItem {
  const own = (text: string) => visibleText(text).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST).trim();
  return { performer: own(performer), pieceTitle: own(pieceTitle), city: '', startMs: null, endMs: null };
}

/** «2018-08-08 23:00:00», whatever the zone. */
function wallMs(text: string): number {
  const ms = Date.parse(`${text.replace(' ', 'T')}Z`);
  if (Number.isNaN(ms)) throw new Error(`Это не время: ${text}`);
  return ms;
}
