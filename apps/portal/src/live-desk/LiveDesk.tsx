// The desk: head, columns side by side or as tabs, and the bar that runs the stage.

import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { CompetitionProgramGetByCompetition, type FestivalView } from '@rampa/contract';
import { DeskScreens, slowestDelay, useScreens } from '@rampa/display/web/setup';
import { DeskProtocol, outcomesOf } from '@rampa/judging/web/protocol';
import { useLive, useMedia, usePainted, useUnhurriedLive } from '@rampa/platform/web/base';
import { Answer, StalePlace, useAccess, useReadOnly, useRead } from '@rampa/platform/web/desk';
import { DeskFacts, DeskOrder, DeskSteps, DeskTransport } from '@rampa/program/web';
import { Column } from './Column.tsx';
import { DeskHead } from './DeskHead.tsx';
import { DeskTabs } from './DeskTabs.tsx';
import { programOfNow } from './program-of-now.ts';
import { stagedOrder } from './staged-order.ts';
import classes from './live-desk.module.css';

const CLOSED = {
  program: 'Порядок вам не открыт: попросите доступ к программе.',
  protocol: 'Оценки вам не открыты: попросите доступ к протоколам.',
  withoutMarks: 'Это фестиваль без оценок: протокола в нём нет.',
};

const TABS = { order: 'Порядок', marks: 'Протокол', screens: 'Экраны' };
type Tab = keyof typeof TABS;

export function LiveDesk({ event }: { event: FestivalView }) {
  const { guid } = event;
  const access = useAccess(guid);
  const readOnly = useReadOnly();
  const [search, setSearch] = useSearchParams();
  const [opened] = useState(() => Date.now());
  const programs = useRead(CompetitionProgramGetByCompetition, { query: { competitionGuid: guid } });
  const asked = search.get('competitionProgramGuid');
  const list = programs.data ?? [];
  const chosen = list.find((one) => one.guid === asked) ?? programOfNow(list, opened);
  const key = (isOpen: boolean) => (isOpen && chosen ? chosen.guid : null);

  const isJudged = event.typeTourCompetition !== 0;
  const program = useUnhurriedLive(useLive('program', key(access.sees('program'))));
  // The order and the buttons of the stage come first: marks and pictures of the hall follow the frame that shows them.
  const isOrderHere = program.state !== null || program.ended !== null || program.fault !== null;
  const isTurn = usePainted(programs.data !== undefined && (isOrderHere || key(access.sees('program')) === null));
  const protocol = useUnhurriedLive(useLive('protocol', key(isTurn && access.sees('protocol') && isJudged)));
  const displays = useUnhurriedLive(useLive('displays', isTurn ? guid : null));
  const screens = useScreens(guid);
  const canLead = access.changes('program');
  const canPress = canLead || access.changes('settings') || access.changes('protocol');

  const isPhone = useMedia('(max-width: 807px)');
  const isWide = useMedia('(min-width: 1280px)');
  const [tab, setTab] = useState<Tab>('order');

  const columns: Record<Tab, ReactNode> = {
    order: (
      <Column
        title={TABS.order}
        live={program}
        closed={access.sees('program') ? null : CLOSED.program}
        isEmpty={chosen === null && programs.data !== undefined}
      >
        {(state) => <DeskOrder program={state} canChange={canLead} outcomes={outcomesOf(protocol.state)} />}
      </Column>
    ),
    marks: (
      <div className={classes.stacked}>
        <Column
          title="Живой протокол"
          live={protocol}
          closed={!isJudged ? CLOSED.withoutMarks : access.sees('protocol') ? null : CLOSED.protocol}
          isEmpty={chosen === null && programs.data !== undefined}
        >
          {(state) => (
            <DeskProtocol
              protocol={state}
              order={program.state && stagedOrder(program.state.items)}
              canNudge={access.changes('protocol')}
            />
          )}
        </Column>
        {program.state ? <DeskSteps program={program.state} canChange={canLead} /> : null}
      </div>
    ),
    screens: (
      <Column title={TABS.screens} live={displays} closed={null}>
        {(state) => <DeskScreens competitionGuid={guid} view={state} screens={screens} canPress={canPress} />}
      </Column>
    ),
  };
  const sides: Tab[] = isPhone ? ['order', 'marks', 'screens'] : ['marks', 'screens'];
  const shown = sides.includes(tab) ? tab : sides[0]!;
  const tabs = (
    <DeskTabs
      label="Что видно"
      tabs={sides.map((id) => ({ id, label: TABS[id] }))}
      chosen={shown}
      onChoose={(id) => setTab(id as Tab)}
    >
      {columns[shown]}
    </DeskTabs>
  );
  const stale = program.staleSince ?? protocol.staleSince ?? displays.staleSince;

  return (
    <div className={classes.desk}>
      <DeskHead
        event={event}
        programs={list}
        program={chosen}
        timeZone={program.state?.timeZone ?? displays.state?.timeZone ?? 'Europe/Moscow'}
        delay={slowestDelay(screens)}
        onChoose={(next) => setSearch({ competitionProgramGuid: next }, { replace: true })}
      >
        {program.state ? <DeskFacts program={program.state} canChange={canLead} /> : null}
      </DeskHead>
      <main id="content" className={classes.columns} tabIndex={-1}>
        {programs.error ? (
          <Answer of={programs}>{() => null}</Answer>
        ) : isWide ? (
          <>
            {columns.order}
            {columns.marks}
            {columns.screens}
          </>
        ) : isPhone ? (
          tabs
        ) : (
          <>
            {columns.order}
            {tabs}
          </>
        )}
      </main>
      <div className={classes.foot}>
        <StalePlace
          since={stale}
          timeZone={program.state?.timeZone ?? 'Europe/Moscow'}
          isRead={program.isRead || displays.isRead}
        >
          Порядок на месте. Нажатия сейчас не дойдут.
        </StalePlace>
        {readOnly ? <p className={classes.readOnly}>{readOnly}</p> : null}
        {program.state && canLead && program.state.items.length > 0 ? <DeskTransport program={program.state} /> : null}
      </div>
    </div>
  );
}
