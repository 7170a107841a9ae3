// A published program for everybody, on a phone above all: who is on stage, who is next, when my own people come.

import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { PublicProgramItem, PublicProgramView } from '@rampa/contract';
import {
  clockTime,
  EmptyState,
  LiveProvider,
  readJson,
  LiveFault,
  Skeleton,
  StaleBar,
  useLive,
  useLiveClient,
  writeJson,
} from '@rampa/platform/web/base';
import { PublicMessage, PublicNothing, PublicPage, PublicSearch, PublicWaiting } from '@rampa/platform/web/desk';
import { useTimes } from '../state/use-times.ts';
import { MineCard } from './MineCard.tsx';
import { NowCard } from './NowCard.tsx';
import { foyerOf, isFound, type PublicBlock } from './public-model.ts';
import { Blocks, Rows } from './rows.tsx';
import classes from './public.module.css';

export function PublicProgramPage() {
  const { guid } = useParams();
  return (
    <LiveProvider>
      <Opened guid={guid ?? null} />
    </LiveProvider>
  );
}

function Opened({ guid }: { guid: string | null }) {
  const live = useLive('public-program', guid);
  const client = useLiveClient();
  const title = live.state ? `${live.state.title}: ${live.state.competitionTitle}` : 'Программа';
  useEffect(() => {
    document.title = `${title} — Рампа`;
  }, [title]);
  if (guid === null || live.ended) {
    return (
      <PublicMessage>
        <EmptyState>{live.ended?.message ?? 'Попросите у организатора ссылку на программу.'}</EmptyState>
      </PublicMessage>
    );
  }
  if (!live.state && live.fault) {
    return (
      <PublicMessage>
        <LiveFault fault={live.fault} onRetry={() => client.askAgain()} />
      </PublicMessage>
    );
  }
  if (!live.state) {
    return (
      <PublicWaiting label="Программа загружается">
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton height="11rem" />
        <Skeleton height="20rem" />
      </PublicWaiting>
    );
  }
  return <Program program={live.state} staleSince={live.staleSince} isRead={live.isRead} />;
}

interface ProgramProps {
  program: PublicProgramView;
  staleSince: number | null;
  isRead: boolean;
}

function Program({ program, staleSince, isRead }: ProgramProps) {
  const { items, gap, timeZone } = program;
  const times = useTimes(items, gap);
  const foyer = foyerOf(items);
  const mineKey = `rampa.program.mine.${program.guid}`;
  const [mine, setMine] = useState(() => readJson<string>(mineKey));
  const [question, setQuestion] = useState('');
  const [isPastOpen, setPastOpen] = useState(false);
  const own = items.find(({ guid }) => guid === mine) ?? null;
  const choose = (guid: string | null) => {
    setMine(guid);
    writeJson(mineKey, guid);
  };
  const timeOf = (item: PublicProgramItem) => {
    const forecast = times.forecasts.get(item.guid);
    const instant = forecast ?? item.plannedAt;
    return instant === null ? '' : `${forecast ? '≈\u00A0' : ''}${clockTime(instant, { timeZone })}`;
  };
  const asked = question.trim();
  const found = asked === '' ? null : items.filter((item) => isFound(item, asked));
  const rows = { mine, timeOf, choose };
  const day = program.dateTimeBegin
    ? new Intl.DateTimeFormat('ru-RU', { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
        Date.parse(program.dateTimeBegin),
      )
    : '';

  return (
    <PublicPage
      isWide
      title={program.competitionTitle}
      facts={[program.place || program.city, day]}
      stale={
        staleSince === null ? null : (
          <StaleBar since={staleSince} timeZone={timeZone} isRead={isRead}>
            Время может измениться.
          </StaleBar>
        )
      }
    >
      <div className={classes.columns}>
        <div className={classes.cards}>
          <NowCard foyer={foyer} late={times.late} program={program} timeOf={timeOf} />
          {own ? <MineCard item={own} program={program} time={timeOf(own)} onDrop={() => choose(null)} /> : null}
        </div>
        <section className={classes.order} aria-label="Программа">
          <div className={classes.orderHead}>
            <h2>{program.title}</h2>
            <PublicSearch value={question} onValue={setQuestion} />
          </div>
          {found ? (
            found.length === 0 ? (
              <PublicNothing>Такого выступления в программе нет.</PublicNothing>
            ) : (
              <Rows items={found} {...rows} />
            )
          ) : (
            <>
              {foyer.past.length > 0 ? (
                <button type="button" className={classes.more} onClick={() => setPastOpen(!isPastOpen)}>
                  {isPastOpen ? 'Скрыть прошедшие' : `Прошли: ${countOf(foyer.past)}`}
                </button>
              ) : null}
              {isPastOpen ? <Blocks blocks={foyer.past} {...rows} /> : null}
              {foyer.ahead.length > 0 ? (
                <Blocks blocks={foyer.ahead} {...rows} />
              ) : (
                <PublicNothing>Дальше никого: программа закончилась.</PublicNothing>
              )}
            </>
          )}
        </section>
      </div>
    </PublicPage>
  );
}

function countOf(blocks: readonly PublicBlock[]): number {
  return blocks.reduce((sum, { items }) => sum + items.filter(({ kind }) => kind === 'performance').length, 0);
}
