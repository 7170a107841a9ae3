// The question before a decision about late marks: it is made once, and its reason is written once for all of them.

import type { ProtocolView } from '@rampa/contract';
import { counted, numberSign } from '@rampa/kernel';
import { TypedConfirm } from '@rampa/platform/web/desk';
import { lateValue, type LateMark } from './LateMarkRow.tsx';

export interface Decision {
  marks: readonly LateMark[];
  accept: boolean;
}

export interface DecideLateMarksProps {
  decision: Decision | null;
  protocol: ProtocolView;
  isBusy: boolean;
  onClose(): void;
  onDecide(decision: Decision, reason: string): void;
}

export function DecideLateMarks({ decision, protocol, isBusy, onClose, onDecide }: DecideLateMarksProps) {
  const verb = decision?.accept ? 'Принять' : 'Отклонить';
  return (
    <TypedConfirm
      isOpen={decision !== null}
      title={
        decision && decision.marks.length > 1
          ? `${verb} ${counted(decision.marks.length, 'позднюю оценку', 'поздние оценки', 'поздних оценок')}?`
          : `${verb} позднюю оценку?`
      }
      action={verb}
      reason="optional"
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={(reason) => decision && onDecide(decision, reason)}
    >
      {decision ? wordsOf(decision, protocol) : null}
    </TypedConfirm>
  );
}

function wordsOf({ marks, accept }: Decision, protocol: ProtocolView): string {
  const [first] = marks;
  const consequence = accept
    ? 'Результаты, места и звания пересчитаются.'
    : 'Результаты не изменятся, в журнале отказ останется.';
  if (marks.length === 1 && first) {
    const { judgeName, criterion, number, value, currentValue } = first;
    const change = `${lateValue(protocol, first, currentValue)} → ${lateValue(protocol, first, value)}`;
    return `${numberSign(number)}, ${judgeName}, ${criterion}: ${change}. ${consequence}`;
  }
  const cells = new Set(marks.map(({ itemGuid, judgeGuid, pointGuid }) => `${itemGuid} ${judgeGuid} ${pointGuid}`));
  const isDouble = accept && cells.size < marks.length;
  return `${isDouble ? 'Где судья прислал несколько, встанет последняя. ' : ''}${consequence}`;
}
