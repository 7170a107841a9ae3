import { IconArrowRight, IconList, IconMessage, IconUserOff } from '@tabler/icons-react';
import type { JudgeSheetView } from '@rampa/contract';
import { counted, formatThousandths, numberSign, plural } from '@rampa/kernel';
import { IconButton, useRestingLook, type Resting } from '@rampa/platform/web/base';
import { nextAfter, ownTotal, progressOf, type SheetItem, type SheetOverlay } from '../sheet/sheet-model.ts';

export interface FooterProps {
  sheet: JudgeSheetView;
  item: SheetItem;
  overlay: SheetOverlay;
  /** Nothing can be marked here now: only the way on is offered. */
  isClosed: boolean;
  /** Performances of the program that he still owes. */
  incomplete: number;
  onIncomplete: () => void;
  onList: () => void;
  onComment: () => void;
  onAbstain: () => void;
  onMissing: (criterionGuid: string) => void;
  onNext: (itemGuid: string) => void;
  rest: Resting;
}

export function Footer({
  sheet,
  item,
  overlay,
  isClosed,
  incomplete,
  onIncomplete,
  onList,
  onComment,
  onAbstain,
  onMissing,
  onNext,
  rest,
}: FooterProps) {
  const looks = useRestingLook(rest);
  const progress = progressOf(sheet, item, overlay);
  const total = ownTotal(sheet, item, overlay);
  const next = nextAfter(sheet, item);
  const abstained = overlay.abstained(item).isOn;
  const hasComment = overlay.comment(item).text !== '';
  const missing = progress.missing[0];
  const isDone = progress.isComplete || isClosed;

  return (
    <div className="judge-foot">
      {total && !abstained ? (
        <span className="judge-total">
          Ваш итог<b>{formatThousandths(total.value, total.decimals)}</b>
        </span>
      ) : null}
      <IconButton
        className="judge-list-button"
        icon={IconList}
        label="Выступления"
        aria-haspopup="dialog"
        onClick={onList}
      />
      <IconButton
        icon={IconMessage}
        label={hasComment ? 'Комментарий, есть' : 'Комментарий'}
        aria-haspopup="dialog"
        data-has={hasComment || undefined}
        onClick={onComment}
      />
      {abstained || isClosed || progress.given > 0 ? null : (
        <IconButton icon={IconUserOff} label="Мой ученик — воздерживаюсь" aria-haspopup="dialog" onClick={onAbstain} />
      )}
      {!isDone && missing ? (
        <button
          type="button"
          className="judge-next"
          {...looks('next')}
          onClick={() => rest.once('next', () => onMissing(missing.guid))}
        >
          {plural(progress.missing.length, 'Осталась', 'Остались', 'Осталось')}{' '}
          {counted(progress.missing.length, 'оценка', 'оценки', 'оценок')}
        </button>
      ) : null}
      {isDone && next ? (
        <button
          type="button"
          className="judge-next"
          {...(progress.isComplete ? { 'data-main': '' } : {})}
          {...looks('next')}
          onClick={() => rest.once('next', () => onNext(next.guid))}
        >
          Далее {numberSign(next.number)}
          <IconArrowRight size={20} stroke={2.2} aria-hidden />
        </button>
      ) : null}
      {isDone && !next && incomplete > 0 ? (
        <button type="button" className="judge-next" data-main aria-haspopup="dialog" onClick={onIncomplete}>
          Не оценено: {incomplete}
          <IconArrowRight size={20} stroke={2.2} aria-hidden />
        </button>
      ) : null}
      {isDone && !next && incomplete === 0 ? (
        <span className="judge-next">{progress.isComplete ? 'Всё оценено' : 'Это последнее выступление'}</span>
      ) : null}
    </div>
  );
}
