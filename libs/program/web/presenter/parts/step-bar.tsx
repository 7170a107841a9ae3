import { IconArrowBackUp } from '@tabler/icons-react';
import type { PresenterItemView } from '@rampa/contract';
import { inQuotes, numberSign } from '@rampa/kernel';
import { clockTime } from '@rampa/platform/web/base';
import type { Move, Moves } from '../stage/stage-model.ts';

export interface StepBarProps {
  moves: Moves;
  /** Nobody can mark whoever goes on stage next. */
  isUnmarked: boolean;
  onStage: PresenterItemView | null;
  timeZone: string;
  /** Why no step can be sent now: «ждёт связи»; null when it can. */
  waits: string | null;
  onTake: (move: Move) => void;
  undo: (() => void) | null;
  undoLabel: string;
}

type Step = Exclude<keyof Moves, 'main'>;

const sign = (item: PresenterItemView) => (item.number === '' ? '' : numberSign(item.number));

export function StepBar({ moves, isUnmarked, onStage, timeZone, waits, onTake, undo, undoLabel }: StepBarProps) {
  const isOff = waits !== null;
  const step = (label: string, name: Step, none: string, more = '') => {
    const move = moves[name];
    const isMain = moves.main === name;
    return (
      <button
        type="button"
        className="booth-step"
        {...(isMain ? { 'data-main': '' } : {})}
        disabled={isOff || move === null}
        onClick={() => move && onTake(move)}
      >
        <span>{label}</span>
        <small>
          {move ? (waits ?? `${sign(move.item)}${more}`) : none}
          {isMain && move && !isOff ? <span className="booth-clicker"> (пробел, → или PgDn)</span> : null}
        </small>
      </button>
    );
  };
  const since = onStage?.onStageAt ? `, с ${clockTime(onStage.onStageAt, { timeZone })}` : '';
  const undoWords = undo ? `Отменить ${inQuotes(undoLabel)}` : 'Отменить последний шаг';

  return (
    <nav className="booth-steps" aria-label="Шаги">
      {isUnmarked ? <p className="booth-unmarked">Приём оценок не&nbsp;открыт</p> : null}
      {step('Вызвать', 'ready', 'все вызваны')}
      {step('На сцену', 'onStage', 'больше никого')}
      {step('Закончил', 'done', 'на сцене никого', since)}
      {step('Пропуск', 'skip', 'больше никого')}
      <button
        type="button"
        className="booth-step booth-undo"
        disabled={isOff || undo === null}
        title={undoWords}
        onClick={() => undo?.()}
      >
        <IconArrowBackUp size={26} stroke={1.75} aria-hidden />
        <span className="r-sr-only">{undoWords}</span>
        {undo ? <small aria-hidden>{undoLabel}</small> : null}
      </button>
    </nav>
  );
}
