// What an application says of its performances to a program: each by its block, with what the tags of the fields give it.

import { restingPart, type Answer, type BlockAnswers, type Evaluation, type FieldState, type Form } from '@rampa/forms/domain'; // prettier-ignore
import { folded, type FieldTag, type Guid } from '@rampa/kernel';
import { answerWords } from './answer-words.ts';
import { namedIn } from './roster.ts';
import { shownBy } from './shown.ts';

/** Answers that are text to a program; the others are a number, a line of a book, a file. */
export const PERFORMANCE_TEXTS = [
  ...(['performer', 'collective', 'pieceTitle', 'city', 'institution', 'teachers', 'presenterText'] as const),
  ...(['ageCategory', 'form', 'level'] as const),
] as const satisfies readonly FieldTag[];
export type PerformanceText = (typeof PERFORMANCE_TEXTS)[number];

export interface PerformanceFacts {
  /** Of the application. */
  block: Guid;
  /** What the form asks for, also where nothing is answered. */
  texts: Partial<Record<PerformanceText, string>>;
  /** Undefined: the form does not ask for it. */
  nominations: readonly Guid[] | undefined;
  /** The lines that say how old one may be. */
  ages: readonly Guid[];
  /** Percent of its people who may be of other ages. */
  otherAges: number;
  durationS: number | undefined;
  peopleCount: number | undefined;
  people: readonly PerformingPerson[];
  /** Files. Undefined: no recording is asked for. */
  music: readonly Guid[] | undefined;
  /** The longest recording that the form names. */
  longestS: number | null;
}

export interface PerformingPerson {
  /** Of the member's own list; null: typed into this application alone. */
  performer: Guid | null;
  name: string;
  birthDate: string | null;
}

export interface PerformanceBlock extends BlockAnswers {
  performer: Guid | null;
}

interface Asked {
  /** Every block of the application in its order. */
  blocks: readonly PerformanceBlock[];
  /** By the same form and the same blocks. */
  evaluation: Evaluation;
  /** Of a line of a book. */
  titleOf(item: Guid): string | undefined;
}

/** The part of a form by which performances are told: most of what an application is asked says nothing of them. */
export function performingPart(form: Form): Form {
  return restingPart(form, (field) => field.tag !== null || isOf(field, 'music'));
}

/** Performances whose block is seen. The organizer's own fields and hidden answers say nothing. */
export function performancesOf(form: Form, { blocks, evaluation, titleOf }: Asked): PerformanceFacts[] {
  const performing = new Set(form.blocks.filter(({ isPerformance }) => isPerformance).map(({ guid }) => guid));
  const seen = blocks.filter(({ guid }) => evaluation.blocks.get(guid)?.isVisible);
  const parents = new Map(blocks.map((block) => [block.guid, block]));
  const around = (block: PerformanceBlock): PerformanceBlock[] => {
    const parent = block.parentGuid === null ? undefined : parents.get(block.parentGuid);
    return parent ? [parent, ...around(parent)] : [];
  };
  const ofPerformance = new Map(
    seen.map((block) => [block, [block, ...around(block)].findLast(({ blockGuid }) => performing.has(blockGuid))]),
  );
  const hidden = new Map(
    seen.map(({ guid }) => [
      guid,
      evaluation.blocks
        .get(guid)!
        .fields.filter(({ isVisible }) => !isVisible)
        .map(({ field }) => `f${field.n}`),
    ]),
  );
  return seen
    .filter((block) => ofPerformance.get(block) === block)
    .map((performance) => {
      const inside = seen.filter((block) => ofPerformance.get(block) === performance);
      // What is said nearer to the performance counts before what is said of the whole application.
      const nearness = [
        [performance],
        inside.filter((block) => block !== performance),
        ...around(performance).map((block) => [block]),
        seen.filter((block) => ofPerformance.get(block) === undefined && !around(performance).includes(block)),
      ];
      const people = namedIn(form, inside, shownBy(evaluation, hidden)).map((named) => ({
        performer: inside.find(({ guid }) => guid === named.block)?.performer ?? null,
        name: named.name,
        birthDate: named.birthDate,
        isPerson: named.kind === 'person',
      }));
      return factsOf(
        performance.guid,
        (tag) => saidBy(nearness, evaluation, tag),
        titleOf,
        unique(people.filter(({ isPerson }) => isPerson).map(({ isPerson: _, ...person }) => person)),
      );
    });
}

/** A soloist who stands in the block of people too is one; without a birth date namesakes are two. */
function unique(people: readonly PerformingPerson[]): PerformingPerson[] {
  const keyOf = ({ name, birthDate }: PerformingPerson, at: number) =>
    birthDate === null ? at : `${folded(name)} ${birthDate}`;
  return [...new Map(people.map((one, at) => [keyOf(one, at), one])).values()];
}

interface Said {
  field: FieldState['field'];
  answer: Answer | undefined;
}

/** A field that takes sound alone asks for a recording, also where nobody has said what it means. */
function isOf(field: FieldState['field'], tag: FieldTag): boolean {
  if (tag !== 'music' || field.tag !== null) return field.tag === tag;
  return field.kind === 'Attachment' && field.option.categories?.join() === 'sound';
}

/** Answers of the nearest blocks that have one; none but the fields themselves where nobody has answered. */
function saidBy(nearness: readonly (readonly PerformanceBlock[])[], evaluation: Evaluation, tag: FieldTag): Said[] {
  const levels = nearness.map((blocks) =>
    blocks.flatMap(({ guid, answers }) =>
      (evaluation.blocks.get(guid)?.fields ?? [])
        .filter(({ field, isVisible }) => isOf(field, tag) && isVisible && !field.isPrivate)
        .map(({ field }) => ({ field, answer: answers[field.n] })),
    ),
  );
  const answered = levels.find((said) => said.some(({ answer }) => answer !== undefined));
  return (answered ?? levels.flat()).filter(({ answer }) => !answered || answer !== undefined);
}

function factsOf(
  block: Guid,
  saidOf: (tag: FieldTag) => Said[],
  titleOf: Asked['titleOf'],
  people: PerformingPerson[],
): PerformanceFacts {
  const wordsOf = (tag: FieldTag): string | undefined => {
    const said = saidOf(tag);
    if (said.length === 0) return undefined;
    const words = said.map(({ field, answer }) => answerWords(answer, field.option, titleOf).trim()).filter(Boolean);
    return [...new Map(words.map((one) => [folded(one), one])).values()].join(tag === 'presenterText' ? '\n' : ', ');
  };
  const texts = Object.fromEntries(
    PERFORMANCE_TEXTS.flatMap((tag) => {
      const words = wordsOf(tag);
      return words === undefined ? [] : [[tag, words] as const];
    }),
  ) as PerformanceFacts['texts'];
  // A soloist without a field of his own is named by the block of people.
  if (!texts.performer && !texts.collective && people.length > 0) texts.performer = people.map(({ name }) => name).join(', '); // prettier-ignore
  const itemsOf = (tag: FieldTag) =>
    saidOf(tag).flatMap(({ answer }) => (answer !== undefined && 'i' in answer ? answer.i : []));
  const otherAges = Math.max(0, ...saidOf('ageCategory').map(({ field }) => field.option.otherAges ?? 0));
  const music = saidOf('music').filter(({ field }) => field.kind === 'Attachment');
  const count = wordsOf('peopleCount');
  return {
    ...{ block, texts, people, ages: itemsOf('ageCategory'), otherAges },
    nominations: saidOf('nomination').some(({ field }) => field.kind === 'ReferenceBook')
      ? itemsOf('nomination')
      : undefined,
    durationS: saidOf('duration').length === 0 ? undefined : secondsOf(wordsOf('duration') ?? ''),
    peopleCount: people.length > 0 && !count ? people.length : count === undefined ? undefined : wholeOf(count),
    music: music.length === 0 ? undefined : music.flatMap(({ answer }) => (answer && 'f' in answer ? answer.f : [])),
    longestS: music.map(({ field }) => field.option.seconds ?? null).find((one) => one !== null) ?? null,
  };
}

/** «3:42», «1:03:20» → seconds; 0 where it is no length. */
export function secondsOf(text: string): number {
  const parts = /^(?:(\d{1,2}):)?(\d{1,3}):(\d\d)$/.exec(text.trim());
  if (!parts) return 0;
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}

function wholeOf(text: string): number {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : 0;
}
