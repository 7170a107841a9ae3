// A portal that has been in use for years, made by its own calls: many events, one large form, one large book, and the
// applications to it.

import { MOST_OF_ONE } from '@rampa/applications/domain';
import {
  ApplicationFormChange,
  ApplicationFormCreate,
  ApplicationSubmit,
  ApplicationSubscribe,
  ApplicationTemplateUpdateField,
  FestivalCreateFestival,
  ReferenceBookCreate,
  ReferenceBookItemCreateRange,
  type AnswerOf,
  type CallDefinition,
  type FormEditSent,
} from '@rampa/contract';
import { FORM_LIMITS, newGuid, type Guid } from '@rampa/kernel';
import type { Sent } from '../../../libs/platform/testing/caller.ts';

export interface Size {
  events: number;
  items: number;
  blocks: number;
  fields: number;
  applications: number;
}

export const BIG: Size = { events: 300, items: 5_000, blocks: 40, fields: 400, applications: 1_000 };

export type Ask = <C extends CallDefinition>(definition: C, sent?: Sent<C>) => Promise<AnswerOf<C>>;

export interface Hands {
  organizer: Ask;
  /** As many new members who take part in the event; each fills in applications of his own, beside the others. */
  members(competitionGuid: Guid, count: number): Promise<readonly Ask[]>;
  say(text: string): void;
}

export interface BigPlace {
  events: readonly Guid[];
  /** The one with the form and the applications. */
  event: Guid;
  formGuid: Guid;
  bookGuid: Guid;
  applications: readonly Guid[];
}

/** At the least; so many write at a time. */
const MEMBERS = 2;
/** Lines that one call takes. */
const LINES = 200;
/** Each so-many-th field chooses from the book, each so-many-th is a number. */
const OF_BOOK = 10;
const OF_NUMBER = 5;
const TOWNS = ['Кострома', 'Плёс', 'Семёнов', 'Арзамас', 'Орёл', 'Муром', 'Ростов', 'Кинешма'];
const WORDS = ['Жар-птица', 'Калинушка', 'Лель', 'Берёзка', 'Росинка', 'Подснежник', 'Забава', 'Светлячок'];

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

export async function makeBig({ organizer, members, say }: Hands, size: Size): Promise<BigPlace> {
  const events = await makeEvents(organizer, size.events);
  say(`Мероприятий: ${events.length}`);
  const event = events[0]!;
  const bookGuid = await makeBook(organizer, size.items);
  say(`Строк справочника: ${size.items}`);
  const { formGuid, fields } = await makeForm(organizer, event, bookGuid, size);
  say(`Форма: блоков ${size.blocks}, полей ${size.fields}`);
  const shares = sharesOf(size.applications);
  const hands = await members(event, shares.length);
  const begun = shares.map((_, at) => shares.slice(0, at).reduce((sum, one) => sum + one, 0));
  const made = await Promise.all(hands.map((ask, at) => apply(ask, event, fields, begun[at]!, shares[at]!)));
  const applications = made.flat();
  say(`Заявок: ${applications.length}`);
  return { events, event, formGuid, bookGuid, applications };
}

/** How many applications each member has: fewer than one may have. */
export function sharesOf(applications: number): number[] {
  const count = Math.max(MEMBERS, Math.ceil(applications / (MOST_OF_ONE / 2)));
  return Array.from({ length: count }, (_, at) => Math.floor((applications + at) / count));
}

/** One a month, the last of them to come. */
async function makeEvents(organizer: Ask, count: number): Promise<Guid[]> {
  const guids: Guid[] = [];
  for (let at = 0; at < count; at++) {
    const [year, month] = [2027 - Math.floor(at / 12), String(12 - (at % 12)).padStart(2, '0')];
    const details = {
      title: `${pick(WORDS, at)}, ${pick(TOWNS, at + Math.floor(at / WORDS.length))}, ${month}.${year}`,
      beginDate: `${year}-${month}-05`,
      endDate: `${year}-${month}-08`,
      city: pick(TOWNS, at),
    };
    guids.push((await organizer(FestivalCreateFestival, { body: { details } })).guid);
  }
  return guids;
}

async function makeBook(organizer: Ask, count: number): Promise<Guid> {
  const { guid } = await organizer(ReferenceBookCreate, { body: { title: `Учреждения ${newGuid().slice(-6)}` } });
  for (let from = 0; from < count; from += LINES) {
    const items = Array.from({ length: Math.min(LINES, count - from) }, (_, at) => ({
      title: `Школа искусств № ${from + at + 1}, ${pick(TOWNS, from + at)}`,
    }));
    await organizer(ReferenceBookItemCreateRange, { body: { referenceBookGuid: guid, items, order: from } });
  }
  return guid;
}

async function makeForm(organizer: Ask, competitionGuid: Guid, bookGuid: Guid, { blocks, fields }: Size) {
  const { guid: formGuid } = await organizer(ApplicationFormCreate, { query: { competitionGuid }, body: {} });
  const parts = Array.from({ length: blocks }, () => newGuid());
  const own = Array.from({ length: fields }, (_, at) => ({ guid: newGuid(), blockGuid: parts[at % blocks]! }));
  const edits: FormEditSent[] = [
    ...parts.map((guid, at) => ({ do: 'addBlock', guid, parentGuid: null, title: `Раздел ${at + 1}` }) as const),
    ...own.map(({ guid, blockGuid }, at) => ({
      ...({ do: 'addField', guid, blockGuid, title: `Вопрос ${at + 1}` } as const),
      // The first two are what an application is called by and where it comes from.
      ...(at > 1 && at % OF_BOOK === 0
        ? ({ kind: 'ReferenceBook', bookGuid } as const)
        : ({ kind: 'Text', option: at > 1 && at % OF_NUMBER === 0 ? { format: 'number' as const } : {} } as const)),
      ...(at === 0 ? { tag: 'collective' as const } : {}),
    })),
  ];
  let revision = 0;
  for (let from = 0; from < edits.length; from += FORM_LIMITS.edits) {
    const portion = edits.slice(from, from + FORM_LIMITS.edits);
    const body = { formGuid, changeGuid: newGuid(), revision, edits: portion };
    ({ revision } = await organizer(ApplicationFormChange, { body }));
  }
  return { formGuid, fields: own.map(({ guid }) => guid) };
}

/** One after another: an untouched draft is answered again instead of a second one. */
async function apply(ask: Ask, competitionGuid: Guid, fields: readonly Guid[], from: number, count: number) {
  const guids: Guid[] = [];
  for (let at = from; at < from + count; at++) {
    const { applicationGuid } = await ask(ApplicationSubmit, { query: { competitionGuid } });
    const answers = [`${pick(WORDS, at)} ${at + 1}`, pick(TOWNS, at)];
    for (const [field, value] of answers.entries()) {
      const body = { guid: fields[field]!, applicationGuid, value, changeGuid: newGuid() };
      await ask(ApplicationTemplateUpdateField, { body });
    }
    await ask(ApplicationSubscribe, { query: { applicationGuid } });
    guids.push(applicationGuid);
  }
  return guids;
}
