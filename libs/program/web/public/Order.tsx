// The running order by parts, or the search results; finished parts are folded.

import { useState } from 'react';
import type { PublicProgramItem, PublicProgramView } from '@rampa/contract';
import { FoundOnPaper, PublicNothing, PublicSearch, useGrowingSheet } from '@rampa/platform/web/desk';
import { OtherPrograms } from './EventSides.tsx';
import { News } from './News.tsx';
import type { Followed } from './followed.ts';
import { isFound, isUnknown, type Foyer, type PublicBlock } from './public-model.ts';
import { Blocks, Rows } from './rows.tsx';
import type { AskedEvent } from './use-public-event.ts';
import classes from './public.module.css';

export interface OrderProps {
  program: PublicProgramView;
  foyer: Foyer;
  followed: Followed;
  timeOf(item: PublicProgramItem): string;
  asked: AskedEvent;
}

export function Order({ program, foyer, asked, ...rows }: OrderProps) {
  const [question, setQuestion] = useState('');
  const [isPastOpen, setPastOpen] = useState(false);
  const sought = question.trim();
  const found = sought === '' ? null : program.items.filter((item) => isFound(item, sought));
  const places = new Map(program.items.map(({ guid }, index) => [guid, index]));
  const isDrawn = useGrowingSheet(program.items.length, places.get(foyer.ahead[0]?.items[0]?.guid ?? ''));
  const drawn = (blocks: readonly PublicBlock[]) =>
    blocks
      .map((block) => ({ ...block, items: block.items.filter(({ guid }) => isDrawn(places.get(guid) ?? 0)) }))
      .filter(({ items }) => items.length > 0);
  return (
    <section className={classes.order} aria-label="Программа">
      <div className={classes.orderHead}>
        <h2>{program.title}</h2>
        <PublicSearch value={question} onValue={setQuestion} />
      </div>
      <News program={program} isOwn={(guid) => rows.followed.has(guid)} />
      <FoundOnPaper
        asked={question}
        found={found?.length ?? 0}
        all={program.items.length}
        what={['строка', 'строки', 'строк']}
      />
      {found ? (
        found.length === 0 ? (
          <PublicNothing>Такого выступления в программе нет.</PublicNothing>
        ) : (
          <Rows items={found} {...rows} />
        )
      ) : (
        <>
          {foyer.past.length > 0 ? (
            <button
              type="button"
              className={classes.more}
              aria-expanded={isPastOpen}
              onClick={() => setPastOpen(!isPastOpen)}
            >
              {isPastOpen ? 'Скрыть прошедшие' : pastWords(countOf(foyer.past))}
            </button>
          ) : null}
          <div className={isPastOpen ? undefined : classes.onPaper}>
            <Blocks blocks={drawn(foyer.past)} {...rows} />
          </div>
          {foyer.ahead.length > 0 ? (
            <Blocks blocks={drawn(foyer.ahead)} above={foyer.past.at(-1)?.title} {...rows} />
          ) : (
            <div className={classes.onScreen}>
              <PublicNothing>
                {isUnknown(foyer) ? 'Выступлений пока нет.' : 'Дальше никого: программа закончилась.'}
              </PublicNothing>
            </div>
          )}
        </>
      )}
      <OtherPrograms asked={asked} program={program} />
    </section>
  );
}

/** Whoever was skipped or withdrawn stands there too, even before anybody has performed. */
const pastWords = (played: number) => (played === 0 ? 'Показать, кто был раньше' : `Прошли: ${played}`);

function countOf(blocks: readonly PublicBlock[]): number {
  return blocks.reduce((sum, { items }) => sum + items.filter(isPlayed).length, 0);
}

/** What was skipped or taken off the program has not been played. */
function isPlayed({ kind, activity }: PublicProgramItem): boolean {
  return kind === 'performance' && activity === 'Done';
}
