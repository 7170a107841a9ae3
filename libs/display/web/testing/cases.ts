// Scenes of the hall with names that festivals really write. `brief`: every two extremes of a scene side by side.
// `sample`: every name in every scene, many times, beside other names each time. All combinations would be millions of
// pictures.

import type { DisplayView } from '@rampa/contract';
import { nominationOnScreen } from '@rampa/display/domain';
import { eventOnScreen, shortNames, type DisplayScene } from '@rampa/kernel';

export type Extent = 'brief' | 'sample';

export interface RealNames {
  events: string[];
  nominations: string[];
  ages: string[];
  forms: string[];
  performers: string[];
  collectives: string[];
  pieces: string[];
  places: string[];
  institutions: string[];
  judges: { name: string }[];
}

export interface HallCase {
  label: string;
  scene: DisplayScene;
  choice: Choice;
  view: DisplayView;
  mustBeThere: string[];
  /** What may give way, in the order in which it does. */
  mayGo: string[];
}

export interface Choice {
  event: string;
  nomination: string;
  age: string;
  form: string;
  performer: string;
  institution: string;
  place: string;
  piece: string;
  number: string;
  judges: string[];
  total: string;
  title: string;
  block: string;
}

const TITLES = ['Лауреат I степени', 'Специальный приз жюри за сохранение народных традиций', ''];
const NUMBERS = ['7', '118', '1024'];
const BLOCKS = ['', 'II отделение', 'Отделение духовых и ударных инструментов, младшая группа'];
const TOTALS = ['9,00', '100,00', '1234,56'];
const NOTE = 'Зачёркнуты высшая и низшая; итог — среднее трёх';
const UNTIL = '2027-01-15T10:40:00.000Z';
/** «Соло» */
const SHORT = 6;
const SCENES = ['logo', 'current', 'next', 'judging', 'result', 'leaders', 'pause', 'message'] as const;

/** The longest, the shortest, and the one with the longest word: the hard cases of a layout. */
function extremes(texts: readonly string[]): string[] {
  const by = (length: (text: string) => number) => texts.toSorted((a, b) => length(b) - length(a));
  const word = (text: string) => Math.max(...text.split(/\s/).map((one) => one.length));
  const all = by((text) => text.length);
  return [...new Set([all[0]!, all.at(-1)!, by(word)[0]!])];
}

function panels({ judges }: RealNames): string[][] {
  const hard = [
    ...judges.map(({ name }) => name),
    'Христорождественская Анна',
    'Мамедов Руслан',
    'Тер-Аванесян Каринэ',
  ];
  const names = shortNames(hard);
  const [widest] = names.toSorted((a, b) => b.length - a.length);
  return [names.slice(0, 1), names.slice(0, 5), names, Array.from({ length: 9 }, () => widest!), []];
}

type Axes = { [Key in keyof Choice]: Choice[Key][] };

function axesOf(names: RealNames, extent: Extent): Axes {
  const of = (texts: readonly string[]) => (extent === 'brief' ? extremes(texts) : [...texts]);
  return {
    event: of(names.events),
    nomination: of(names.nominations),
    age: of(names.ages),
    form: of(names.forms),
    performer: [...new Set([...of(names.performers), ...of(names.collectives)])],
    institution: of(names.institutions),
    place: of(names.places),
    piece: of(names.pieces),
    number: NUMBERS,
    judges: panels(names),
    total: TOTALS,
    title: TITLES,
    block: BLOCKS,
  };
}

/** The axes that a scene shows. */
export const SHOWN: Record<(typeof SCENES)[number], (keyof Choice)[]> = {
  logo: ['event', 'place', 'performer', 'number'],
  current: ['event', 'nomination', 'age', 'form', 'performer', 'institution', 'piece', 'number', 'block'],
  judging: ['event', 'nomination', 'age', 'performer', 'institution', 'piece', 'number'],
  next: ['event', 'performer', 'institution', 'number', 'block'],
  result: ['event', 'nomination', 'age', 'performer', 'piece', 'number', 'judges', 'total', 'title'],
  leaders: ['event', 'nomination', 'age', 'form', 'performer', 'place', 'total', 'title'],
  pause: ['event', 'performer', 'block', 'number'],
  message: ['event', 'performer', 'piece', 'block'],
};

export function* casesOf(names: RealNames, extent: Extent): Generator<HallCase> {
  const axes = axesOf(names, extent);
  for (const scene of SCENES) {
    const keys = SHOWN[scene];
    const choices = extent === 'sample' ? swept(axes, keys) : paired(axes, keys);
    for (const choice of choices) yield caseOf(scene, keys, choice);
  }
}

/** As many cases as the long run has time for. */
const SWEEPS = 8;
/** Offset of each axis in the next sweep; all differ, so that no two axes move together. */
const STRIDES = [1, 2, 3, 5, 7, 11, 13, 17, 19];

/** A sweep shows every value of every axis at least once. */
function* swept(axes: Axes, keys: readonly (keyof Choice)[]): Generator<Choice> {
  const longest = Math.max(...keys.map((key) => axes[key].length));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let at = 0; at < longest; at++) {
      let index = 0;
      yield chosen(axes, keys, (length) => (at + sweep * STRIDES[index++]!) % length);
    }
  }
}

/** Every value beside every value of every other axis, and all the longest together. */
function* paired(axes: Axes, keys: readonly (keyof Choice)[]): Generator<Choice> {
  yield chosen(axes, keys, () => 0);
  const pairs = new Set<string>();
  const isNew = (at: readonly number[]) =>
    at.flatMap((one, i) => at.slice(i + 1).map((other, j) => `${i} ${one} ${i + j + 1} ${other}`));
  for (let seed = 1; seed < 400; seed++) {
    // A fixed sequence without randomness: the same cases in every run.
    let state = seed * 2_654_435_761;
    const at = keys.map((key) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor(state / 65_536) % axes[key].length;
    });
    const fresh = isNew(at).filter((pair) => !pairs.has(pair));
    if (fresh.length < 6) continue;
    for (const pair of fresh) pairs.add(pair);
    let index = 0;
    yield chosen(axes, keys, () => at[index++]!);
  }
}

function chosen(axes: Axes, keys: readonly (keyof Choice)[], pick: (length: number) => number): Choice {
  const choice = Object.fromEntries(
    Object.entries(axes).map(([key, values]) => [key, values[0]!]),
  ) as unknown as Choice;
  for (const key of keys) Object.assign(choice, { [key]: axes[key][pick(axes[key].length)]! });
  return choice;
}

function caseOf(scene: (typeof SCENES)[number], keys: readonly (keyof Choice)[], choice: Choice): HallCase {
  const { number, performer, age, title, total } = choice;
  const words = keys
    .map((key) => (key === 'judges' ? `${choice.judges.length} judges` : String(choice[key]).slice(0, 16)))
    .join(' | ');
  const needed: Record<(typeof SCENES)[number], string[]> = {
    logo: [],
    current: [number, performer, age],
    judging: [number, performer, age],
    next: [number, performer],
    result: [number, performer, age, title, total, ...choice.judges],
    leaders: [performer, age, title.replace(/\s+степени$/i, ''), total],
    pause: ['Перерыв'],
    message: ['Уважаемые'],
  };
  // A short nomination takes no room beside a group that stands in two lines.
  const isShort = choice.nomination.length <= SHORT && ['current', 'judging', 'result'].includes(scene);
  const mustBeThere = isShort ? [...needed[scene], choice.nomination] : needed[scene];
  const view = viewOf(scene, choice);
  return { label: `${scene}: ${words}`, scene, choice, view, mustBeThere, mayGo: mayGo(scene, view) };
}

/** The event's name, the institution, the nomination (or the part of the program), as the scene writes them. */
function mayGo(scene: (typeof SCENES)[number], view: DisplayView): string[] {
  const { competitionTitle: event, block, current, next } = view;
  const given: Record<(typeof SCENES)[number], string[]> = {
    logo: [],
    current: [event, current!.detail, current!.nomination],
    judging: [event, current!.detail, current!.nomination],
    next: [event, next!.detail, block],
    result: [event, current!.nomination],
    leaders: [event],
    pause: [event, block],
    message: [event, block],
  };
  return given[scene];
}

function viewOf(scene: DisplayScene, choice: Choice): DisplayView {
  const { number, performer, institution, place, piece, age, form, judges, total, title } = choice;
  const award = title === '' ? null : { title, color: '#F6D37A', isProvisional: false };
  const next = { number, name: performer, detail: `${institution} · ${place}` };
  return {
    competitionTitle: eventOnScreen(choice.event, ''),
    city: place,
    timeZone: 'Europe/Moscow',
    layout: 'auto',
    accent: '#FFC24A',
    ground: '#120B16',
    scene,
    block: choice.block,
    lamps: { count: 12, done: 5, current: 5 },
    current: {
      ...next,
      ...{ piece, authors: 'музыка А. П. Бородина' },
      nomination: nominationOnScreen(choice.nomination, ''),
      group: `${age} · ${form}`,
    },
    next,
    upcoming: scene === 'next' ? [next, { ...next, name: 'Ли А' }, next] : [],
    onStageAt: null,
    judges: judges.map((name, index) => ({ name, sent: index % 2 === 0 })),
    result:
      scene === 'result'
        ? {
            ...{ total, place: 1, placeTo: 1, isProvisional: true, award, note: NOTE },
            marks: judges.map((name, index) => ({ name, value: total, isDropped: index % 4 === 1 })),
            ...{ technical: null, components: null, deductions: null },
          }
        : null,
    leaders:
      scene === 'leaders'
        ? {
            ...{ title: nominationOnScreen(choice.nomination, ''), subtitle: `${age} · ${form}`, scored: 6, of: 8 },
            note: 'Места 2–3 разделены. Места предварительные',
            rows: [performer, 'Ли А', 'Лель', 'Серебряные колокольчики Заволжья', 'Ё Ми Сон', performer].map(
              (name, index) => ({
                ...{ place: index + 1, name, city: place, award, total, isCurrent: index === 1 },
              }),
            ),
          }
        : null,
    pause: scene === 'pause' ? { title: 'Перерыв', until: UNTIL } : null,
    message: scene === 'message' ? `Уважаемые родители! ${performer}: ${piece}` : '',
    logo: null,
    background: null,
    reload: 0,
  };
}
