// «Протоколы и итоги»: the programs with the states of their protocols, or one protocol, live.

import { IconArrowLeft } from '@tabler/icons-react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { VotingProtocolGetUsingForProtocolByCompetition } from '@rampa/contract';
import { Chip, EmptyState, useLive, useUnhurriedLive } from '@rampa/platform/web/base';
import {
  Answer,
  LiveAwaited,
  LiveEnded,
  Page,
  PageHead,
  RowsSkeleton,
  WholeSelect,
  useAccess,
  useRead,
} from '@rampa/platform/web/desk';
import { STATE_TONES, STATE_WORDS } from '../order/words.ts';
import { JudgesReach } from '../parts/JudgesReach.tsx';
import { Protocol } from '../parts/Protocol.tsx';
import { ProtocolList } from '../parts/ProtocolList.tsx';
import classes from '../style/protocols.module.css';

export function ProtocolsPage() {
  const { guid: competitionGuid = '' } = useParams();
  const [search] = useSearchParams();
  const chosen = search.get('competitionProgramGuid');
  return chosen ? (
    <OneProtocol key={chosen} competitionGuid={competitionGuid} programGuid={chosen} />
  ) : (
    <AllProtocols competitionGuid={competitionGuid} />
  );
}

function AllProtocols({ competitionGuid }: { competitionGuid: string }) {
  const access = useAccess(competitionGuid);
  const protocols = useRead(VotingProtocolGetUsingForProtocolByCompetition, { query: { competitionGuid } });
  return (
    <Page isPaper>
      <PageHead
        title="Протоколы и итоги"
        actions={
          <>
            <Link to="openings" className={classes.lists}>
              Кому что видно
            </Link>
            <Link to="paper" className={classes.lists}>
              Бумажные листы
            </Link>
            <Link to="grand-prix" className={classes.lists}>
              Гран-при голосованием
            </Link>
            <Link to="special-prize" className={classes.lists}>
              Спецпризы
            </Link>
            <Link to="lists" className={classes.lists}>
              Списки: расселение, автобусы, репетиции
            </Link>
          </>
        }
      />
      <Answer of={protocols}>
        {(list) => {
          if (list.length === 1) return <Navigate to={`?competitionProgramGuid=${list[0]!.programGuid}`} replace />;
          if (list.length > 1) return <ProtocolList protocols={list} />;
          return (
            <EmptyState action={access.sees('program') ? <Link to="../program">К программе</Link> : null}>
              Протоколов пока нет: сначала нужна программа выступлений.
            </EmptyState>
          );
        }}
      </Answer>
    </Page>
  );
}

function OneProtocol({ competitionGuid, programGuid }: { competitionGuid: string; programGuid: string }) {
  const access = useAccess(competitionGuid);
  const [, setSearch] = useSearchParams();
  const protocols = useRead(VotingProtocolGetUsingForProtocolByCompetition, { query: { competitionGuid } });
  const live = useUnhurriedLive(useLive('protocol', programGuid));
  const others = protocols.data ?? [];

  const picker =
    others.length > 1 ? (
      <div className={classes.picker}>
        <Link to="." relative="path" className={classes.back} aria-label="Все протоколы">
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        </Link>
        <WholeSelect
          className={classes.select!}
          aria-label="Программа"
          data={others.map((one) => ({ value: one.programGuid, label: one.title }))}
          value={programGuid}
          renderOption={({ option }) => {
            const state = others.find((one) => one.programGuid === option.value)!.state;
            return (
              <span className={classes.option}>
                {option.label}
                <Chip tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Chip>
              </span>
            );
          }}
          onChange={(value) => value && setSearch({ competitionProgramGuid: value })}
        />
      </div>
    ) : null;

  // An address put together by hand: the person may see that program, but in its own event.
  if (protocols.data && !others.some((one) => one.programGuid === programGuid)) {
    return (
      <Page isPaper>
        <PageHead title="Протокол" />
        <EmptyState action={<Link to={`/organizer/events/${competitionGuid}/protocols`}>Все протоколы</Link>}>
          Такой программы в этом мероприятии нет.
        </EmptyState>
      </Page>
    );
  }
  if (live.ended) {
    return (
      <Page isPaper>
        <PageHead title="Протокол" />
        {picker}
        <LiveEnded ended={live.ended} />
      </Page>
    );
  }
  if (!live.state) {
    return (
      <Page isPaper>
        <PageHead title="Сводный протокол" />
        {picker}
        <LiveAwaited fault={live.fault}>
          <RowsSkeleton rows={8} />
        </LiveAwaited>
      </Page>
    );
  }
  return (
    <JudgesReach protocol={live.state} canNudge={access.changes('protocol')}>
      <Protocol
        protocol={live.state}
        revision={live.revision}
        staleSince={live.staleSince}
        isRead={live.isRead}
        canChange={access.changes('protocol')}
        picker={picker}
      />
    </JudgesReach>
  );
}
