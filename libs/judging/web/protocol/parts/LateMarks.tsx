// Marks that came after the closing: each is accepted or declined by the organizer, alone or with others; none is lost.

import { Button, Checkbox, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  LATE_MARKS_AT_ONCE,
  VotingProtocolDecideLateMarks,
  VotingProtocolGetLateMarks,
  type ProtocolView,
} from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { List, Panel, readOptions, tell, useChoice, useList, useWrite, wholeList } from '@rampa/platform/web/desk';
import { DecideLateMarks, type Decision } from './DecideLateMarks.tsx';
import { LateMarkRow, lateMarkName, type LateMark } from './LateMarkRow.tsx';
import classes from '../style/late.module.css';

export interface LateMarksProps {
  protocol: ProtocolView;
  revision: number | null;
  onClose(): void;
}

export function LateMarks({ protocol, revision, onClose }: LateMarksProps) {
  const query = { competitionProgramGuid: protocol.programGuid };
  const options = readOptions(VotingProtocolGetLateMarks, { query });
  const late = useQuery({
    ...options,
    queryKey: [...options.queryKey, revision],
    placeholderData: (previous) => previous,
  });
  const [decision, setDecision] = useState<Decision | null>(null);
  const list = useList({ name: 'late' });
  const choice = useChoice((late.data ?? []).map(({ guid }) => guid));
  const all = (late.data ?? []).slice(0, LATE_MARKS_AT_ONCE);
  const isCut = all.length < (late.data ?? []).length;
  const marks = (late.data ?? []).filter(({ guid }) => choice.ids.has(guid)).slice(0, LATE_MARKS_AT_ONCE);
  const decide = useWrite(VotingProtocolDecideLateMarks);

  function run({ marks: decided, accept }: Decision, reason: string) {
    decide.mutate(
      { query, body: { lateMarkGuids: decided.map(({ guid }) => guid), accept, reason } },
      {
        onSuccess: ({ decided: times }) => {
          const count = counted(times, 'оценка', 'оценки', 'оценок');
          if (accept) tell(`Принято: ${count}`, { detail: 'Результаты пересчитаны.' });
          else tell(`Отклонено: ${count}`, { detail: `В журнале ${times === 1 ? 'она останется' : 'они останутся'}.` });
          choice.clear();
          setDecision(null);
        },
      },
    );
  }

  return (
    <>
      <Panel isOpen={decision === null} title="Поздние оценки" onClose={onClose}>
        <p className={classes.about}>
          Они пришли после закрытия протокола. Принятая оценка пересчитает результат; решение останется в журнале.
        </p>
        {all.length > 1 ? (
          <Several
            marks={marks}
            all={all}
            isCut={isCut}
            onAll={(isAll) => choice.put(isAll ? all.map(({ guid }) => guid) : [])}
            onDecide={setDecision}
          />
        ) : null}
        <List
          label="Поздние оценки"
          list={list}
          of={wholeList(late, list, { hasPages: true })}
          idOf={({ guid }) => guid}
          nameOf={lateMarkName}
          empty={<EmptyState>Решать больше нечего.</EmptyState>}
          nothing="Таких оценок нет."
          row={(one) => (
            <LateMarkRow
              mark={one}
              protocol={protocol}
              isChosen={all.length > 1 ? marks.includes(one) : null}
              isFull={marks.length >= LATE_MARKS_AT_ONCE}
              onChoose={(isRange) => choice.toggle(one.guid, isRange)}
              onDecide={(accept) => setDecision({ marks: [one], accept })}
            />
          )}
        />
      </Panel>
      <DecideLateMarks
        decision={decision}
        protocol={protocol}
        isBusy={decide.isPending}
        onClose={() => setDecision(null)}
        onDecide={run}
      />
    </>
  );
}

interface SeveralProps {
  marks: readonly LateMark[];
  all: readonly LateMark[];
  /** There are more than one write takes. */
  isCut: boolean;
  onAll(isAll: boolean): void;
  onDecide(decision: Decision): void;
}

function Several({ marks, all, isCut, onAll, onDecide }: SeveralProps) {
  const isAll = marks.length >= all.length;
  return (
    <div className={classes.several} role="group" aria-label="Решить о нескольких">
      <Checkbox
        label={isCut ? `Выбрать первые ${all.length}` : `Выбрать все ${all.length}`}
        checked={isAll}
        indeterminate={marks.length > 0 && !isAll}
        onChange={() => onAll(!isAll)}
      />
      <Group gap="sm">
        <Button disabled={marks.length === 0} onClick={() => onDecide({ marks, accept: true })}>
          Принять выбранные: {marks.length}
        </Button>
        <Button variant="default" disabled={marks.length === 0} onClick={() => onDecide({ marks, accept: false })}>
          Отклонить выбранные
        </Button>
      </Group>
    </div>
  );
}
