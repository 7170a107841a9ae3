// What the rows of a report say together: a table for each field with a bar beside every line, so that the picture and
// the figures are one and are read aloud as a table.

import { ReportGetReportStatsColumnsData, type ReportStats } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, RowsSkeleton, useRead } from '@rampa/platform/web/desk';
import { shareText } from './share.ts';
import classes from './stats.module.css';

type Field = ReportStats['columns'][number]['fields'][number];

/** Lines of a book that a glance takes in; the others open. */
const SHOWN = 12;

export function ReportStatistics({ reportGuid }: { reportGuid: string }) {
  const stats = useRead(ReportGetReportStatsColumnsData, { query: { reportGuid } });
  return (
    <Answer of={stats} skeleton={<RowsSkeleton rows={8} />}>
      {({ rows, applications, columns }) => {
        const fields = columns.flatMap((column) => column.fields.map((field) => ({ column: column.title, field })));
        return (
          <section className={classes.stats} aria-label="Статистика отчёта">
            <dl className={classes.totals}>
              <div>
                <dt>Строк</dt>
                <dd>{rows.toLocaleString('ru-RU')}</dd>
              </div>
              <div>
                <dt>Заявок</dt>
                <dd>{applications.toLocaleString('ru-RU')}</dd>
              </div>
            </dl>
            {fields.length === 0 ? (
              <EmptyState>Считать пока нечего: добавьте в отчёт столбец с полем формы.</EmptyState>
            ) : (
              <div className={classes.fields}>
                {fields.map(({ column, field }, at) => (
                  <FieldStats key={`${field.competitionFieldGuid} ${at}`} {...{ column, field, rows }} />
                ))}
              </div>
            )}
          </section>
        );
      }}
    </Answer>
  );
}

function FieldStats({ column, field, rows }: { column: string; field: Field; rows: number }) {
  const { title, values, quantity } = field;
  const name = column === title ? title : `${column}: ${title}`;
  const most = Math.max(1, ...values.map((value) => value.rows));
  const filled = `заполнено в ${counted(field.rows, 'строке', 'строках', 'строках')} из ${rows.toLocaleString('ru-RU')}`;
  return (
    <section className={classes.field} aria-label={name}>
      <h2 className={classes.title}>{name}</h2>
      <p className={classes.note}>
        {filled}
        {quantity === null ? '' : `, всего единиц: ${quantity.toLocaleString('ru-RU')}`}
      </p>
      {values.length === 0 ? (
        <Bar part={rows === 0 ? 0 : field.rows / rows} />
      ) : (
        <Lines {...{ name, most, rows }} values={values.slice(0, SHOWN)} hasQuantity={quantity !== null} />
      )}
      {values.length > SHOWN ? (
        <details className={classes.more}>
          <summary>Ещё {counted(values.length - SHOWN, 'строка', 'строки', 'строк')}</summary>
          <Lines {...{ name, most, rows }} values={values.slice(SHOWN)} hasQuantity={quantity !== null} />
        </details>
      ) : null}
    </section>
  );
}

interface LinesProps {
  name: string;
  values: Field['values'];
  most: number;
  rows: number;
  hasQuantity: boolean;
}

function Lines({ name, values, most, rows, hasQuantity }: LinesProps) {
  return (
    <table className={classes.table}>
      <caption className="r-sr-only">{name}</caption>
      <thead>
        <tr>
          <th scope="col">Ответ</th>
          <th scope="col" className={classes.number}>
            Строк
          </th>
          <th scope="col" className={classes.number}>
            Доля
          </th>
          <th scope="col" className={classes.number}>
            Заявок
          </th>
          {hasQuantity ? (
            <th scope="col" className={classes.number}>
              Единиц
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {values.map((value) => (
          <tr key={value.guid}>
            <th scope="row">
              {value.title}
              <Bar part={value.rows / most} />
            </th>
            <td className={classes.number}>{value.rows.toLocaleString('ru-RU')}</td>
            <td className={classes.number}>{shareText(value.rows, rows)}</td>
            <td className={classes.number}>{value.applications.toLocaleString('ru-RU')}</td>
            {hasQuantity ? <td className={classes.number}>{(value.quantity ?? 0).toLocaleString('ru-RU')}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The figures beside it say the same. */
function Bar({ part }: { part: number }) {
  return (
    <svg className={classes.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes.ground} width="100" height="6" />
      <rect className={classes.part} width={100 * part} height="6" />
    </svg>
  );
}
