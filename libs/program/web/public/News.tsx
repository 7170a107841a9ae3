// What the last publication has changed, for everybody: one line that unfolds, one's own performances first.

import type { PublicProgramView } from '@rampa/contract';
import { counted, russianDates } from '@rampa/kernel';
import { changeWords } from '@rampa/program/domain';
import { newsInOrder } from './public-model.ts';
import classes from './public.module.css';

export interface NewsProps {
  program: Pick<PublicProgramView, 'news' | 'items' | 'timeZone'>;
  /** Performances that are followed, or one's own. */
  isOwn(itemGuid: string): boolean;
}

export function News({ program: { news, items, timeZone }, isOwn }: NewsProps) {
  // A server of the former release says nothing of it.
  if (!news) return null;
  const names = new Map(items.map((item) => [item.guid, item.performer || item.collective]));
  const day = russianDates({ day: 'numeric', month: 'long', timeZone }).format(Date.parse(news.at));
  const left = news.changeCount - news.changes.length;
  return (
    <details className={classes.news}>
      <summary>
        Программа обновлена {day}: {counted(news.changeCount, 'изменение', 'изменения', 'изменений')}
      </summary>
      <ul>
        {newsInOrder(news.changes, isOwn).map((change, at) => (
          <li key={at} data-own={('itemGuid' in change && isOwn(change.itemGuid)) || undefined}>
            {changeWords(change, { timeZone, nameOf: (guid) => names.get(guid) ?? '' })}
          </li>
        ))}
        {left > 0 ? <li>и ещё {left}</li> : null}
      </ul>
    </details>
  );
}
