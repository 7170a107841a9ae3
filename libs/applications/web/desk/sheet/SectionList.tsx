import { filledSum } from '@rampa/applications/domain';
import { counted } from '@rampa/kernel';
import { momentText } from '@rampa/platform/web/desk';
import { FilledRing } from '../parts/Filled.tsx';
import { countedIn, newIn, type Copy } from './copies.ts';
import type { News, Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

export interface SectionListProps {
  sheet: Sheet;
  copies: readonly Copy[];
  news: News | null;
  zone: string;
}

/** Its sections, each copy apart, with what is filled in of it; they lead down the page. */
export function SectionList({ sheet: { application }, copies, news, zone }: SectionListProps) {
  const { percent, dateSubscribe, updatedAt } = application;
  const { sum, of } = filledSum({ percent, ...countedIn(copies) });
  return (
    <nav className={classes.sections} aria-label="Разделы заявки">
      <div className={classes.percent}>
        <b>{sum}</b>
        <span>
          {of}
          {of === '' ? null : <br />}
          {dateSubscribe === null ? 'не отправлена' : `отправлена ${momentText(dateSubscribe, zone)}`}
          <br />
          изменена {momentText(updatedAt, zone)}
        </span>
      </div>
      <ul>
        {copies.map((copy) => {
          const fresh = newIn(copy, news);
          return (
            <li key={copy.guid}>
              <a href={`#copy-${copy.guid}`}>
                <FilledRing percent={copy.isUntouched ? 0 : copy.percent} />
                <span>
                  {copy.name}
                  {fresh > 0 ? <em>{counted(fresh, 'изменение', 'изменения', 'изменений')}</em> : null}
                </span>
                {copy.isUntouched ? (
                  <small>по желанию</small>
                ) : copy.percent < 100 ? (
                  <small>{copy.percent}&nbsp;%</small>
                ) : null}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
