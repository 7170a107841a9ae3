// «Статусы блоков»: each copy of a section with what was said of it, changed here too; and how many have which, for the head.

import type { BlockStatusView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { StatusChip } from '../parts/StatusChip.tsx';
import { BlockStatus } from './BlockStatus.tsx';
import { newIn, type Copy } from './copies.ts';
import type { News } from './use-sheet.ts';
import classes from './sheet.module.css';

export interface BlocksAsideProps {
  copies: readonly Copy[];
  blockStatuses: readonly BlockStatusView[];
  news: News | null;
  canChange: boolean;
}

export function BlocksAside({ copies, blockStatuses, news, canChange }: BlocksAsideProps) {
  if (blockStatuses.length === 0) return null;
  return (
    <section aria-label="Статусы блоков">
      <h2 className={classes.sideTitle}>Статусы блоков</h2>
      <ul className={classes.blockStatuses}>
        {copies.map((copy) => {
          const { guid, block, title } = copy;
          return (
            <li key={guid}>
              <a href={`#copy-${guid}`}>{title}</a>
              <BlockStatus
                {...{ block, blockStatuses, canChange }}
                none={newIn(copy, news) > 0 ? { words: 'есть изменения', isNew: true } : { words: 'нет', isNew: false }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How many blocks have which status, those inside too. Nothing where none has one. */
export function BlockSums({ copies, blockStatuses }: Pick<BlocksAsideProps, 'copies' | 'blockStatuses'>) {
  const keys = copies.flatMap(({ blocks }) => blocks.flatMap((one) => one.competitionBlockStatusKey ?? []));
  const told = blockStatuses.flatMap((status) => {
    const count = keys.filter((key) => key === status.key).length;
    return count === 0 ? [] : [{ status, count }];
  });
  if (told.length === 0) return null;
  return (
    <ul className={classes.blockSums} aria-label="Статусы блоков: сколько каких">
      {told.map(({ status, count }) => (
        <li key={status.key}>
          <StatusChip title={status.description} colors={status} />
          <small>{counted(count, 'блок', 'блока', 'блоков')}</small>
        </li>
      ))}
    </ul>
  );
}
