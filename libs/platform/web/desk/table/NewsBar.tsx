// Over the table's edge: what has come while somebody reads further down. It moves nothing.

import classes from './table.module.css';

/** News that has come meanwhile. */
export interface TableNews {
  /** «Новых заявок: 2» */
  words(count: number): string;
  /** New rows would stand at the top of the present question. */
  isFirst: boolean;
  /** Shows the top with the new rows. */
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
