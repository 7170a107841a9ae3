// Finds what is wrong with a set of titles in every nomination that it serves. An event is set up in any order: titles
// before criteria, criteria one by one, another scheme afterwards. So a change of criteria or scheme is never refused
// because of titles: the fault stands as a warning beside the set, and a lock refuses it. A write of titles is refused
// only for faults of the titles alone: an overlap, a hole between two, or points under a method without them.

import type { AwardSettingView } from '@rampa/contract';
import { titlesOutgrown, validateTitles, type ScoringScheme, type TitleFault } from '@rampa/jury/domain';
import { Failure, formatThousandths, inQuotes, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { Nominations } from '@rampa/reference-books/server';
import { awardRules, awardSetOf, panelOf, schemeOf, type AwardSet, type EventRules } from './event-rules.ts';

/** A nomination that the set serves, and how it is counted there. */
export interface Served {
  /** Of the nomination; null for performances without one. */
  title: string | null;
  scheme: ScoringScheme;
  judges: number;
}

/** The fault depends on scale or method, so it may hold in one nomination and not in another. */
const OF_NOMINATION: ReadonlySet<TitleFault['code']> = new Set([
  'bottomNotCovered',
  'topNotCovered',
  'aboveScale',
  'thresholdWithPlaces',
]);
const OF_SCALE: ReadonlySet<TitleFault['code']> = new Set(['bottomNotCovered', 'topNotCovered', 'aboveScale']);

interface Found {
  /** Equal keys mean the same fault of the same titles, in the same nomination where that matters. */
  key: string;
  title: string | null;
  fault: TitleFault;
}

function find(settings: readonly AwardSettingView[], served: readonly Served[]): Found[] {
  if (settings.length === 0) return [];
  return served.flatMap(({ title, scheme, judges }) =>
    validateTitles(awardRules(settings), scheme, Math.max(1, judges)).flatMap((fault) => {
      // Without criteria there is no scale yet.
      if (scheme.criteria.length === 0 && OF_SCALE.has(fault.code)) return [];
      const { code, rules } = fault;
      return [{ key: JSON.stringify([code, rules, OF_NOMINATION.has(code) && title]), title, fault }];
    }),
  );
}

/** One sentence for a fault, with all nominations in which it holds. */
function sentences(settings: readonly AwardSettingView[], found: readonly Found[]): string[] {
  const byText = new Map<string, Set<string | null>>();
  for (const { fault, title } of found) {
    const text = wording(fault, settings);
    const titles = byText.get(text) ?? new Set();
    if (OF_NOMINATION.has(fault.code)) titles.add(title);
    byText.set(text, titles);
  }
  return [...byText].map(([text, titles]) => spoken([...titles], text));
}

function spoken(titles: readonly (string | null)[], text: string): string {
  if (titles.length === 0) return text.charAt(0).toUpperCase() + text.slice(1);
  const named = titles.flatMap((title) => (title === null ? [] : inQuotes(title)));
  if (named.length === 0) return `Без номинации: ${text}`;
  const apart = named.length < titles.length ? ' и без номинации' : '';
  return `${named.length === 1 ? 'Номинация' : 'Номинации'} ${named.join(', ')}${apart}: ${text}`;
}

/** The faults of the set in sentences; none for a set without titles. */
export function setFaults(settings: readonly AwardSettingView[], served: readonly Served[]): string[] {
  return sentences(settings, find(settings, served));
}

/** Doubts that a lock allows, in sentences: titles that were made for another scale. */
export function setDoubts(settings: readonly AwardSettingView[], served: readonly Served[]): string[] {
  const byText = new Map<string, (string | null)[]>();
  for (const { title, scheme, judges } of served) {
    if (scheme.criteria.length === 0) continue;
    const outgrown = titlesOutgrown(awardRules(settings), scheme, Math.max(1, judges));
    if (!outgrown) continue;
    const text = outgrownWords(outgrown, settings);
    byText.set(text, [...(byText.get(text) ?? []), title]);
  }
  return [...byText].map(([text, titles]) => spoken(titles.length < served.length ? titles : [], text));
}

function outgrownWords(
  { rule, from, max }: { rule: string; from: number; max: number },
  settings: readonly AwardSettingView[],
) {
  const title = inQuotes(settings.find(({ guid }) => guid === rule)!.title);
  const [begin, end] = [formatThousandths(from), formatThousandths(max)];
  return `наибольший итог — ${end}, а ${title} даётся уже с ${begin}: это звание получат почти все. Проверьте границы.`;
}

/** Throws Failure awardRanges with every fault of the titles by which a group is about to be written. */
export function refuseUncovered(settings: readonly AwardSettingView[], served: Served): void {
  refuse(find(settings, [served]).map(({ title, fault }) => spoken([title], wording(fault, settings))));
}

export interface SetAsItIs {
  settings: readonly AwardSettingView[];
  served: readonly Served[];
}

/** Throws Failure awardRanges for faults that the change adds; former faults may be corrected one by one. */
export function refuseWorse(before: SetAsItIs, after: SetAsItIs): void {
  const known = new Set(find(before.settings, before.served).map(({ key }) => key));
  const worse = find(after.settings, after.served).filter(({ key, fault }) => isFinal(fault) && !known.has(key));
  refuse(sentences(after.settings, worse));
}

function refuse(messages: readonly string[]): void {
  if (messages.length === 0) return;
  const details = messages.slice(0, 20).map((message) => ({ message }));
  throw new Failure('awardRanges', details);
}

/** Titles of the nominations by guid. */
export type NamesOf = ReadonlyMap<Guid, string>;

/** How the set's nominations are counted; nominations without performances count only if the set names them. */
export function servedBy(
  rules: EventRules,
  set: Pick<AwardSet, 'guid' | 'nominations'>,
  used: readonly (Guid | null)[],
  titles: NamesOf,
): Served[] {
  const sets = rules.sets.map((one) => (one.guid === set.guid ? { ...one, nominations: set.nominations } : one));
  const own = used.filter((one) => awardSetOf({ ...rules, sets }, one)?.guid === set.guid);
  const all = [...new Set([...set.nominations, ...own])];
  return (all.length > 0 ? all : [null]).map((nomination) => servedIn(rules, nomination, titles));
}

export function servedIn(rules: EventRules, nomination: Guid | null, titles: NamesOf): Served {
  return {
    title: nomination && (titles.get(nomination) ?? ''),
    scheme: schemeOf(rules, nomination),
    judges: panelOf(rules, nomination).length,
  };
}

/** Nominations of the event's performances (null: without one), and the titles of all that may be named. */
export async function nominationsInUse(
  reader: Reader,
  nominations: Nominations,
  competition: Guid,
  sets: readonly Pick<AwardSet, 'nominations'>[],
): Promise<{ used: (Guid | null)[]; titles: NamesOf }> {
  const rows = await reader.query<{ nomination: Guid | null }>(
    `select distinct nomination_guid as nomination from program.v_item where competition_guid = $1 and kind = 'performance' order by nomination`,
    [competition],
  );
  const used = rows.map(({ nomination }) => nomination);
  const named = [...used.filter((guid) => guid !== null), ...sets.flatMap((set) => set.nominations)];
  return { used, titles: await nominations.titles(reader, [...new Set(named)]) };
}

/** The ends of the scale may wait for the next title; a hole between two titles may not. */
function isFinal({ code, rules }: TitleFault): boolean {
  return !OF_SCALE.has(code) && (code !== 'hole' || rules.length === 2);
}

function wording({ code, rules, from, to }: TitleFault, settings: readonly AwardSettingView[]): string {
  const named = rules.map((key) => settings.find(({ guid }) => guid === key)!);
  const titles = named.map(({ title }) => inQuotes(title)).join(' и ');
  const points = (value: number | null | undefined): string => formatThousandths(value ?? 0);
  switch (code) {
    case 'overlap':
      return `границы званий ${titles} пересекаются.`;
    case 'hole':
      if (rules.length === 1) return `звания по местам начинаются с ${to}-го места: места выше остались без звания.`;
      if (named[0]!.kind === 'rank') return `между званиями ${titles} остаётся пропуск.`;
      return `между званиями ${titles} остаётся пропуск: от ${points(from)} до ${points(to)}.`;
    case 'empty':
      return `звание ${titles} никому не достанется: нижняя граница должна быть меньше верхней, а сейчас от ${points(from)} до ${points(to)}.`;
    case 'badPlace':
      return `звание ${titles}: последнее место раньше первого.`;
    case 'thresholdWithPlaces':
      return `при подсчёте по местам порогов по баллам не бывает, а звание ${titles} требует баллов.`;
    case 'bottomNotCovered':
      return `ниже звания ${titles} ничего нет: итог от ${points(from)} до ${points(to)} останется без звания. Добавьте звание, например «Участник», или снизьте границу.`;
    case 'topNotCovered':
      return `итог от ${points(from)} и выше останется без звания: уберите верхнюю границу у звания ${titles}.`;
    case 'aboveScale':
      return `звание ${titles} никому не достанется: оно начинается с ${points(from)}, а наибольший итог — ${points(to)}.`;
    case 'doubleKey':
      return `звание ${titles} записано дважды.`;
  }
}
