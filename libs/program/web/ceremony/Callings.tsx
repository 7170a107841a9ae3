// The order of the ceremony: who is called up, what has been said, who was absent. A press leads the hall there, and asks.

import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { CeremonyCommand } from '@rampa/contract';
import { counted, givenBy } from '@rampa/kernel';
import { EmptyState, Lamp, listed, Title } from '@rampa/platform/web/base';
import { Confirm, List, ListTools, useList, wholeList } from '@rampa/platform/web/desk';
import { rowKey } from '@rampa/program/domain';
import { whoWords, type Called, type Course } from './words.ts';
import classes from './ceremony.module.css';

interface CallingsProps {
  course: Course;
  canLead: boolean;
  /** The ceremony goes on, so that a step can be chosen. */
  isOpen: boolean;
  onPress?: (command: CeremonyCommand, control: string) => void;
}

type Row = Called & { state: 'past' | 'now' | 'ahead' };

export function Callings({ course, canLead, isOpen, onPress }: CallingsProps) {
  const { steps, at } = course;
  const rows = useMemo(() => rowsOf(course), [course]);
  const list = useList({ usualSize: 50 });
  const data = wholeList({ data: rows, error: null, isPending: false, refetch: () => undefined }, list, {
    wordsOf: ({ rows: called, part }) => [...called.map(({ name, award }) => `${name} ${award.title}`), part],
    hasPages: true,
  });
  const [asked, setAsked] = useState<Row | null>(null);
  const jump = () => {
    if (asked) onPress?.({ do: 'jump', step: `${asked.key}:call` }, 'jump');
    setAsked(null);
  };
  return (
    <>
      <ListTools list={list} search="Имя, звание или группа" />
      <List<Row>
        label="Порядок награждения"
        list={list}
        of={data}
        height="4rem"
        idOf={({ key, isLate }) => (isLate ? `late ${key}` : key)}
        nameOf={whoWords}
        sectionOf={({ part, isLate }) => (isLate ? 'Кого не было' : part)}
        count={(count) => counted(count, 'вызов', 'вызова', 'вызовов')}
        empty={<EmptyState>Награждать пока некого.</EmptyState>}
        nothing="Никого не нашлось. Сбросьте поиск."
        row={(row) => (
          <li className={classes.row} data-state={row.state}>
            <Lamp state={row.state === 'now' ? 'now' : row.state === 'past' ? 'past' : 'waiting'} />
            <span className={classes.who}>
              <b>{whoWords(row)}</b>
              <small>
                <Title title={row.rows[0]!.award.title} color={row.rows[0]!.award.color} />
                <span>{sideWords(row)}</span>
              </small>
            </span>
            {canLead && isOpen ? (
              <span className={classes.deeds}>
                {row.isLate ? (
                  <Button
                    variant="default"
                    onClick={() => onPress?.({ do: 'present', rows: row.rows.map(rowKey) }, 'present')}
                  >
                    Вернуть на место
                  </Button>
                ) : null}
                {row.state === 'now' ? null : (
                  <Button variant="default" onClick={() => setAsked(row)}>
                    Показать залу
                  </Button>
                )}
              </span>
            ) : null}
          </li>
        )}
      />
      <Confirm
        isOpen={asked !== null}
        title={asked ? `Перейти: ${whoWords(asked)}?` : ''}
        action="Показать залу"
        onClose={() => setAsked(null)}
        onConfirm={jump}
      >
        {asked ? jumpWords(steps, at, asked) : ''}
      </Confirm>
    </>
  );
}

function rowsOf({ steps, at }: Course): Row[] {
  const now = steps[at]?.calling;
  return steps.flatMap(({ calling, kind }, index): Row[] =>
    calling && kind === 'call' ? [{ ...calling, state: calling === now ? 'now' : index < at ? 'past' : 'ahead' }] : [],
  );
}

/** «2–3-е места, 9,83, Дом культуры». */
function sideWords({ rows }: Called): string {
  const { place, placeTo, giver } = rows[0]!;
  const places =
    place === null ? '' : placeTo !== null && placeTo > place ? `${place}–${placeTo}-е места` : `${place}-е место`;
  const totals = [...new Set(rows.flatMap(({ total }) => total ?? []))].join(' и ');
  return listed(places, totals, givenBy(giver));
}

function jumpWords(steps: Course['steps'], at: number, to: Row): string {
  const count = steps.findIndex(({ calling }) => calling?.key === to.key) - at;
  if (at < 0 || count < 0) return 'Зал увидит этот вызов ещё раз. «Вернуть шаг» вернёт нынешний.';
  return `Зал не увидит шагов между нынешним и этим: их ${counted(count - 1, 'шаг', 'шага', 'шагов')}. «Вернуть шаг» вернёт нынешний.`;
}
