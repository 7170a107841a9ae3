// Which report a new program is made of, with its first rows and where they stand already.

import { ReportGetReportColumnsDataForProgram, ReportGetReportListForProgram, type AnswerOf } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, ChoiceLine, RowsSkeleton, useRead, type Place } from '@rampa/platform/web/desk';
import classes from './sources.module.css';

type Rows = AnswerOf<typeof ReportGetReportColumnsDataForProgram>;

const SHOWN = 8;

export interface ReportChoiceProps {
  competitionGuid: string;
  tour: number;
  at: Place<string>;
}

export function ReportChoice({ competitionGuid, tour, at }: ReportChoiceProps) {
  const reports = useRead(ReportGetReportListForProgram, { query: { competitionGuid } });
  const reportGuid = at.useValue();
  return (
    <Answer of={reports} skeleton={<RowsSkeleton rows={2} />}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState>
            Отчётов о выступлениях пока нет. Создайте отчёт, где строка — выступление, и отберите в нём, кто нужен.
          </EmptyState>
        ) : (
          <>
            <ChoiceLine
              at={at}
              label="Отчёт"
              description="Встанут его выступления из принятых заявок, которых в этом туре ещё нет, в том же порядке."
              data={all.map(({ guid, title }) => ({ value: guid, label: title }))}
            />
            {reportGuid === '' ? null : <FirstRows key={reportGuid} reportGuid={reportGuid} tour={tour} />}
          </>
        )
      }
    </Answer>
  );
}

function FirstRows({ reportGuid, tour }: { reportGuid: string; tour: number }) {
  const query = { reportGuid, pageNumber: 1, pageSize: SHOWN };
  const rows = useRead(ReportGetReportColumnsDataForProgram, { query });
  return (
    <Answer of={rows} skeleton={<RowsSkeleton rows={3} />}>
      {({ collection, totalCount }) => (
        <section className={classes.part} aria-label="Строки отчёта">
          <p className={classes.note}>
            {totalCount === 0
              ? 'В отчёте пока нет ни одной строки.'
              : `В отчёте ${counted(totalCount, 'строка', 'строки', 'строк')}${totalCount > SHOWN ? `, первые ${SHOWN}` : ''}:`}
          </p>
          <ul className={classes.rows}>
            {collection.map((row) => (
              <li key={row.guid} className={classes.row}>
                <span>{row.cells.filter(Boolean).join(', ') || row.title}</span>
                <Standing row={row} tour={tour} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Answer>
  );
}

function Standing({ row: { programs }, tour }: { row: Rows['collection'][number]; tour: number }) {
  const place = programs.find((program) => program.tour === tour);
  return place ? <span className={classes.note}>Уже в программе {inQuotes(place.title)}</span> : null;
}
