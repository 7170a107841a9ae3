import type { ReportView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';

/** What a row of the report is. */
export function rowsOf({
  isRowGone,
  rowBlockGuid,
  rowTitle,
}: Pick<ReportView, 'isRowGone' | 'rowBlockGuid' | 'rowTitle'>) {
  if (isRowGone) return 'строк нет: их блок убран из формы';
  return rowBlockGuid === null ? 'строка — заявка' : `строка — блок «${rowTitle}»`;
}

export const detailOf = (report: ReportView): string =>
  listed(
    rowsOf(report),
    counted(report.columnCount, 'столбец', 'столбца', 'столбцов'),
    report.filterCount === 0 ? '' : counted(report.filterCount, 'условие', 'условия', 'условий'),
  );

/** Between fields of one column. */
export const SEPARATORS = [
  { value: ', ', label: 'Запятая' },
  { value: '; ', label: 'Точка с запятой' },
  { value: ' ', label: 'Пробел' },
  { value: ' · ', label: 'Точка посередине' },
  { value: ' — ', label: 'Тире' },
  { value: ' / ', label: 'Косая черта' },
] as const;
