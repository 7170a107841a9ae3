// «Церемония»: the order of awarding, the step on the screens, and its leading.

import { Button } from '@mantine/core';
import { IconDeviceTv, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from 'react-router';
import { CompetitionProgramUpdate, type CeremonyView } from '@rampa/contract';
import { EmptyState, useLive } from '@rampa/platform/web/base';
import { LiveAwaited, LiveEnded, RowsSkeleton, StalePlace, useAccess, useWrite } from '@rampa/platform/web/desk';
import { ceremonySteps, OPENING } from '@rampa/program/domain';
import { Callings } from '../ceremony/Callings.tsx';
import { CeremonyBar } from '../ceremony/CeremonyBar.tsx';
import { useMoves, type Moves } from '../ceremony/use-moves.ts';
import { courseOf } from '../ceremony/words.ts';
import { ProgramAside } from '../parts/ProgramAside.tsx';
import classes from '../ceremony/ceremony.module.css';

const NOTE =
  'Вызов, звание, баллы — по шагам, от младшего звания к Гран-при. Шаги видят экраны, которые следуют за программой.';

export function CeremonyPage() {
  return (
    <ProgramAside title="Церемония награждения" note={NOTE} empty="Программ пока нет, и награждать некого.">
      {({ guid }, competitionGuid) => <OfProgram key={guid} programGuid={guid} competitionGuid={competitionGuid} />}
    </ProgramAside>
  );
}

function OfProgram({ programGuid, competitionGuid }: { programGuid: string; competitionGuid: string }) {
  const live = useLive('ceremony', programGuid);
  const moves = useMoves(live.state);
  const access = useAccess(competitionGuid);
  if (live.ended) return <LiveEnded ended={live.ended} />;
  if (!live.state) {
    return (
      <LiveAwaited fault={live.fault}>
        <RowsSkeleton rows={8} height="4rem" />
      </LiveAwaited>
    );
  }
  const canLead = access.changes('program') || access.changes('protocol');
  return (
    <>
      {live.state.run ? (
        <Running view={live.state} run={live.state.run} moves={moves} canLead={canLead} />
      ) : (
        <Before view={live.state} moves={moves} canLead={canLead} />
      )}
      <StalePlace since={live.staleSince} timeZone={live.state.timeZone} isRead={live.isRead}>
        Экраны показывают последний шаг.
      </StalePlace>
    </>
  );
}

interface LedProps {
  view: CeremonyView;
  moves: Moves;
  canLead: boolean;
}

function Running({ view, run, moves, canLead }: LedProps & { run: NonNullable<CeremonyView['run']> }) {
  const course = courseOf(view, run);
  return (
    <>
      <CeremonyBar {...{ view, run, course, moves, canLead }} />
      {course.steps.length > 0 ? (
        <Callings {...{ course, canLead }} isOpen={!run.stopped} onPress={moves.press} />
      ) : null}
    </>
  );
}

function Before({ view, moves, canLead }: LedProps) {
  if (view.hindrance) return <Hindered view={view} />;
  const steps = ceremonySteps(view.parts, { absent: [], hasPoints: true });
  return (
    <>
      {canLead ? (
        <section className={classes.start} aria-label="Начало церемонии">
          {[true, false].map((hasPoints) => (
            <Button
              key={String(hasPoints)}
              size="lg"
              {...(hasPoints ? {} : { variant: 'default' })}
              leftSection={<IconPlayerPlay size={18} stroke={1.75} />}
              loading={moves.isBusy}
              onClick={() => moves.press({ do: 'start', hasPoints }, 'start')}
            >
              {hasPoints ? 'Начать церемонию' : 'Начать без баллов'}
            </Button>
          ))}
          <ScreensLink competitionGuid={view.competitionGuid} />
          <p>Экраны покажут заставку. Дальше ведёте вы или ведущий со своего планшета, кликером.</p>
        </section>
      ) : null}
      <Callings course={{ steps, at: steps.findIndex(({ key }) => key === OPENING) }} canLead={false} isOpen={false} />
    </>
  );
}

export function ScreensLink({ competitionGuid }: { competitionGuid: string }) {
  return (
    <Button
      component={Link}
      to={`/organizer/events/${competitionGuid}/display-voiting`}
      variant="default"
      size="lg"
      leftSection={<IconDeviceTv size={18} stroke={1.75} />}
    >
      Экраны зала
    </Button>
  );
}

/** What must be done before, with its cure. */
function Hindered({ view: { hindrance, competitionGuid, programGuid } }: { view: CeremonyView }) {
  const access = useAccess(competitionGuid);
  const update = useWrite(CompetitionProgramUpdate);
  const open = () =>
    update.mutate({
      query: { competitionGuid },
      body: { competitionProgramGuid: programGuid, isAwardOrderOpen: true },
    });
  if (hindrance === 'protocol') {
    const protocol = `/organizer/events/${competitionGuid}/protocols?competitionProgramGuid=${programGuid}`;
    return (
      <EmptyState action={access.sees('protocol') ? <Link to={protocol}>К протоколу</Link> : null}>
        Порядок появится, когда протокол этой программы закроют.
      </EmptyState>
    );
  }
  if (hindrance === 'order') {
    const button = access.changes('program') ? (
      <Button size="md" loading={update.isPending} onClick={open}>
        Открыть порядок награждения
      </Button>
    ) : null;
    return (
      <EmptyState action={button}>
        Порядок награждения закрыт. Когда его откроют, результаты увидят ведущий и зал — по шагам.
      </EmptyState>
    );
  }
  return <EmptyState>Награждать пока некого: в этой программе никому не присуждено звание.</EmptyState>;
}
