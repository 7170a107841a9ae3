// The ceremony on the presenter's tablet: what to say on this step, what the hall sees, who is called next. Every press moves
// the hall's screens.

import { useRef } from 'react';
import { IconUserOff } from '@tabler/icons-react';
import type { CeremonyView, PresenterItemView } from '@rampa/contract';
import { givenBy } from '@rampa/kernel';
import { BigNumber, Button, listed, Piece, Title, unbroken } from '@rampa/platform/web/base';
import { rowKey } from '@rampa/program/domain';
import type { Moves } from '../../ceremony/use-moves.ts';
import {
  LOST,
  nextWords,
  STOPPED,
  stepWords,
  whoWords,
  type Course,
  type Run,
  type Step,
} from '../../ceremony/words.ts';
import { awarded, placeWords, stressedAs } from '../stage/read-aloud.ts';
import { nameLength, nameOf } from '../stage/stage-model.ts';
import type { ReadSize } from '../state/use-read-size.ts';
import { useTurned } from '../state/use-turned.ts';
import { Name } from './name.tsx';
import { Reading } from './reading.tsx';

interface Led {
  view: CeremonyView;
  run: Run;
  course: Course;
  moves: Moves;
  /** Without a connection nothing moves. */
  isOld: boolean;
}

interface CeremonyRunProps extends Led {
  items: readonly PresenterItemView[];
  size: ReadSize;
}

export function CeremonyRun({ view, run, course: { steps, at }, moves, isOld, items, size }: CeremonyRunProps) {
  const step = steps[at];
  const list = useRef<HTMLOListElement>(null);
  useTurned(list, at);
  if (run.stopped || !step) {
    return (
      <main className="booth-focus" aria-live="assertive">
        <h1>Церемония остановлена</h1>
        <p className="booth-no-text">
          {run.stopped ? STOPPED[run.stopped] : view.hindrance === null ? LOST : ''} Продолжить её может организатор.
        </p>
      </main>
    );
  }
  const people = (step.calling?.rows ?? []).flatMap((row) => {
    const item = items.find(({ guid }) => guid === row.itemGuid);
    return item ? [{ row, item }] : [];
  });
  const { title, lead, text } = scriptOf(step, people);
  const callings = steps.filter(({ kind }) => kind === 'call');
  return (
    <>
      <main className="booth-focus" aria-live="polite">
        <p className="booth-award">
          {step.calling ? (
            <Title title={step.calling.rows[0]!.award.title} color={step.calling.rows[0]!.award.color} />
          ) : null}
          <span>
            {step.calling
              ? unbroken(
                  listed(
                    step.calling.kind === 'award' ? step.calling.part : '',
                    givenBy(step.calling.rows[0]!.giver),
                    placeWords(step.calling.rows[0]!),
                  ),
                )
              : stepWords(step)}
          </span>
        </p>
        {people.map(({ row, item }) => (
          <div className="booth-title booth-called" data-length={nameLength(item)} key={rowKey(row)}>
            <BigNumber number={item.number} />
            <div>
              <Name of={nameOf(item)} as="h1" />
              {people.length === 1 ? <Piece title={item.pieceTitle} /> : null}
              <Button
                icon={IconUserOff}
                disabled={isOld || moves.isBusy}
                onClick={() => moves.press({ do: 'absent', rows: [rowKey(row)] }, 'absent')}
              >
                Нет в зале
              </Button>
            </div>
          </div>
        ))}
        <Reading title={title} lead={lead} text={text} size={size} />
      </main>
      <aside className="booth-coming" aria-label="Порядок церемонии">
        <h2>
          <span>Порядок церемонии</span>
        </h2>
        <ol ref={list}>
          {callings.map(({ calling, key }) => (
            <li key={key} className="booth-called-row">
              <span
                className="booth-line booth-award-line"
                aria-current={calling === step.calling ? 'step' : undefined}
                data-past={steps.findIndex((one) => one.key === key) < at || undefined}
              >
                <span className="booth-number">{calling!.rows[0]!.number}</span>
                <span>
                  <b>{calling!.rows.map(({ name }) => name).join(', ')}</b>
                  <small>
                    <Title title={calling!.rows[0]!.award.title} color={calling!.rows[0]!.award.color} />
                  </small>
                </span>
              </span>
              {calling!.isLate ? (
                <Button
                  disabled={isOld || moves.isBusy}
                  onClick={() => moves.press({ do: 'present', rows: calling!.rows.map(rowKey) }, 'present')}
                >
                  Вернуть на место
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
      </aside>
    </>
  );
}

type People = readonly { row: CeremonyView['parts'][number]['rows'][number]; item: PresenterItemView }[];

/** What is said on the step; whom the hall does not know yet is not in the words. */
function scriptOf(step: Step, people: People): { title: string; lead: string; text: string } {
  const { calling, kind } = step;
  if (!calling) return { title: 'В зале заставка', lead: 'Церемония награждения.', text: stepWords(step) };
  const award = calling.rows[0]!.award.title;
  const names = people.map(({ item }) => stressedAs(awarded(item), item.presenterText)).join('\n');
  if (kind === 'points') {
    const totals = people.map(({ row, item }) =>
      people.length > 1 ? `${nameOf(item)} — ${row.total}.` : `${row.total}.`,
    );
    return { title: 'В зале звание и баллы', lead: 'Итоговый балл', text: totals.join('\n') };
  }
  if (kind === 'title')
    return { title: 'В зале звание и имя', lead: `${listed(award, givenBy(calling.rows[0]!.giver))}.`, text: names };
  if (calling.kind === 'award')
    return { title: 'В зале имя, звания ещё нет', lead: 'На сцену приглашаем:', text: names };
  return {
    title: 'В зале звание, имени ещё нет',
    lead: `${unbroken(award)}.`,
    text: 'Имя зал увидит на следующем шаге.',
  };
}

interface RunBarProps extends Omit<Led, 'moves'> {
  onLead: (command: 'next' | 'back') => void;
  onLeave: () => void;
}

/** At the place of the stage's steps. */
export function RunBar({ run, course: { steps, at }, isOld, onLead, onLeave }: RunBarProps) {
  const goes = run.stopped === null && at !== -1 && !isOld;
  const next = steps[at + 1];
  return (
    <nav className="booth-steps booth-turns" aria-label="Церемония">
      <button type="button" className="booth-step" onClick={onLeave}>
        <span>К программе</span>
        <small className="booth-clicker">Esc</small>
      </button>
      <button
        type="button"
        className="booth-step"
        disabled={!goes || (at === 0 && !run.hasPast)}
        onClick={() => onLead('back')}
      >
        <span>Вернуть шаг</span>
        <small>
          <span className="booth-clicker">← или PgUp</span>
        </small>
      </button>
      <button
        type="button"
        className="booth-step"
        data-main=""
        disabled={!goes || !next}
        onClick={() => onLead('next')}
      >
        <span>{nextWords(next)}</span>
        <small>
          {isOld ? 'ждёт связи' : next?.calling ? whoWords(next.calling) : ''}
          {next && !isOld ? <span className="booth-clicker"> (пробел, → или PgDn)</span> : null}
        </small>
      </button>
    </nav>
  );
}
