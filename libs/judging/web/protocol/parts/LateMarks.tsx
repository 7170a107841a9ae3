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
import { Answer, PageBar, Panel, readOptions, tell, usePageSize, useWrite } from '@rampa/platform/web/desk';
import { DecideLateMarks, type Decision } from './DecideLateMarks.tsx';
import { LateMarkRow, type LateMark } from './LateMarkRow.tsx';
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
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = usePageSize();
  const decide = useWrite(VotingProtocolDecideLateMarks);

  function choose(guid: string, isChosen: boolean) {
    setChosen((current) => new Set(isChosen ? [...current, guid] : [...current].filter((one) => one !== guid)));
  }

  function run({ marks, accept }: Decision, reason: string) {
    decide.mutate(
      { query, body: { lateMarkGuids: marks.map(({ guid }) => guid), accept, reason } },
      {
        onSuccess: ({ decided }) => {
          const count = counted(decided, 'оценка', 'оценки', 'оценок');
          if (accept) tell(`Принято: ${count}`, { detail: 'Результаты пересчитаны.' });
          else
            tell(`Отклонено: ${count}`, { detail: `В журнале ${decided === 1 ? 'она останется' : 'они останутся'}.` });
          setChosen(new Set());
        },
        onSettled: () => setDecision(null),
      },
    );
  }

  return (
    <>
      <Panel isOpen={decision === null} title="Поздние оценки" onClose={onClose}>
        <p className={classes.about}>
          Они пришли после закрытия протокола. Принятая оценка пересчитает результат; решение останется в журнале.
        </p>
        <Answer of={late}>
          {(list) => {
            if (list.length === 0) return <EmptyState>Решать больше нечего.</EmptyState>;
            const marks = list.filter(({ guid }) => chosen.has(guid));
            const all = list.slice(0, LATE_MARKS_AT_ONCE);
            const last = Math.min(page, Math.ceil(list.length / pageSize));
            return (
              <>
                {list.length > 1 ? (
                  <Several
                    marks={marks}
                    all={all}
                    isCut={all.length < list.length}
                    onAll={(isAll) => setChosen(new Set(isAll ? all.map(({ guid }) => guid) : []))}
                    onDecide={setDecision}
                  />
                ) : null}
                <ul>
                  {list.slice((last - 1) * pageSize, last * pageSize).map((one) => (
                    <LateMarkRow
                      key={one.guid}
                      mark={one}
                      protocol={protocol}
                      isChosen={list.length > 1 ? chosen.has(one.guid) : null}
                      isFull={marks.length >= LATE_MARKS_AT_ONCE}
                      onChoose={(isChosen) => choose(one.guid, isChosen)}
                      onDecide={(accept) => setDecision({ marks: [one], accept })}
                    />
                  ))}
                </ul>
                <PageBar
                  total={list.length}
                  page={last}
                  pageSize={pageSize}
                  onPage={setPage}
                  onPageSize={(size) => {
                    setPageSize(size);
                    setPage(1);
                  }}
                />
              </>
            );
          }}
        </Answer>
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
