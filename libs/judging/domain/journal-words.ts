// What an entry of the journal says, on a page and on paper.

import type { AdjustmentKind, ProtocolState } from '@rampa/kernel';
import { formatThousandths, prizeNamed } from '@rampa/kernel';

export interface JournalSaid {
  readonly kind: string;
  readonly to: number | null;
  readonly word: string;
  readonly reason: string;
}

const STATES: Record<ProtocolState, string> = {
  Draft: 'Протокол возвращён в черновик',
  Open: 'Протокол открыт для оценок',
  Locked: 'Протокол закрыт',
  Confirmed: 'Протокол утверждён',
  Published: 'Протокол опубликован',
  Withdrawn: 'Протокол отозван',
};
const ADJUSTMENTS: Record<AdjustmentKind, string> = {
  deduction: 'Снижение',
  bonus: 'Прибавка',
  technical: 'Технический балл',
  difficulty: 'Сложность',
};
const AUDIENCES: Record<string, string> = {
  members: 'Изменено, что видят участники',
  link: 'Изменено, что видно по открытой ссылке',
  renewed: 'Открытая ссылка заменена новой',
};
const LATE: Record<string, string> = { waits: 'ждёт решения', accepted: 'принята', declined: 'отклонена' };

/** `kind` alone, for a filter. */
export const JOURNAL_WORDS: Record<string, string> = {
  mark: 'Оценка судьи',
  paperMark: 'Оценка с бумаги',
  paper: 'Бумажный лист',
  correction: 'Исправление организатора',
  notTaken: 'Оценка не принята: уже есть новее',
  late: 'Оценка после закрытия',
  cleared: 'Оценки программы сняты',
  restored: 'Снятые оценки возвращены',
  adjustment: 'Поправка',
  award: 'Звание по решению жюри',
  decision: 'Решение председателя о равенстве',
  withdrawn: 'Решение председателя отозвано',
  prize: 'Спецприз',
  state: 'Состояние протокола',
  publication: 'Что видно участникам и по ссылке',
  seal: 'Протокол запечатан',
  shown: 'Результат показан залу',
};

export function journalWords({ kind, to, word, reason }: JournalSaid): { what: string; reason: string } {
  const usual = JOURNAL_WORDS[kind] ?? kind;
  if (kind === 'mark' || kind === 'paperMark' || kind === 'correction') return markWords(kind, to, word, reason);
  if (kind === 'paper') return paperWords(word, reason);
  if (kind === 'late') return { what: `${usual}: ${LATE[word] ?? word}`, reason };
  if (kind === 'adjustment') return { what: ADJUSTMENTS[word as AdjustmentKind] ?? usual, reason };
  if (kind === 'award') return { what: word === '' ? usual : `${usual}: ${word}`, reason };
  if (kind === 'state') return { what: STATES[word as ProtocolState] ?? usual, reason };
  if (kind === 'publication') return { what: AUDIENCES[word] ?? usual, reason };
  if (kind === 'seal') return { what: `${usual}, печать № ${word}`, reason: `Отпечаток ${reason}` };
  if (kind === 'prize')
    return {
      what: `${word === '' ? usual : prizeNamed(word, usual)} ${reason === 'given' ? 'отдан' : 'забран'}`,
      reason: '',
    };
  return { what: usual, reason };
}

const TAKEN_BACK: Record<string, string> = {
  mark: 'Оценка снята судьёй',
  correction: 'Оценка снята организатором',
};

/** `word`: what the hall had seen of the mark before this change; empty: nothing. */
function markWords(kind: string, to: number | null, word: string, reason: string): { what: string; reason: string } {
  const what = (to === null ? TAKEN_BACK[kind] : undefined) ?? JOURNAL_WORDS[kind]!;
  if (word === '') return { what, reason };
  const seen = `зал уже видел ${word === 'none' ? 'итог без неё' : formatThousandths(Number(word))}`;
  return { what: `${what} после показа залу`, reason: reason === '' ? seen : `${seen}; ${reason}` };
}

const PAPER: Record<string, string> = {
  entered: 'Лист внесён с бумаги',
  checked: 'Лист сверен вторым чтением',
  dropped: 'Чтение листа отложено',
  decided: 'Различие решено',
  abstained: 'Различие решено: воздержался',
  notAbstained: 'Различие решено: не воздержался',
};

/** `reason`: the sheet's version, or «first;second;in force» of a decision. */
function paperWords(word: string, reason: string): { what: string; reason: string } {
  const what = PAPER[word] ?? word;
  if (word === 'entered' || word === 'checked' || word === 'dropped') return { what, reason: `версия ${reason}` };
  if (word !== 'decided') return { what, reason: '' };
  const [first = '', second = '', inForce = ''] = reason
    .split(';')
    .map((value) => (value === '' ? '' : formatThousandths(Number(value))));
  const read = `прочитано ${first || 'пусто'} и ${second || 'пусто'}`;
  return { what, reason: inForce === '' ? read : `${read}, в протоколе стояло ${inForce}` };
}
