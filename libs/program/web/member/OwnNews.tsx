// What the last publication has changed, for a member: what concerns himself stands open.

import type { AnswerOf, CompetitionProgramGetProgramColumnsData } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { momentText } from '@rampa/platform/web/desk';
import { changeWords } from '@rampa/program/domain';
import classes from './member.module.css';

export interface OwnNewsProps {
  program: Pick<AnswerOf<typeof CompetitionProgramGetProgramColumnsData>, 'news' | 'items' | 'timeZone'>;
  own: ReadonlySet<string>;
}

export function OwnNews({ program: { news, items, timeZone }, own }: OwnNewsProps) {
  if (!news) return null;
  const names = new Map(items.map((item) => [item.guid, item.performer || item.collective]));
  const isOwn = (change: (typeof news.changes)[number]) => 'itemGuid' in change && own.has(change.itemGuid);
  const [first, others] = [news.changes.filter(isOwn), news.changes.filter((change) => !isOwn(change))];
  const left = news.changeCount - news.changes.length;
  return (
    <details className={classes.news} open={first.length > 0}>
      <summary>
        Изменилось {momentText(news.at, timeZone)}: {counted(news.changeCount, 'изменение', 'изменения', 'изменений')}
      </summary>
      <ul>
        {[...first, ...others].map((change, at) => (
          <li key={at} className={at < first.length ? classes.mine : undefined}>
            {changeWords(change, { timeZone, nameOf: (guid) => names.get(guid) ?? '' })}
          </li>
        ))}
        {left > 0 ? <li>и ещё {left}</li> : null}
      </ul>
    </details>
  );
}
