import type { ReportColumnView, ReportView } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';

/** What a row of the report is. */
export function rowsOf({
  isRowGone,
  rowBlockGuid,
  rowTitle,
}: Pick<ReportView, 'isRowGone' | 'rowBlockGuid' | 'rowTitle'>) {
  if (isRowGone) return 'строк нет: их блок убран из формы';
  return rowBlockGuid === null ? 'строка — заявка' : `строка — блок ${inQuotes(rowTitle)}`;
}

export const detailOf = (report: ReportView): string =>
  listed(
    rowsOf(report),
    counted(report.columnCount, 'столбец', 'столбца', 'столбцов'),
    report.filterCount === 0 ? '' : counted(report.filterCount, 'условие', 'условия', 'условий'),
  );

/** What whoever has the link will see, told before it is opened. */
export function openedWords(columns: readonly ReportColumnView[]): string {
  const names = (list: readonly ReportColumnView[]) => list.map(({ title }) => inQuotes(title)).join(', ');
  const isSeen = ({ fields }: ReportColumnView) => fields.some(({ isOpen }) => isOpen);
  const [seen, hidden] = [columns.filter(isSeen), columns.filter((column) => !isSeen(column))];
  if (seen.length === 0)
    return 'Посторонние увидят только название: во всех столбцах сведения о людях или поля для своих.';
  const shown = `Посторонние увидят столбцы ${names(seen)}.`;
  return hidden.length === 0 ? shown : `${shown} Не увидят ${names(hidden)}: там сведения о людях или поля для своих.`;
}
