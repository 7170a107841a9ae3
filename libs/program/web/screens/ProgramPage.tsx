// «Программа выступлений»: which program, and its running order, live.

import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus, IconWorld } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import {
  CompetitionGetFullInfoByGuid,
  CompetitionProgramGetByCompetition,
  CompetitionProgramGetVersions,
  type ProgramView,
} from '@rampa/contract';
import { EmptyState, useLive, useSlanted, useUnhurriedLive, type Live } from '@rampa/platform/web/base';
import {
  ButtonMenu,
  Answer,
  LiveAwaited,
  LiveEnded,
  momentText,
  OncePainted,
  Page,
  PageHead,
  RowsSkeleton,
  StalePlace,
  useAccess,
  isAnyPicture,
  useFollow,
  useRead,
} from '@rampa/platform/web/desk';
import type { Opened } from '../parts/Forms.tsx';
import { OpenedForms } from '../parts/opened-forms.ts';
import { ProgramDownload } from '../parts/ProgramDownload.tsx';
import { ProgramMenu } from '../parts/ProgramMenu.tsx';
import { ProgramPicker } from '../parts/ProgramPicker.tsx';
import { RunningOrder } from '../parts/RunningOrder.tsx';
import { Transport } from '../parts/Transport.tsx';
import { delayText } from '@rampa/program/domain';
import { useTimes } from '../state/use-times.ts';
import classes from '../style/program.module.css';

const UNTOLD = [CompetitionProgramGetVersions];

export function ProgramPage() {
  useSlanted();
  const { guid: competitionGuid = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const access = useAccess(competitionGuid);
  const canChange = access.changes('program');
  const programs = useRead(CompetitionProgramGetByCompetition, { query: { competitionGuid } });
  const event = useRead(CompetitionGetFullInfoByGuid, { query: { competitionGuid } });
  // A festival without marks has neither judges nor protocols.
  const isJudged = event.data ? event.data.typeTourCompetition !== 0 : false;
  const asked = search.get('competitionProgramGuid');
  const chosen = programs.data?.find((program) => program.guid === asked) ?? programs.data?.[0] ?? null;
  // A report leads here to be made into a program.
  const source = search.get('sourceReportGuid');
  const [opened, setOpened] = useState<Opened | null>(
    source ? { form: 'program', isNew: true, sourceReportGuid: source } : null,
  );
  const live = useUnhurriedLive(useLive('program', chosen?.guid ?? null));
  const choose = (guid: string) => setSearch({ competitionProgramGuid: guid }, { replace: true });

  // Deferred to a task of its own: the router reads the page's scroll position, which would force a layout while
  // drawing.
  // An address may name a program that was just created and is not in the list yet; it stays.
  const named = chosen && !asked ? chosen.guid : null;
  const name = useEffectEvent(choose);
  useEffect(() => {
    if (named === null) return;
    const timer = setTimeout(() => name(named));
    return () => clearTimeout(timer);
  }, [named]);

  const add = (
    <ButtonMenu
      button={
        <Button
          size="md"
          leftSection={<IconPlus size={18} stroke={1.75} />}
          rightSection={<IconChevronDown size={16} stroke={1.75} />}
        >
          Добавить
        </Button>
      }
    >
      <Menu.Item onClick={() => setOpened({ form: 'item', guid: null })}>Одно выступление или пункт</Menu.Item>
      <Menu.Item onClick={() => setOpened({ form: 'take' })}>Выступления из заявок</Menu.Item>
      <Menu.Item onClick={() => setOpened({ form: 'paste' })}>Список из таблицы</Menu.Item>
      <Menu.Item onClick={() => setOpened({ form: 'pause', afterGuid: null })}>Перерыв в конец</Menu.Item>
    </ButtonMenu>
  );
  const more = <ProgramMenu program={live.state} isJudged={isJudged} onOpen={setOpened} onChoose={choose} />;

  return (
    <>
      <Page isPaper>
        <PageHead
          title="Программа выступлений"
          // The line has its place before it has a text, so that nothing below moves.
          note={
            chosen === null ? undefined : live.state ? (
              <>
                <ProgramFacts program={live.state} canChange={canChange} />
                {live.state.isPublished && canChange ? (
                  <Untold key={live.state.guid} program={live.state} onOpen={() => setOpened({ form: 'public' })} />
                ) : null}
              </>
            ) : (
              '\u00A0'
            )
          }
          actions={
            chosen ? (
              <>
                <ProgramDownload programGuid={chosen.guid} />
                {canChange && live.state?.items.length !== 0 ? (
                  // Its place is kept until it is known whether the page offers it below instead.
                  <span style={live.state ? undefined : { visibility: 'hidden' }}>{add}</span>
                ) : null}
                {canChange ? more : null}
              </>
            ) : null
          }
        />
        <Answer of={programs}>
          {(list) =>
            chosen === null ? (
              <EmptyState
                action={
                  canChange ? (
                    <Button size="md" onClick={() => setOpened({ form: 'program', isNew: true })}>
                      Создать программу
                    </Button>
                  ) : null
                }
              >
                Программ пока нет. Создайте первую: отделение, день или площадку.
              </EmptyState>
            ) : (
              <>
                <ProgramPicker programs={list} chosen={chosen.guid} onChoose={choose} isOffPaper />
                <h2 className={classes.only} data-for-paper={list.length > 1 || undefined}>
                  {chosen.title}
                </h2>
                <LiveOrder live={live} isJudged={isJudged} canChange={canChange} add={add} onOpen={setOpened} />
              </>
            )
          }
        </Answer>
      </Page>
      {live.state && canChange && live.state.items.length > 0 ? (
        <OncePainted>
          <Transport program={live.state} staleSince={live.staleSince} isRead={live.isRead} />
        </OncePainted>
      ) : live.state ? (
        <StalePlace since={live.staleSince} timeZone={live.state.timeZone} isRead={live.isRead}>
          Порядок на месте.
        </StalePlace>
      ) : null}
      <OpenedForms
        of={
          opened && canChange
            ? { opened, competitionGuid, program: live.state, onChoose: choose, onClose: () => setOpened(null) }
            : null
        }
      />
    </>
  );
}

/** The person who runs the stage reads the delay in his bar; others read it here. */
function ProgramFacts({ program, canChange }: { program: ProgramView; canChange: boolean }) {
  const { late } = useTimes(program.items, program.gap);
  const delay = late && !canChange ? `${late > 0 ? 'отставание' : 'опережение'} ${delayText(late)}` : '';
  const begin = program.dateTimeBegin ? momentText(program.dateTimeBegin, program.timeZone) : 'без времени начала';
  const facts = [begin, program.place, program.tour > 1 ? `${program.tour} тур` : '', delay].filter(Boolean).join(', ');
  if (!program.isPublished) return facts;
  return (
    <>
      {facts},{' '}
      <a className={classes.published} href={`/program/${program.guid}`} target="_blank" rel="noreferrer">
        <IconWorld size={16} stroke={1.75} aria-hidden />
        опубликована
      </a>
    </>
  );
}

/** How much has changed since people were told of the program. */
function Untold({ program, onOpen }: { program: ProgramView; onOpen(): void }) {
  const live = useLive('program', program.guid);
  const versions = useRead(CompetitionProgramGetVersions, { query: { competitionProgramGuid: program.guid } });
  useFollow(live, { calls: UNTOLD, isOld: isAnyPicture });
  const count = versions.data?.pending?.length ?? 0;
  if (count === 0) return null;
  return (
    <button type="button" className={classes.untold} onClick={onOpen}>
      после публикации изменилось: {count}
    </button>
  );
}

/** Until the protocol is opened judges cannot mark, and only their own pages would say so. */
function NotJudgedYet({ program: { competitionGuid, guid } }: { program: ProgramView }) {
  const access = useAccess(competitionGuid);
  return (
    <p className={classes.notJudged}>
      Судьи пока не могут ставить оценки: протокол не открыт.{' '}
      {access.sees('protocol') ? (
        <Link to={`/organizer/events/${competitionGuid}/protocols?competitionProgramGuid=${guid}`}>К протоколу</Link>
      ) : null}
    </p>
  );
}

interface LiveOrderProps {
  live: Live<ProgramView>;
  isJudged: boolean;
  canChange: boolean;
  add: React.ReactNode;
  onOpen(opened: Opened): void;
}

function LiveOrder({ live, isJudged, canChange, add, onOpen }: LiveOrderProps) {
  if (live.ended) return <LiveEnded ended={live.ended} />;
  if (!live.state) {
    return (
      <LiveAwaited fault={live.fault}>
        <RowsSkeleton rows={8} />
      </LiveAwaited>
    );
  }
  return (
    <>
      {live.state.items.length === 0 ? (
        <EmptyState action={canChange ? add : null}>
          В программе пока пусто. Добавьте выступления по одному, из принятых заявок или списком из таблицы.
        </EmptyState>
      ) : (
        <>
          {isJudged && live.state.protocolState === 'Draft' ? <NotJudgedYet program={live.state} /> : null}
          <RunningOrder program={live.state} canChange={canChange} onOpen={onOpen} />
        </>
      )}
    </>
  );
}
