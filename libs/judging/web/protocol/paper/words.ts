import type { PaperQuestion, PaperSheetLine, PaperSheetView, SheetState } from '@rampa/contract';
import { counted, formatThousandths } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';
import { momentText } from '@rampa/platform/web/desk';

export const SHEET_WORDS: Record<SheetState, string> = {
  printed: 'ждёт ввода',
  entered: 'ждёт сверки',
  checked: 'есть различия',
  settled: 'считается',
};
export const SHEET_TONES = { printed: 'plain', entered: 'info', checked: 'danger', settled: 'ok' } as const;

/** «482 719» */
export const codeText = (code: string) => `${code.slice(0, 3)}\u00A0${code.slice(3)}`;

/** Who has read it, when; nobody's sex is guessed. */
export function readersText({ entered, checked, isByOne }: PaperSheetLine, timeZone: string): string {
  const who = (what: string, one: PaperSheetLine['entered']) =>
    one === null ? '' : `${what}: ${[one.name, momentText(one.at, timeZone)].filter(Boolean).join(', ')}`;
  return listed(who('ввод', entered), who('сверка', checked), isByOne ? 'одним человеком' : '');
}

export const questionsText = (count: number) => counted(count, 'различие', 'различия', 'различий');

/** What may be chosen for a question, each value once, with where it stands. */
export function choicesOf(question: PaperQuestion): { value: number | null; label: string }[] {
  const { pointGuid, first, second, inForce } = question;
  const isAbstention = pointGuid === null;
  const word = (value: number | null) => {
    if (isAbstention) return value === 1 ? 'воздержался' : 'оценки';
    return value === null ? 'пусто' : formatThousandths(value);
  };
  const said =
    first === second
      ? [{ value: first, where: 'На листе' }]
      : [
          { value: first, where: 'Первое чтение' },
          { value: second, where: 'Второе чтение' },
        ];
  if (inForce !== null) said.push({ value: inForce, where: 'В протоколе уже' });
  return said.map(({ value, where }) => ({ value, label: `${where}: ${word(value)}` }));
}

/** «№ 3 Лель: Техника» */
export function placeOf({ rows, criteria }: PaperSheetView, question: PaperQuestion): string {
  const row = rows.find(({ itemGuid }) => itemGuid === question.competitionProgramItemGuid);
  const number = row?.number ? `№\u00A0${row.number} ` : '';
  const what = criteria.find(({ guid }) => guid === question.pointGuid)?.title ?? 'воздержался ли судья';
  return `${number}${row?.performer ?? ''}: ${what}`;
}
