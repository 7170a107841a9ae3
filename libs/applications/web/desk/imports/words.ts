// What an import and its rows are, in words.

import type { ImportHead, ImportRowView } from '@rampa/contract';
import { counted, IMPORT_OUTCOMES, type ImportState } from '@rampa/kernel';

export const STATE_WORDS: Record<ImportState, string> = {
  reading: 'читаем',
  mapping: 'выберите столбцы',
  checking: 'проверяем',
  checked: 'проверена',
  applying: 'вносим',
  applied: 'внесена',
  stopped: 'остановлена',
  failed: 'не прочитана',
};

export const STATE_TONES: Record<ImportState, 'plain' | 'ok' | 'danger' | 'info' | 'now'> = {
  reading: 'info',
  mapping: 'plain',
  checking: 'info',
  checked: 'plain',
  applying: 'info',
  applied: 'ok',
  stopped: 'danger',
  failed: 'danger',
};

type Outcome = ImportRowView['outcome'];

/** Before it is written, and after. */
export const OUTCOME_WORDS: Record<'planned' | 'done', Record<Outcome, string>> = {
  planned: { create: 'добавится', update: 'изменится', same: 'без изменений', error: 'ошибка' },
  done: { create: 'добавлена', update: 'изменена', same: 'без изменений', error: 'ошибка' },
};

export const OUTCOME_TONES: Record<Outcome, 'plain' | 'ok' | 'danger' | 'info'> = {
  create: 'ok',
  update: 'info',
  same: 'plain',
  error: 'danger',
};

export const rowsText = (count: number) => counted(count, 'строка', 'строки', 'строк');

const SUMS: Record<Outcome, string> = {
  create: 'новых',
  update: 'с изменениями',
  same: 'без изменений',
  error: 'с ошибками',
};

/** «новых 12, с ошибками 1» */
export function countsText(counts: ImportHead['counts']): string {
  return IMPORT_OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${SUMS[outcome]} ${counts[outcome].toLocaleString('ru-RU')}`)
    .join(', ');
}
