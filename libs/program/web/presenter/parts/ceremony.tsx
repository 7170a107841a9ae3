// The awarding: who is named now, the words to read, and who is next. Nothing is stored: the presenter only turns
// pages.

import { useRef, type ReactNode } from 'react';
import { IconAward } from '@tabler/icons-react';
import { givenBy } from '@rampa/kernel';
import { BigNumber, listed, Piece, Title, unbroken } from '@rampa/platform/web/base';
import { awarded, placeWords, stressedAs } from '../stage/read-aloud.ts';
import { nameLength, nameOf, wordsFirst, type AwardStep } from '../stage/stage-model.ts';
import type { ReadSize } from '../state/use-read-size.ts';
import { useTurned } from '../state/use-turned.ts';
import { Name } from './name.tsx';
import { Reading } from './reading.tsx';

export interface CeremonyProps {
  steps: readonly AwardStep[];
  index: number;
  size: ReadSize;
  onPick: (index: number) => void;
}

export function Ceremony({ steps, index, size, onPick }: CeremonyProps) {
  const step = steps[index];
  const list = useRef<HTMLOListElement>(null);
  useTurned(list, index);
  if (!step) {
    return (
      <main className="booth-focus">
        <h1>Награждать пока некого</h1>
        <p className="booth-no-text">В этой программе никому не присуждено звание.</p>
      </main>
    );
  }
  const { item, award, giver } = step;
  return (
    <>
      <main className="booth-focus" aria-live="polite" data-words-first={wordsFirst(item) || undefined}>
        <p className="booth-award">
          <Title title={award.title} color={award.color} />
          <span>
            {unbroken(listed(step.part === award.title ? item.group : step.part, givenBy(giver), placeWords(step)))}
          </span>
        </p>
        <div className="booth-title" data-length={nameLength(item)}>
          <BigNumber number={item.number} />
          <div>
            <Name of={nameOf(item)} as="h1" />
            <Piece title={item.pieceTitle} />
          </div>
        </div>
        <Reading
          title={`Награждение, ${index + 1} из ${steps.length}`}
          lead={`${listed(award.title, givenBy(giver))}.`}
          text={stressedAs(awarded(item), item.presenterText)}
          size={size}
        />
      </main>
      <aside className="booth-coming" aria-label="Порядок награждения">
        <h2>
          <span>Порядок награждения</span>
        </h2>
        <ol ref={list}>
          {steps.map((one, at) => (
            <li key={at}>
              {headOf(steps, at)}
              <button
                type="button"
                className="booth-line booth-award-line"
                aria-current={at === index ? 'step' : undefined}
                data-past={at < index || undefined}
                onClick={() => onPick(at)}
              >
                <span className="booth-number">{one.item.number}</span>
                <span>
                  <Name of={nameOf(one.item)} as="b" />
                  <small>
                    <Title title={one.award.title} color={one.award.color} />
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ol>
      </aside>
    </>
  );
}

/** A single nameless part needs no heading. */
function headOf(steps: readonly AwardStep[], at: number): ReactNode {
  const part = steps[at]!.part;
  if (steps[at - 1]?.part === part || steps.every((one) => one.part === '')) return null;
  return <h3>{unbroken(listed(part)) || 'Без номинации'}</h3>;
}

export interface TurnBarProps {
  steps: readonly AwardStep[];
  index: number;
  onTurn: (by: 1 | -1) => void;
  onLeave: () => void;
}

/** At the place of the stage's steps; works without a network. */
export function TurnBar({ steps, index, onTurn, onLeave }: TurnBarProps) {
  const next = steps[index + 1];
  return (
    <nav className="booth-steps booth-turns" aria-label="Награждение">
      <button type="button" className="booth-step" onClick={onLeave}>
        <span>К программе</span>
        <small className="booth-clicker">Esc</small>
      </button>
      <button type="button" className="booth-step" disabled={index === 0} onClick={() => onTurn(-1)}>
        <span>Назад</span>
        <small>
          <span className="booth-clicker">← или PgUp</span>
        </small>
      </button>
      <button type="button" className="booth-step" data-main="" disabled={!next} onClick={() => onTurn(1)}>
        <span>{next ? 'Следующий' : 'Все названы'}</span>
        <small>
          {next ? `${next.award.title}` : 'награждение закончено'}
          {next ? <span className="booth-clicker"> (пробел, → или PgDn)</span> : null}
        </small>
      </button>
    </nav>
  );
}

export function CeremonyOffer({ isRunning = false, onOpen }: { isRunning?: boolean; onOpen: () => void }) {
  return (
    <button type="button" className="booth-offer" onClick={onOpen}>
      <IconAward size={20} stroke={1.75} aria-hidden />
      <span>
        <b>{isRunning ? 'Идёт церемония' : 'Награждение'}</b>
        <small>{isRunning ? 'Ведите экраны зала отсюда' : 'Результаты можно читать вслух'}</small>
      </span>
    </button>
  );
}
