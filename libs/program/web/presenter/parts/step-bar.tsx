import { useEffect, useEffectEvent } from 'react';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ProgramItemView } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import { clockTime } from '@rampa/platform/web/base';
import type { Move, Moves } from '../stage/stage-model.ts';

export interface StepBarProps {
  moves: Moves;
  onStage: ProgramItemView | null;
  timeZone: string;
  /** Nothing can be recorded now. */
  isOff: boolean;
  onTake: (move: Move) => void;
  undo: (() => void) | null;
  undoLabel: string;
}

const sign = (item: ProgramItemView) => (item.number === '' ? '' : numberSign(item.number));

export function StepBar({ moves, onStage, timeZone, isOff, onTake, undo, undoLabel }: StepBarProps) {
  const main = moves[moves.main];
  useClicker(() => {
    if (!isOff && main) onTake(main);
  });
  const step = (label: string, move: Move | null, hint: string, name: keyof Moves) => (
    <button
      type="button"
      className="booth-step"
      data-name={name}
      {...(moves.main === name ? { 'data-main': '' } : {})}
      disabled={isOff || move === null}
      onClick={() => move && onTake(move)}
    >
      <span>{label}</span>
      <small>{hint}</small>
    </button>
  );
  const clicker = ' · пробел или кликер';
  const since = onStage?.onStageAt ? `, с ${clockTime(onStage.onStageAt, { timeZone })}` : '';
  const hintOf = (move: Move | null, none: string, isMain: boolean) =>
    move === null ? none : `${sign(move.item)}${isMain ? clicker : ''}`;

  return (
    <nav className="booth-steps" aria-label="Шаги">
      {step('Готов', moves.ready, hintOf(moves.ready, 'все вызваны', false), 'ready')}
      {step('На сцену', moves.onStage, hintOf(moves.onStage, 'больше никого', moves.main === 'onStage'), 'onStage')}
      {step(
        'Закончил',
        moves.done,
        moves.done ? `${sign(moves.done.item)}${since}${clicker}` : 'на сцене никого',
        'done',
      )}
      {step('Пропуск', moves.skip, hintOf(moves.skip, 'больше никого', false), 'skip')}
      <button
        type="button"
        className="booth-step booth-undo"
        disabled={isOff || undo === null}
        aria-label={undo ? `Отменить: ${undoLabel}` : 'Отменить последний шаг'}
        title={undo ? `Отменить: ${undoLabel}` : 'Отменить последний шаг'}
        onClick={() => undo?.()}
      >
        <IconArrowBackUp size={26} stroke={1.75} aria-hidden />
      </button>
    </nav>
  );
}

/** A clicker is a keyboard with Page Down; space does the same unless a button has it. */
function useClicker(run: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== ' ' && event.key !== 'PageDown') return;
    const { target } = event;
    if (event.key === ' ' && target instanceof HTMLElement && target.closest('button, input, textarea, a')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
