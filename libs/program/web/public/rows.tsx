// Performances of the public program by parts; each may be followed as «моё».

import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { PublicProgramItem } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { listed, quoted, unbroken } from '@rampa/platform/web/base';
import { KIND_WORDS } from '../order/words.ts';
import type { Followed } from './followed.ts';
import { stateOf, type PublicBlock } from './public-model.ts';
import classes from './public.module.css';

/** Most bold letters that a row of a narrow phone holds. */
const COLUMN = 16;

export interface RowProps {
  followed: Followed;
  timeOf(item: PublicProgramItem): string;
}

export interface BlocksProps extends RowProps {
  blocks: readonly PublicBlock[];
  /** The part that stands above them on paper: it is named once there. */
  above?: string | undefined;
}

export function Blocks({ blocks, above, ...rows }: BlocksProps) {
  return blocks.map(({ key, title, items }, index) => (
    <section key={key} className={classes.part} aria-label={title || 'Программа'}>
      {title === '' ? null : (
        <h3 className={classes.block} data-goes-on={(index === 0 && title === above) || undefined}>
          {title}
        </h3>
      )}
      <Rows items={items} {...rows} />
    </section>
  ));
}

export function Rows({ items, followed, timeOf }: RowProps & { items: readonly PublicProgramItem[] }) {
  return (
    <ol>
      {items.map((item) => {
        const isMine = followed.has(item.guid);
        const isOver = item.activity === 'Done' || item.activity === 'Skipped';
        if (item.kind !== 'performance') {
          return (
            <li key={item.guid} className={classes.service}>
              <span>{unbroken(item.title) || KIND_WORDS[item.kind]}</span>
              <small>
                {item.duration >= 60 ? counted(Math.round(item.duration / 60), 'минута', 'минуты', 'минут') : ''}
              </small>
              <time>{timeOf(item)}</time>
            </li>
          );
        }
        return (
          <li key={item.guid} className={classes.row} data-mine={isMine || undefined}>
            <span className={classes.number}>
              <span className="r-sr-only">№&nbsp;</span>
              {item.number}
            </span>
            <span className={classes.who}>
              <b data-withdrawn={item.isWithdrawn || undefined}>
                {unbroken(item.performer || item.collective, COLUMN)}
              </b>
              <small>{unbroken(listed(quoted(item.pieceTitle), item.city), COLUMN)}</small>
            </span>
            <span className={classes.when}>
              <time>{item.isWithdrawn || isOver ? '' : timeOf(item)}</time>
              <small>{stateOf(item)}</small>
            </span>
            <button
              type="button"
              className={classes.star}
              aria-pressed={isMine}
              aria-label={`Моё выступление: ${item.performer || item.collective}`}
              onClick={() => followed.turn(item.guid)}
            >
              {isMine ? <IconStarFilled size={20} aria-hidden /> : <IconStar size={20} stroke={1.75} aria-hidden />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
