// What a report names and the event has no more: the report works without it, and says so.

import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReportView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import type { Report } from './use-report.tsx';
import classes from '../style/report.module.css';

export function Lacks({ face, report: { setup, filters } }: { face: ReportView; report: Report }) {
  const said = [
    ...(face.isRowGone ? ['Блока, из которого делались строки, в форме уже нет: отчёт пуст.'] : []),
    ...(setup.data ?? []).flatMap(({ title, fields }) =>
      fields.flatMap((field) =>
        field.isGone
          ? [`Поля ${inQuotes(field.title)} в форме уже нет: в столбце ${inQuotes(title)} его место пусто.`]
          : [],
      ),
    ),
    ...(filters.data ?? []).flatMap(({ title, isGone, items }) =>
      isGone
        ? [`Поля ${inQuotes(title)} в форме уже нет: условие по нему ничего не отбирает.`]
        : items.flatMap((item) =>
            item.isGone
              ? [`Строку ${inQuotes(item.title)} удалили из справочника: условие ${inQuotes(title)} по ней ничего не находит.`] // prettier-ignore
              : [],
          ),
    ),
  ];
  if (said.length === 0) return null;
  return (
    <ul className={classes.lacks} aria-label="Чего уже нет">
      {said.map((text) => (
        <li key={text}>
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}
