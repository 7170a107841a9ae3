// Texts of every protocol: head, method and titles below the table, signatures.

import type { ProtocolPaper } from '@rampa/contract';
import { dateRange, printable } from '@rampa/diplomas/domain';
import { type Decimals } from '@rampa/jury/domain';
import { abstentionLines, formatFactor, formatThousandths, methodLines, signsOf } from '@rampa/judging/domain';
import { CLOSED_STATES, inQuotes, prizeNamed, withInitials, type ProtocolState } from '@rampa/kernel';
import type { ProtocolSource } from './protocol-source.ts';

export const PAPER_TITLES: Record<ProtocolPaper, string> = {
  summary: 'Сводный протокол',
  judge: 'Лист судьи',
  program: 'Протокол по программе',
  awards: 'Протокол награждения',
};

const STATES: Record<ProtocolState, string> = {
  Draft: 'черновик',
  Open: 'идёт приём оценок',
  Locked: 'закрыт',
  Confirmed: 'утверждён',
  Published: 'опубликован',
  Withdrawn: 'отозван',
};

export function isDraft({ protocol }: ProtocolSource): boolean {
  return !CLOSED_STATES.has(protocol.state) || protocol.groups.some((group) => group.isProvisional);
}

export function headOf(source: ProtocolSource): string[] {
  const { event, program, protocol } = source;
  const when = dateRange(event.beginDate, event.endDate);
  const tour = protocol.tour > 1 ? `, ${protocol.tour} тур` : '';
  const version = protocol.version > 1 ? `, версия ${protocol.version}` : '';
  // The moment is that of closing, so a paper that is approved or published is not dated by it.
  const closed = protocol.state === 'Locked' ? '' : ', закрыт';
  const at = protocol.lockedAt ? `${closed} ${momentOf(protocol.lockedAt, protocol.timeZone)}` : '';
  return [
    printable(event.title),
    [when, printable(event.city)].filter(Boolean).join(', '),
    [printable(protocol.programTitle) + tour, printable(program.place), `${STATES[protocol.state]}${at}${version}`]
      .filter(Boolean)
      .join(', '),
  ];
}

/** «21 ноября 2026, 14:35», in the event's time zone; the time never stands on a line alone. */
export function momentOf(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('ru-RU', {
    ...{ timeZone, day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(new Date(instant));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('day')}\u00A0${of('month')}\u00A0${of('year')},\u00A0${of('hour')}:${of('minute')}`;
}

/** The method, the thresholds of titles, how ties were broken, and what the jury decided by hand. */
export function notesOf({ protocol, program, facts, counting, items }: ProtocolSource): string[] {
  const shown = new Set(protocol.groups.flatMap(({ rows }) => rows.flatMap(({ award }) => award?.guid ?? [])));
  const sets = new Set(facts.awards.filter(({ guid }) => shown.has(guid)).map(({ set }) => set));
  const titles = facts.awards
    .filter(({ set, kind }) => sets.has(set) && kind !== 'manual')
    .flatMap(({ title, from }) =>
      from === null ? [] : `${title} от ${formatThousandths(from, protocol.decimals as Decimals)}`,
    );
  const adjusted = facts.adjustments.flatMap(({ item, kind, amount, reason }) => {
    const performer = items.get(item)?.performer;
    if (!performer || kind === 'technical' || reason === '') return [];
    if (kind === 'difficulty') return `Сложность: ${inQuotes(performer)} × ${formatFactor(amount)}, ${reason}.`;
    const sign = kind === 'deduction' ? -amount : amount;
    const value = `${sign > 0 ? '+' : ''}${formatThousandths(sign, Math.max(2, protocol.decimals) as Decimals)}`;
    return `${kind === 'deduction' ? 'Снижение' : 'Прибавка'}: ${inQuotes(performer)} ${value}, ${reason}.`;
  });
  const decided = facts.decisions.flatMap(({ item, award, reason }) => {
    const title = facts.awards.find(({ guid }) => guid === award)?.title;
    const performer = items.get(item)?.performer;
    return title && performer ? `${title}: ${inQuotes(performer)}. Решение жюри: ${reason}` : [];
  });
  return [
    ...methodNotes(protocol),
    ...abstentionNotes(program, counting),
    titles.length > 0 ? `Звания: ${titles.join('; ')}.` : '',
    ...adjusted,
    ...counting.ties,
    ...decided,
    ...prizeNotes(facts, items),
    ...sheetNotes(facts),
  ]
    .filter((note) => note !== '')
    .map(printable)
    .concat(sealNote(facts.seal));
}

function prizeNotes({ prizes }: ProtocolSource['facts'], items: ProtocolSource['items']): string[] {
  return prizes.flatMap(({ item, title, giver }) => {
    const given = items.get(item);
    if (!given) return [];
    const from = giver === '' ? '' : ` (${withInitials(giver)})`;
    return `${prizeNamed(title, 'Спецприз')}${from}: ${inQuotes(given.performer || given.collective)}.`;
  });
}

function sheetNotes({ sheets }: ProtocolSource['facts']): string[] {
  return sheets.map(({ judge, entered, checked }) => {
    const readers = [entered && `ввод: ${withInitials(entered)}`, checked && `сверка: ${withInitials(checked)}`];
    const said = readers.filter(Boolean).join('; ');
    return `Оценки с бумажного листа: ${withInitials(judge)}${said === '' ? '' : ` (${said})`}.`;
  });
}

/** By eights, as people compare it; whoever checks a package types or pastes it with or without the spaces. */
function sealNote(seal: ProtocolSource['facts']['seal']): string[] {
  if (seal === null) return [];
  const digest = seal.digest.match(/.{8}/g)!.join(' ');
  return [`Протокол запечатан, печать № ${seal.number}. Отпечаток: ${digest}`];
}

/** Where nominations are counted differently, each is named with its method. */
function methodNotes({ groups }: ProtocolSource['protocol']): string[] {
  const lines = methodLines(groups);
  return lines.map((line) => (lines.length < 2 ? `Метод: ${lowerFirst(line)}.` : `Метод, ${line}.`));
}

/** «№ 1, 8: итог — среднее трёх судей, одно воздержание.» */
function abstentionNotes({ items }: ProtocolSource['program'], { abstentions }: ProtocolSource['counting']): string[] {
  const lines = abstentionLines(items.map((item) => ({ ...item, words: abstentions.get(item.guid) ?? null })));
  return lines.map((line) => `${line}.`);
}

/** «Пропущены: № 4–7, 9.» Empty where nobody was passed over. */
export function skippedNote({ program }: ProtocolSource): string {
  const skipped = program.items.filter(
    ({ kind, activity, isWithdrawn }) => kind === 'performance' && activity === 'Skipped' && !isWithdrawn,
  );
  if (skipped.length === 0) return '';
  return printable(`${skipped.length === 1 ? 'Пропущен' : 'Пропущены'}: ${signsOf(skipped)}.`);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('ru') + text.slice(1);
}

/** The chair first, then the judges who marked, then the secretary. */
export function signaturesOf({ protocol, facts }: ProtocolSource): { post: string; name: string }[] {
  const panel = new Set(protocol.judges.map(({ guid }) => guid));
  const signing = facts.judges.filter(({ guid }) => panel.has(guid));
  const chairs = signing.filter(({ isChair }) => isChair);
  return [
    ...chairs.map(({ fullName }) => ({ post: 'Председатель жюри', name: withInitials(printable(fullName)) })),
    ...signing
      .filter(({ isChair }) => !isChair)
      .map(({ fullName }) => ({ post: 'Член жюри', name: withInitials(printable(fullName)) })),
    { post: 'Секретарь', name: '' },
  ];
}
