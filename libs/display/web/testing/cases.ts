// Scenes of the hall with names that festivals really write. `brief`: extremes of a scene in pairs, most of them.
// `sample`: every name in every scene, many times, beside other names each time. All combinations would be millions of
// pictures.

import type { DisplayView } from '@rampa/contract';
import { shortNames, type DisplayScene } from '@rampa/kernel';
import { DEDUCTIONS, isOpen, prizeOf, sentOf, viewOf, type Choice } from './views.ts';

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

const TITLES = ['Лауреат I степени', 'Специальный приз жюри за сохранение народных традиций', ''];
const NUMBERS = ['7', '118', '1024'];
const BLOCKS = ['', 'II отделение', 'Отделение духовых и ударных инструментов, младшая группа'];
const TOTALS = ['9,00', '100,00', '1234,56'];
/** «Соло» */
const SHORT = 6;
const SCENES = [
  'logo',
  'current',
  'next',
  'judging',
  'result',
  'leaders',
  'prize',
  'ceremony',
  'pause',
  'message',
] as const;

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
    counted: ['whole', 'open', 'parts'],
    step: ['points', 'call', 'title', 'many', 'grand', 'grand call', 'prize call', 'opening'],
  };
}

/** The axes that a scene shows. */
export const SHOWN: Record<(typeof SCENES)[number], (keyof Choice)[]> = {
  logo: ['event', 'place', 'performer', 'number'],
  current: ['event', 'nomination', 'age', 'form', 'performer', 'institution', 'piece', 'number', 'block'],
  judging: ['event', 'nomination', 'age', 'performer', 'institution', 'piece', 'number', 'judges'],
  next: ['event', 'performer', 'institution', 'number', 'block'],
  result: [
    'event',
    'nomination',
    'age',
    'performer',
    'institution',
    'piece',
    'number',
    'judges',
    'total',
    'title',
    'counted',
  ],
  leaders: ['event', 'nomination', 'age', 'form', 'performer', 'place', 'total', 'title'],
  prize: ['event', 'performer', 'institution', 'piece', 'number', 'title'],
  ceremony: ['event', 'nomination', 'age', 'form', 'performer', 'institution', 'number', 'total', 'title', 'step'],
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
const STRIDES = [1, 2, 3, 5, 7, 11, 13, 17, 19, 23];

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

/** All the longest together, then choices that bring six new pairs of values or more: most pairs, not every one. */
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
  const { number, performer, age, judges } = choice;
  const words = keys
    .map((key) => (key === 'judges' ? `${choice.judges.length} judges` : String(choice[key]).slice(0, 16)))
    .join(' | ');
  const view = viewOf(scene, choice);
  const needed: Record<(typeof SCENES)[number], string[]> = {
    logo: [],
    current: [number, performer, age],
    judging: [number, performer, age, sentOf(judges)],
    next: [number, performer],
    result: [number, performer, age, ...judges, ...resultOf(choice)],
    leaders: [performer, age, choice.title.replace(/\s+степени$/i, ''), choice.total],
    prize: [prizeOf(choice), number, performer],
    ceremony: ceremonyWords(view),
    pause: ['Перерыв'],
    message: ['Уважаемые'],
  };
  // A short nomination takes no room beside a group that stands in two lines.
  const isShort = choice.nomination.length <= SHORT && ['current', 'judging', 'result'].includes(scene);
  const mustBeThere = isShort ? [...needed[scene], choice.nomination] : needed[scene];
  return { label: `${scene}: ${words}`, scene, choice, view, mustBeThere, mayGo: mayGo(scene, view) };
}

function resultOf(choice: Choice): string[] {
  const { title, total, counted } = choice;
  if (isOpen(choice)) return ['Оценили', sentOf(choice.judges)];
  const parts = counted === 'parts' ? [`техника ${total}`, `компоненты ${total}`, `снижения ${DEDUCTIONS}`] : [];
  return [title, total, ...parts];
}

function ceremonyWords({ ceremony }: DisplayView): string[] {
  if (!ceremony) return [];
  const { award, people, group } = ceremony;
  const who = people.flatMap(({ number, name, total }) => [number, name, total ?? '']);
  return [award?.title ?? '', ...group.split(' · '), ...who].filter((text) => text !== '');
}

/** The event's name, the institution, the nomination (or the part of the program), as the scene writes them. */
function mayGo(scene: (typeof SCENES)[number], view: DisplayView): string[] {
  const { competitionTitle: event, block, current, next } = view;
  const given: Record<(typeof SCENES)[number], string[]> = {
    logo: [],
    current: [event, current!.detail, current!.nomination],
    judging: [event, current!.detail, current!.nomination],
    next: [event, next!.detail, block],
    result: [event, current!.detail, current!.nomination],
    leaders: [event],
    prize: [event, view.prize?.detail ?? ''],
    ceremony:
      view.ceremony?.people.length === 1
        ? [event, view.ceremony.people[0]!.detail, view.ceremony.nomination]
        : [event, view.ceremony?.nomination ?? ''],
    pause: [event, block],
    message: [event, block],
  };
  return given[scene];
}
