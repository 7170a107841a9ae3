import { counted } from '@rampa/kernel';
import { momentText } from '@rampa/platform/web/desk';
import { FilledRing } from '../parts/Filled.tsx';
import type { News, Sheet, SheetSection } from './use-sheet.ts';
import classes from './sheet.module.css';

export interface SectionListProps {
  sheet: Sheet;
  sections: readonly SheetSection[];
  news: News | null;
  zone: string;
}

/** How many of the new lines stand in a section. */
export function newIn({ blocks }: SheetSection, news: News | null): number {
  const guids = new Set<string | null>(blocks.map(({ applicationBlockGuid }) => applicationBlockGuid));
  return news?.collection.filter(({ applicationBlockGuid }) => guids.has(applicationBlockGuid)).length ?? 0;
}

/** Its sections, each with what is filled in of it; they lead down the page. */
export function SectionList({ sheet: { application }, sections, news, zone }: SectionListProps) {
  const { percent, dateSubscribe, updatedAt } = application;
  return (
    <nav className={classes.sections} aria-label="Разделы заявки">
      <div className={classes.percent}>
        <b>{percent}&nbsp;%</b>
        <span>
          {dateSubscribe === null ? 'не отправлена' : `отправлена ${momentText(dateSubscribe, zone)}`}
          <br />
          изменена {momentText(updatedAt, zone)}
        </span>
      </div>
      <ul>
        {sections.map((section) => {
          const fresh = newIn(section, news);
          return (
            <li key={section.guid}>
              <a href={`#section-${section.guid}`}>
                <FilledRing percent={section.procentOfFilling} />
                <span>
                  {section.title}
                  {fresh > 0 ? <em>{counted(fresh, 'изменение', 'изменения', 'изменений')}</em> : null}
                </span>
                {section.procentOfFilling < 100 ? <small>{section.procentOfFilling}&nbsp;%</small> : null}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
