// A published report for everybody with its link: its rows as they are now, until the organizer closes it.

import { useState } from 'react';
import type { PublicReportView } from '@rampa/contract';
import { counted, folded } from '@rampa/kernel';
import { LiveProvider, Skeleton, StaleBar, useLive } from '@rampa/platform/web/base';
import { FoundOnPaper, PublicLive, PublicPage, usePageTitle, usePrinted } from '@rampa/platform/web/desk';
import classes from './public.module.css';

/** Rows that are drawn at once; the others when they are asked for. */
const PART = 200;

export function PublicReportPage({ guid }: { guid: string }) {
  return (
    <LiveProvider>
      <Opened guid={guid || null} />
    </LiveProvider>
  );
}

function Opened({ guid }: { guid: string | null }) {
  const live = useLive('public-report', guid);
  usePageTitle(live.state ? `${live.state.title}: ${live.state.competitionTitle}` : 'Отчёт');
  return (
    <PublicLive
      {...{ live, link: guid }}
      asks="Попросите у организатора ссылку на отчёт."
      waits={{ label: 'Отчёт загружается', outlines: <Skeleton height="20rem" /> }}
    >
      {(report) => (
        <PublicPage
          isWide
          organizer={report.organizer}
          title={report.title}
          facts={[report.competitionTitle, counted(report.rowCount, 'строка', 'строки', 'строк')]}
          stale={
            live.staleSince === null ? null : (
              <StaleBar since={live.staleSince} isRead={live.isRead}>
                Строки могли измениться.
              </StaleBar>
            )
          }
        >
          <Rows report={report} />
        </PublicPage>
      )}
    </PublicLive>
  );
}

function Rows({ report: { title, columns, rows, rowCount } }: { report: PublicReportView }) {
  const [asked, setAsked] = useState('');
  const isPrinted = usePrinted();
  const [wanted, setWanted] = useState(PART);
  if (rows.length === 0) return <p className={classes.sheet}>В отчёте пока нет ни одной строки.</p>;
  if (columns.length === 0) return <p className={classes.sheet}>Для посторонних в этом отчёте ничего нет.</p>;
  const words = folded(asked).trim();
  const found = words === '' ? rows : rows.filter((row) => folded(row.join(' ')).includes(words));
  const drawn = isPrinted ? found.length : wanted;
  const left = found.length - drawn;
  return (
    <div className={classes.sheet}>
      <label className={classes.search}>
        <span>Найти в отчёте</span>
        <input type="search" value={asked} maxLength={200} onChange={(event) => setAsked(event.currentTarget.value)} />
      </label>
      <p className="r-sr-only" role="status">
        {words === '' ? '' : `Нашлось: ${counted(found.length, 'строка', 'строки', 'строк')}`}
      </p>
      <FoundOnPaper asked={asked} found={found.length} all={rows.length} what={['строка', 'строки', 'строк']} />
      {found.length === 0 ? (
        <p className={classes.note}>Такой строки нет. Попробуйте другое слово.</p>
      ) : (
        <div className={classes.box} tabIndex={0} role="region" aria-label={title}>
          <table className={classes.table}>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <th key={at} scope="col" style={{ minWidth: `${Math.min(column.width, 280) / 16}rem` }}>
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.slice(0, drawn).map((cells, row) => (
                <tr key={row}>
                  {cells.map((text, at) => (
                    <td key={at}>{text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {left > 0 ? (
        <button type="button" className={classes.more} onClick={() => setWanted(drawn + PART)}>
          Показать ещё {counted(Math.min(left, PART), 'строку', 'строки', 'строк')}
        </button>
      ) : null}
      {rowCount > rows.length ? (
        <p className={classes.note}>Показаны первые {counted(rows.length, 'строка', 'строки', 'строк')}.</p>
      ) : null}
    </div>
  );
}
