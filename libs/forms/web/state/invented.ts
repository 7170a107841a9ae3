// Answers for the preview: what somebody might write, so that conditions and limits are seen at work.

import type { Answer, BlockAnswers, Form, FormBlock, FormField } from '@rampa/forms/domain';
import type { FieldTag, Guid } from '@rampa/kernel';

export interface BookLine {
  guid: Guid;
  title: string;
}
export type Chosen = Extract<Answer, { i: unknown }>;
export type LinesOf = (bookGuid: Guid) => readonly BookLine[];

const BY_TAG: Partial<Record<FieldTag, readonly [string, string]>> = {
  performer: ['Мария Светлова', 'Алина Ветрова'],
  collective: ['Ансамбль танца «Радуга»', 'Студия «Ветер»'],
  pieceTitle: ['Утро в лесу', 'Весенний хоровод'],
  duration: ['3:42', '2:55'],
  city: ['Казань', 'Казань'],
  institution: ['Детская школа искусств №\u00A03', 'Детская школа искусств №\u00A03'],
  teachers: ['Ольга Никитина', 'Ирина Северова'],
  presenterText: ['Лауреаты прошлого года', 'Впервые на этой сцене'],
  personFullName: ['Светлова Мария Игоревна', 'Ветрова Алина Олеговна'],
};
const EXPLAINED = 'пояснение участника';
const WORDS = ['Ответ участника', 'Ещё один ответ'] as const;

/** How many lines of a book the preview offers. */
export const SHOWN_LINES = 50;

/** The first of them, and those that rules ask about: a book has thousands, and each choice would hold them all. */
export function offeredLines(lines: readonly BookLine[], asked: ReadonlySet<Guid>): BookLine[] {
  return lines.filter(({ guid }, at) => at < SHOWN_LINES || asked.has(guid));
}

/** How many of a block the preview shows. */
export const SHOWN_COPIES = 2;

/** How many lines of one field the preview has chosen. */
const SHOWN_CHOICES = 2;

/** Another line at this place, or none; what was said of it goes with it. A line stands once. */
export function withLine(answer: Chosen, at: number, line: Guid | null): Chosen {
  const said = Array.from({ length: Math.max(answer.i.length, at + 1) }, (_, place) => ({
    i: place === at ? line : answer.i[place]!,
    q: answer.q?.[place] ?? 2,
    s: answer.s?.[place] ?? EXPLAINED,
  }));
  const kept = said.flatMap(({ i, ...rest }, place) =>
    i === null || (place !== at && i === line) ? [] : [{ i, ...rest }],
  );
  return {
    i: kept.map(({ i }) => i),
    ...(answer.q ? { q: kept.map(({ q }) => q) } : {}),
    ...(answer.s ? { s: kept.map(({ s }) => s) } : {}),
  };
}

/** A block as often as it must be, one at the least and two at the most. The guid is the block's and its number. */
export function invented(form: Form, linesOf: LinesOf): BlockAnswers[] {
  const children = Map.groupBy(form.blocks, ({ parentGuid }) => parentGuid);
  const fields = Map.groupBy(form.fields, ({ blockGuid }) => blockGuid);
  const below = (parent: Guid | null, inside: Guid | null): BlockAnswers[] =>
    (children.get(parent) ?? []).flatMap((block) =>
      copiesOf(block).flatMap((at): BlockAnswers[] => {
        const guid = `${inside ?? ''}/${block.guid}:${at}`;
        const answers = Object.fromEntries((fields.get(block.guid) ?? []).map((field) => [field.n, inventedAnswer(field, at, linesOf)])); // prettier-ignore
        return [{ guid, blockGuid: block.guid, parentGuid: inside, answers }, ...below(block.guid, guid)];
      }),
    );
  return below(null, null);
}

function copiesOf({ min }: FormBlock): number[] {
  return Array.from({ length: Math.min(SHOWN_COPIES, Math.max(1, min)) }, (_, at) => at);
}

export function inventedAnswer(field: FormField, at: number, linesOf: LinesOf): Answer {
  const { kind, option, bookGuid } = field;
  switch (kind) {
    case 'ReferenceBook': {
      const lines = linesOf(bookGuid ?? '');
      const count = Math.min(option.count ?? 1, SHOWN_CHOICES, lines.length);
      const i = Array.from({ length: count }, (_, next) => lines[(at + next) % lines.length]!.guid);
      return { i, ...(option.hasQuantity ? { q: i.map(() => 2) } : {}), ...(option.hasText ? { s: i.map(() => EXPLAINED) } : {}) }; // prettier-ignore
    }
    case 'Attachment':
      return { f: [`${field.guid}:${at}`] };
    case 'Range':
      return option.of === 'date'
        ? { a: option.from ?? '2027-03-05', b: option.to ?? '2027-03-08' }
        : { a: numberIn(option, 3), b: numberIn(option, 12) };
    case 'Text':
      return { t: textOf(field, at) };
  }
}

function textOf({ option, tag }: FormField, at: number): string {
  const known = tag === null ? undefined : BY_TAG[tag]?.[at % 2];
  switch (option.format ?? 'line') {
    case 'number':
      return numberIn(option, tag === 'peopleCount' ? 14 : 5);
    case 'date':
      return option.from ?? (tag === 'personBirthDate' ? '2012-05-14' : (option.to ?? '2027-03-05'));
    case 'duration':
      return '3:42';
    case 'phone':
      return '+7 912 345-67-89';
    case 'email':
      return 'maria@example.org';
    case 'mask':
      return (option.mask ?? '').replaceAll('#', '7').replaceAll('А', 'К');
    default:
      return fitted(known ?? WORDS[at % 2]!, option.minLength ?? 0, option.maxLength ?? Infinity);
  }
}

function fitted(text: string, least: number, most: number): string {
  const long = text.padEnd(least, ' и так далее').slice(0, most);
  // A space at the end would not count.
  return long.trimEnd().padEnd(least, 'а');
}

/** Bounds are thousandths. */
function numberIn({ min, max }: { min?: number; max?: number }, usual: number): string {
  const value = Math.min(Math.max(usual * 1_000, min ?? -Infinity), max ?? Infinity);
  return String(value / 1_000).replace('.', ',');
}
