import type { AnswerOf, CompetitionProgramSynchronization, OfferedPerformance } from '@rampa/contract';
import { counted, inQuotes, numberSign } from '@rampa/kernel';
import { durationText } from '@rampa/platform/web/desk';

export const offeredName = ({ performer, collective, pieceTitle }: OfferedPerformance): string =>
  performer || collective || pieceTitle || 'без исполнителя';

/** «„Барыня“, Кострома, Народный танец, 3:42» */
export function offeredNote(one: OfferedPerformance): string {
  const { performer, collective, pieceTitle, city, nomination, duration } = one;
  return [
    performer === '' ? '' : collective,
    pieceTitle === '' || offeredName(one) === pieceTitle ? '' : inQuotes(pieceTitle),
    ...[city, nomination, duration > 0 ? durationText(duration) : ''],
  ]
    .filter(Boolean)
    .join(', ');
}

export const applicationName = (number: number | null): string =>
  number === null ? 'заявка без номера' : `заявка ${numberSign(String(number))}`;

/** «Добавлено 2, изменён 1, снято 3». */
export function takenWords(done: AnswerOf<typeof CompetitionProgramSynchronization>): string {
  const parts = [
    done.added > 0 ? `добавлено: ${counted(done.added, 'выступление', 'выступления', 'выступлений')}` : '',
    done.changed > 0 ? `изменено: ${done.changed}` : '',
    done.withdrawn > 0 ? `снято: ${done.withdrawn}` : '',
    done.returned > 0 ? `возвращено: ${done.returned}` : '',
    done.linked > 0 ? `связано с заявками: ${done.linked}` : '',
    done.kept > 0 ? `оставлено как в программе: ${done.kept}` : '',
  ].filter(Boolean);
  const text = parts.join(', ');
  return text === '' ? 'В программе ничего не изменилось' : text[0]!.toUpperCase() + text.slice(1);
}

/** What a new program has taken, and what of its report it has not. */
export function takenDetail(added: number, left: number): string {
  return [
    added > 0 ? `Из заявок: ${counted(added, 'выступление', 'выступления', 'выступлений')}.` : '',
    left > 0 ? `Осталось в отчёте: ${left} — заявку не приняли, или выступление уже стоит в программе тура.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
