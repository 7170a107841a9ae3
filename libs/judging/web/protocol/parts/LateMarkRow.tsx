// One late mark: whose, for whom, what it would change.

import { Button, Checkbox, Group } from '@mantine/core';
import type { AnswerOf, ProtocolView, VotingProtocolGetLateMarks } from '@rampa/contract';
import { scaleDecimals } from '@rampa/judging/domain';
import { formatThousandths, numberSign } from '@rampa/kernel';
import { exactTimeText } from '@rampa/platform/web/desk';
import classes from '../style/late.module.css';

export type LateMark = AnswerOf<typeof VotingProtocolGetLateMarks>[number];

/** Both marks of a change with as many decimals as their criterion has. */
export function lateValue({ criteria }: ProtocolView, { pointGuid }: LateMark, value: number | null): string {
  const criterion = criteria.find(({ guid }) => guid === pointGuid);
  return value === null ? 'без оценки' : formatThousandths(value, criterion && scaleDecimals(criterion));
}

export function lateMarkName({ number, performer, judgeName, criterion }: LateMark): string {
  return `${numberSign(number)} ${performer}, ${judgeName}, ${criterion}`;
}

export interface LateMarkRowProps {
  mark: LateMark;
  protocol: ProtocolView;
  /** Null: there is nothing to choose among. */
  isChosen: boolean | null;
  /** As many are chosen as one write takes. */
  isFull: boolean;
  onChoose(isRange: boolean): void;
  onDecide(accept: boolean): void;
}

export function LateMarkRow({ mark, protocol, isChosen, isFull, onChoose, onDecide }: LateMarkRowProps) {
  const { number, performer, judgeName, at, criterion, currentValue, value } = mark;
  const who = `${numberSign(number)} ${performer}`;
  return (
    <li className={classes.late} tabIndex={-1}>
      <div className={classes.head}>
        {isChosen === null ? null : (
          <Checkbox
            aria-label={`Выбрать: ${lateMarkName(mark)}`}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={() => undefined}
            onClick={(event) => onChoose(event.shiftKey)}
          />
        )}
        <p className={classes.who}>
          <b>{who}</b>
          <span>
            {judgeName}, {exactTimeText(at, protocol.timeZone)}
          </span>
        </p>
      </div>
      <p className={classes.change}>
        {criterion}: <s>{lateValue(protocol, mark, currentValue)}</s> → <b>{lateValue(protocol, mark, value)}</b>
      </p>
      <Group gap="sm">
        <Button onClick={() => onDecide(true)}>Принять</Button>
        <Button variant="default" onClick={() => onDecide(false)}>
          Отклонить
        </Button>
      </Group>
    </li>
  );
}
