// Rows of a bank in Russian: why a row is proposed to whom, why it is not taken.

import type { BankFileView, BankProposal, BankRowView, StatementGroup } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { counted, inQuotes } from '@rampa/kernel';
import { dayWords, nameOf } from '../money/money-words.ts';

type Tone = 'plain' | 'ok' | 'danger' | 'info' | 'now';

export const GROUP_WORDS: Record<StatementGroup, string> = {
  exact: 'точно',
  likely: 'вероятно',
  check: 'разобрать',
  repeat: 'повтор',
  refused: 'не принято',
  booked: 'проведено',
  ignored: 'не наше',
};

export const GROUP_TONES: Record<StatementGroup, Tone> = {
  exact: 'ok',
  likely: 'info',
  check: 'now',
  repeat: 'plain',
  refused: 'danger',
  booked: 'ok',
  ignored: 'plain',
};

const STATE_WORDS: Record<BankRowView['state'], string> = {
  ok: '',
  duplicate: 'Такая строка уже есть',
  possibleDuplicate: 'Похожая строка уже есть: тот же номер, день и сумма, другое назначение',
  notPosted: 'Банк ещё не зачислил эти деньги',
  internal: 'Перевод между своими счетами',
  foreign: 'В строке нет вашего счёта',
  zero: 'Сумма ноль',
  badAmount: 'Сумма не читается',
  badDate: 'Такого дня нет в календаре',
};

export const WARNING_WORDS: Record<BankFileView['warnings'][number], string> = {
  truncated: 'Файл обрезан: последней строки или конца нет. Выгрузите выписку ещё раз.',
  balanceMismatch: 'Остатки не сходятся: начальный, обороты и конечный не дают друг друга.',
  incomeMismatch: 'Поступлений в строках другая сумма, чем в итоге банка.',
  outcomeMismatch: 'Списаний в строках другая сумма, чем в итоге банка.',
  foreignRows: 'Есть строки не по вашим счетам: они не приняты.',
};

const FLAG_WORDS: Record<BankProposal['flags'][number], string> = {
  returnWord: 'в назначении «возврат»',
  withdrawn: 'заявка отозвана',
  aggregate: 'деньги многих плательщиков одной строкой',
  supersededInvoice: 'счёт заменён новым',
  otherPayer: 'ИНН не того плательщика',
  otherRequisite: 'на другие ваши реквизиты',
};

const BY_WORDS = {
  number: 'назван счёт или договор',
  pending: 'участник сообщил: тот же номер и сумма',
  inn: 'ИНН плательщика',
  name: 'имя в назначении',
} as const;

const SURE_WORDS: Record<BankProposal['confidence'], string> = {
  exact: 'сумма совпала',
  partial: 'меньше, чем осталось заплатить',
  over: 'больше, чем осталось заплатить',
  likely: 'сумма равна долгу',
  guess: 'сумма подходит',
  check: 'сумма не подходит — выберите сами',
  none: '',
};

/** «№ 121 «Северяне» и № 122 «Зоренька»» */
export function targetsText(targets: readonly { number: number | null; title: string; payerName: string }[]): string {
  const names = targets.map(({ number, title, payerName }) =>
    nameOf({ number, title: title === '' ? payerName : inQuotes(title) }),
  );
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} и ${names.at(-1)}`;
}

/** What is proposed, or became of it: the first line beside a row. */
export function headOf({ state, group, proposal, booked }: BankRowView): string {
  if (group === 'booked') return targetsText(booked.flatMap(({ targets }) => targets)) || 'Проведено';
  if (group === 'ignored') return 'Отложено как чужое';
  if (group === 'refused') return STATE_WORDS[state];
  if (group === 'repeat') return state === 'duplicate' ? 'Повтор' : 'Возможно, повтор';
  if (!proposal) return 'Не найдено, за кого';
  if (proposal.allocations.length > 0) return targetsText(proposal.allocations);
  if (proposal.candidates.length === 1) return `Возможно, ${targetsText(proposal.candidates)}`;
  if (proposal.candidates.length > 1) return `Возможно, ${targetsText(proposal.candidates.slice(0, 2))}${proposal.candidates.length > 2 ? ` и ещё ${proposal.candidates.length - 2}` : ''}`; // prettier-ignore
  return 'Не найдено, за кого';
}

/** Why: the second line. */
export function reasonOf(row: BankRowView, today: string): string {
  const { state, group, proposal, booked, decidedBy, decidedAt, twin, currency } = row;
  const money = (sum: number) => moneyText(sum, currency ?? 'RUB');
  if (group === 'booked') {
    const back = booked.some(({ isRefund }) => isRefund) ? 'возвращено' : 'зачтено';
    return [`${back} ${money(booked.reduce((sum, { amount }) => sum + amount, 0))}`, decidedAt ? dayWords(decidedAt.slice(0, 10), today) : '', decidedBy].filter(Boolean).join(', '); // prettier-ignore
  }
  if (group === 'ignored') return decidedBy;
  if (group === 'repeat') {
    const where = twin ? `из выписки ${inQuotes(twin.name)} за ${dayWords(twin.loadedAt.slice(0, 10), today)}` : '';
    const what = state === 'possibleDuplicate' ? 'тот же номер, день и сумма, другое назначение' : twin?.isBooked ? 'уже проведено' : 'ждёт решения'; // prettier-ignore
    return [what, where].filter(Boolean).join(', ');
  }
  if (!proposal) return '';
  const events = new Set(proposal.allocations.map(({ eventTitle }) => eventTitle));
  return [
    proposal.action === 'refund' ? 'возврат участнику: сумма та, что ему должны' : '',
    proposal.by && proposal.action !== 'refund' ? BY_WORDS[proposal.by] : '',
    proposal.action === 'refund' ? '' : SURE_WORDS[proposal.confidence],
    proposal.advance > 0 ? `${money(proposal.advance)} останется авансом` : '',
    ...proposal.flags.map((flag) => FLAG_WORDS[flag]),
    events.size > 1 ? 'разные мероприятия' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export const rowsText = (count: number) => counted(count, 'строку', 'строки', 'строк');
