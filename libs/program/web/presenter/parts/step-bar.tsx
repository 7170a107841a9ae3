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

type Step = Exclude<keyof Moves, 'main'>;

const sign = (item: ProgramItemView) => (item.number === '' ? '' : numberSign(item.number));

export function StepBar({ moves, onStage, timeZone, isOff, onTake, undo, undoLabel }: StepBarProps) {
  const main = moves[moves.main];
  useClicker(() => {
    if (!isOff && main) onTake(main);
  });
  const step = (label: string, name: Step, none: string, more = '') => {
    const move = moves[name];
    return (
      <button
        type="button"
        className="booth-step"
        {...(moves.main === name ? { 'data-main': '' } : {})}
        disabled={isOff || move === null}
        onClick={() => move && onTake(move)}
      >
        <span>{label}</span>
        <small>
          {move ? `${sign(move.item)}${more}` : none}
          {moves.main === name && move ? <span className="booth-clicker"> · пробел или кликер</span> : null}
        </small>
      </button>
    );
  };
  const since = onStage?.onStageAt ? `, с ${clockTime(onStage.onStageAt, { timeZone })}` : '';

  return (
    <nav className="booth-steps" aria-label="Шаги">
      {step('Готов', 'ready', 'все вызваны')}
      {step('На сцену', 'onStage', 'больше никого')}
      {step('Закончил', 'done', 'на сцене никого', since)}
      {step('Пропуск', 'skip', 'больше никого')}
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
