// Over the table's edge: what has come while it is read further down. Nothing moves for it.

import classes from './table.module.css';

/** What comes while the table is read. */
export interface TableNews {
  /** «Новых заявок: 2» */
  words(count: number): string;
  /** New rows stand at the top of what is asked. */
  isFirst: boolean;
  /** Asks for them at the top. */
  show(): void;
}

export interface NewsBarProps {
  news: TableNews;
  count: number;
  onTop(): void;
}

export function NewsBar({ news, count, onTop }: NewsBarProps) {
  return (
    <div role="status" className={classes.newsPlace} data-no-print>
      {count === 0 ? null : (
        <span className={classes.news}>
          {news.words(count)}
          <button
            type="button"
            className={classes.newsShow}
            onClick={() => {
              onTop();
              if (!news.isFirst) news.show();
            }}
          >
            Показать
          </button>
        </span>
      )}
    </div>
  );
}
