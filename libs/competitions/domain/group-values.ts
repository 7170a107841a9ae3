// Values of a group field (age, form, level): when two of them are one, how one is called, and how a list of them stands.

/** Hyphens, dashes and the minus, however they are typed. */
const DASH = /\s*(?:[-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]\s*)+/g;
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const YEARS = /(?<=\d)(?:\s*(?:лет|года|год|л\.|г\.)(?!\p{L}))+/gu;

/** Equal for values that differ by nothing but hyphen or dash, spaces, case, ё, «лет»; empty when nothing is said. */
export function foldedValue(text: string): string {
  return text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(DASH, '-')
    .replace(YEARS, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;]+$/, '')
    .replace(/^[\s-]+$/, '')
    .trim();
}

/** The spelling that most have; of equally usual ones the first. Empty of none. */
export function usualSpelling(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text.trim(), (counts.get(text.trim()) ?? 0) + 1);
  let usual = '';
  for (const [text, count] of counts) if (text !== '' && count > (counts.get(usual) ?? 0)) usual = text;
  return usual;
}

/** «13-15 лет», «10 — 12 лет» → «13–15 лет», «10–12 лет»: between numbers stands one dash, without spaces. */
export function spelledValue(text: string): string {
  return text.trim().replaceAll(/(?<=\d)\s*[-\u2010-\u2015\u2212]\s*(?=\d)/g, '–');
}

/** The one of a list that is meant; undefined when it is a new one. */
export function knownValue<V extends { title: string }>(text: string, known: readonly V[]): V | undefined {
  const wanted = foldedValue(text);
  return wanted === '' ? undefined : known.find(({ title }) => foldedValue(title) === wanted);
}

/**
 * «до 6 лет», «7–9», «10–12», «18+», «старше 35», ages that are said in words («дети», «взрослые»), forms, levels
 * («начинающие», «профи»), then what is none of these, mixed groups last.
 */
export function compareValues(left: string, right: string): number {
  return compareAt(left, placeOf(left), right, placeOf(right));
}

/**
 * As a list of them stands: in the organizer's order (`position`); who has no place in it stands before the first that is
 * further by age, so that a list which nobody has ordered is one by age.
 */
export function orderedValues<V extends { title: string; position: number | null }>(values: readonly V[]): V[] {
  const known = values.map((value) => ({ value, at: placeOf(value.title) }));
  const list = known
    .filter(({ value }) => value.position !== null)
    .sort((one, other) => one.value.position! - other.value.position!);
  const further = (one: (typeof known)[number]) => (other: (typeof known)[number]) =>
    compareAt(other.value.title, other.at, one.value.title, one.at) > 0;
  const byAge = known
    .filter(({ value }) => value.position === null)
    .sort((one, other) => compareAt(one.value.title, one.at, other.value.title, other.at));
  if (list.length === 0) return byAge.map(({ value }) => value);
  for (const one of byAge) {
    const before = list.findIndex(further(one));
    list.splice(before < 0 ? list.length : before, 0, one);
  }
  return list.map(({ value }) => value);
}

/** What a performance says, by field: titles of the values that it names; what is named no more is left out. */
export function titledValues(
  fields: readonly { guid: string; values: readonly { guid: string; title: string }[] }[],
): (named: Readonly<Record<string, string>>) => Record<string, string> {
  const titles = new Map(fields.map(({ guid, values }) => [guid, new Map(values.map((one) => [one.guid, one.title]))]));
  return (named) =>
    Object.fromEntries(
      Object.entries(named).flatMap(([field, guid]) => {
        const title = titles.get(field)?.get(guid);
        return title === undefined ? [] : [[field, title] as const];
      }),
    );
}

type Place = [kind: number, from: number, to: number];

function compareAt(left: string, one: Place, right: string, other: Place): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? left.localeCompare(right, 'ru', { numeric: true }) : one[at]! - other[at]!;
}

/** From the least to the most, by how their names begin. */
const WORDS = [
  ['малыш', 'дошкол', 'дет', 'младш', 'средн', 'подрост', 'старш', 'юниор', 'юнош', 'молодеж', 'взросл', 'сеньор'],
  ['соло', 'дуэт', 'трио', 'квартет', 'квинтет', 'мал', 'ансамбл', 'больш', 'хор', 'оркестр', 'продакш'],
  ['дебют', 'начина', 'любител', 'продолж', 'продвин', 'полупроф', 'студ', 'професс', 'профи', 'мастер'],
];
const MIXED = WORDS.length + 2;
const MOST = Number.MAX_SAFE_INTEGER;
const AGES = /^(?:(от|с|старше)\s*)?(\d{1,3})(?:\s*(?:-|до)\s*(\d{1,3}))?(\s*\+|.*старше|.*больше)?/;

function placeOf(value: string): Place {
  const text = foldedValue(value);
  if (/смешан|разновозраст/.test(text)) return [MIXED, 0, 0];
  const below = /^(?:до|младше)\s*(\d{1,3})/.exec(text);
  if (below) return [0, -1, Number(below[1])];
  const ages = AGES.exec(text);
  if (ages) {
    const from = Number(ages[2]);
    const isOpen = ages[4] !== undefined || (ages[1] !== undefined && ages[3] === undefined);
    return [0, from, isOpen ? MOST : Number(ages[3] ?? from)];
  }
  for (const [kind, words] of WORDS.entries()) {
    const at = words.findIndex((start) => text.startsWith(start));
    if (at >= 0) return [kind + 1, at, 0];
  }
  return [MIXED - 1, 0, 0];
}
