import { useEffect } from 'react';
import { IconChevronRight } from '@tabler/icons-react';
import { eventOnScreen, type PROTOCOL_STATES } from '@rampa/kernel';
import {
  Button,
  EmptyState,
  Lamp,
  OnlyTab,
  Skeleton,
  listed,
  unbroken,
  type ApiFailure,
  type LampState,
} from '@rampa/platform/web/base';
import type { Programs } from '../state/use-programs.ts';
import { ListFoot, type ListFootProps } from './list-foot.tsx';

type ProtocolState = (typeof PROTOCOL_STATES)[number];

const STATES: Record<ProtocolState, { word: string; lamp: LampState }> = {
  Draft: { word: 'ещё не открыта', lamp: 'waiting' },
  Open: { word: 'приём оценок открыт', lamp: 'now' },
  Locked: { word: 'закрыта', lamp: 'past' },
  Confirmed: { word: 'утверждена', lamp: 'past' },
  Published: { word: 'опубликована', lamp: 'past' },
  Withdrawn: { word: 'отозвана', lamp: 'past' },
};

export interface ProgramChoiceProps extends Omit<ListFootProps, 'onOtherProgram'> {
  programs: Programs;
  event: { title: string; shortTitle?: string | undefined };
  onExpelled: (failure: ApiFailure) => void;
}

export function ProgramChoiceScreen({ programs, event, onExpelled, ...foot }: ProgramChoiceProps) {
  const { list, failure } = programs;
  useEffect(() => {
    if (failure?.isSignedOut) onExpelled(failure);
  }, [failure, onExpelled]);

  return (
    <main className="judge-programs">
      <h1 title={event.title}>{unbroken(eventOnScreen(event.title, event.shortTitle ?? ''))}</h1>
      <OnlyTab label="ГОЛОСОВАНИЕ" />
      {list === null ? <Waiting failure={failure} onAgain={programs.read} /> : null}
      {list?.length === 0 ? (
        <EmptyState action={<Button onClick={programs.read}>Обновить</Button>}>
          Вам пока не назначили ни одной программы. Спросите организатора.
        </EmptyState>
      ) : null}
      <ul>
        {list?.map((program) => (
          <li key={program.programGuid}>
            <button type="button" onClick={() => programs.choose(program.programGuid)}>
              <span>
                <b>{unbroken(program.title)}</b>
                <small>
                  <Lamp state={STATES[program.state].lamp} />
                  {listed(
                    STATES[program.state].word,
                    `оценено\u00A0${program.markedCount} из\u00A0${program.performanceCount}`,
                  )}
                </small>
              </span>
              <IconChevronRight size={22} stroke={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <ListFoot {...foot} onOtherProgram={null} />
    </main>
  );
}

function Waiting({ failure, onAgain }: { failure: ApiFailure | null; onAgain: () => void }) {
  if (failure === null) {
    return (
      <div className="judge-waiting" aria-busy>
        <Skeleton height="3.5rem" />
        <Skeleton height="3.5rem" />
      </div>
    );
  }
  return <EmptyState action={<Button onClick={onAgain}>Повторить</Button>}>{failure.message}</EmptyState>;
}
