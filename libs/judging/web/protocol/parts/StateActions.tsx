// The protocol's way: черновик → идёт → закрыт → утверждён → опубликован, and back with a reason.

import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import {
  VotingProtocolChangeState,
  VotingProtocolClearCompetitionProgram,
  VotingProtocolLock,
  type ProtocolView,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { ApiFailure } from '@rampa/platform/web/base';
import { Confirm, tell, tellFailure, TypedConfirm, useWrite } from '@rampa/platform/web/desk';
import { NEXT_STATES } from '../order/next-states.ts';
import { chairTies } from '../order/ties.ts';
import { PublishLater } from './forms-later.ts';
import { LockRefusal } from './LockRefusal.tsx';
import { PublicationPanel } from './Publication.tsx';
import { StateMenu } from './StateMenu.tsx';
import { useUndoClearing } from './UndoClearing.tsx';

type Asked = 'lock' | 'reopen' | 'withdraw' | 'clear' | 'publish' | 'published' | null;

/** Told whole in a window: several sentences do not fit a notice. */
const REFUSALS: ReadonlySet<string> = new Set(['marksMissing', 'awardRanges', 'judgingUnready', 'resultsProvisional']);

export interface StateActionsProps {
  protocol: ProtocolView;
  revision: number | null;
  onCell(itemGuid: string, judgeGuid: string): void;
  onWaiting(): void;
}

export function StateActions({ protocol, revision, onCell, onWaiting }: StateActionsProps) {
  const [asked, setAsked] = useState<Asked>(null);
  /** What stands in the form at first: the person sees it and may write another reason. */
  const [usualReason, setUsualReason] = useState('');
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const query = { competitionProgramGuid: protocol.programGuid };
  const settings = { quiet: true };
  const lock = useWrite(VotingProtocolLock, settings);
  const change = useWrite(VotingProtocolChangeState, settings);
  const clear = useWrite(VotingProtocolClearCompetitionProgram, settings);
  const undoing = useUndoClearing(protocol.programGuid);
  // An undo of an older state may not outlive it.
  const subject = `protocol ${protocol.programGuid}`;
  const isBusy = lock.isPending || change.isPending || clear.isPending;
  const next = NEXT_STATES[protocol.state];
  const isTied = chairTies(protocol).some(({ decision }) => decision === null);
  const close = () => setAsked(null);

  function setLock(isLocked: boolean, reason: string) {
    lock.mutate(
      { query, body: { isLocked, reason } },
      {
        onSuccess() {
          close();
          if (isLocked)
            tell('Протокол закрыт', {
              detail: 'Новые оценки попадут в поздние.',
              action: { label: 'Открыть снова', run: () => askToReopen('Закрыли по ошибке') },
              subject,
            });
          else tell('Приём оценок снова открыт', { subject });
        },
        onError: refused,
      },
    );
  }

  /** What was asked stays open, with its reason: the same press may succeed in a moment. */
  function refused(error: unknown) {
    if (!(error instanceof ApiFailure && REFUSALS.has(error.code))) return tellFailure(error);
    close();
    setRefusal(error);
  }

  function setState(state: 'Open' | 'Confirmed' | 'Withdrawn', reason: string, done: string, detail = '') {
    change.mutate(
      { query, body: { state, reason } },
      {
        onSuccess() {
          close();
          tell(done, { detail, subject });
        },
        onError: refused,
      },
    );
  }

  /** What people ask for next is the link. */
  function published() {
    tell('Протокол опубликован', { subject });
    setAsked('published');
  }

  function askToReopen(reason: string) {
    setUsualReason(reason);
    setAsked('reopen');
  }

  /** A lock that is refused anyway is refused before anything is asked. */
  function askBeforeLock() {
    lock.mutate(
      { query, body: { isLocked: true, isTrial: true } },
      { onSuccess: () => setAsked('lock'), onError: refused },
    );
  }

  function goOn() {
    if (!next) return;
    if (next.to === 'Locked' && isTied) askBeforeLock();
    else if (next.to === 'Locked') setLock(true, '');
    else if (next.to === 'Published') setAsked('publish');
    else setState(next.to as 'Open' | 'Confirmed', '', next.done, next.detail);
  }

  return (
    <>
      <StateMenu
        programGuid={protocol.programGuid}
        ways={{ state: protocol.state, isBusy, onReopen: () => askToReopen(''), onAsk: setAsked }}
      />
      {next ? (
        <Button
          size="md"
          loading={isBusy}
          leftSection={next.to === 'Locked' ? <IconLock size={18} stroke={1.75} /> : null}
          onClick={goOn}
        >
          {next.label}
        </Button>
      ) : null}

      <Confirm
        isOpen={asked === 'lock'}
        title="Закрыть без решения председателя?"
        action="Закрыть протокол"
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => setLock(true, '')}
      >
        Есть равенство, которое ждёт его слова. Если закрыть сейчас, результаты запишутся без этого решения.
      </Confirm>
      <PublishLater of={asked === 'publish' ? { protocol, onClose: close, onPublished: published } : null} />
      {asked === 'published' ? (
        <PublicationPanel protocol={protocol} revision={revision} canChange onClose={close} />
      ) : null}
      <TypedConfirm
        isOpen={asked === 'reopen'}
        title="Открыть приём оценок снова?"
        action="Открыть приём оценок"
        reason="required"
        usualReason={usualReason}
        isBusy={isBusy}
        onClose={close}
        onConfirm={(reason) => setLock(false, reason)}
      >
        Места и звания снова станут предварительными.
      </TypedConfirm>
      <TypedConfirm
        isOpen={asked === 'withdraw'}
        isDanger
        title="Отозвать протокол?"
        action="Отозвать"
        reason="required"
        isBusy={isBusy}
        onClose={close}
        onConfirm={(reason) =>
          setState('Withdrawn', reason, 'Протокол отозван', `Следующим будет протокол версии ${protocol.version + 1}.`)
        }
      >
        Участники перестанут его видеть, страница по открытой ссылке скажет, что он отозван. Исправленный протокол
        станет версией {protocol.version + 1}.
      </TypedConfirm>
      <TypedConfirm
        isOpen={asked === 'clear'}
        isDanger
        title="Снять все оценки программы?"
        action="Снять оценки"
        typed={protocol.programTitle}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() =>
          clear.mutate(
            { query, body: { confirmation: protocol.programTitle } },
            {
              onSuccess({ cleared }) {
                close();
                tell(`Сняли ${counted(cleared, 'оценку', 'оценки', 'оценок')}`, {
                  detail: 'Вернуть их можно до утверждения протокола.',
                  ...(cleared > 0 ? { action: { label: 'Отменить', run: () => undoing.run() } } : {}),
                });
              },
              onError: (error) => tellFailure(error),
            },
          )
        }
      >
        Судьям придётся ставить их заново. Решения председателя тоже отменятся; воздержания, комментарии, прибавки и
        снижения останутся. Пока протокол не утверждён, снятое можно вернуть.
      </TypedConfirm>
      <LockRefusal
        competitionGuid={protocol.competitionGuid}
        failure={refusal}
        onClose={() => setRefusal(null)}
        onCell={onCell}
        onWaiting={onWaiting}
      />
    </>
  );
}
