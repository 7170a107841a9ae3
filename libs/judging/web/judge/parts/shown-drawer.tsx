// Asks before a mark is changed whose result the hall has seen. The hall saw the judge's total, not the mark of one
// criterion: where he gives several marks the question does not mix the two.

import { formatThousandths, numberSign } from '@rampa/kernel';
import { Button, Drawer } from '@rampa/platform/web/base';
import { decimalsOf } from '../pad/scale.ts';
import type { AskedChange } from '../state/use-desk.ts';

export interface ShownDrawerProps {
  asked: AskedChange | null;
  onAnswer: (isSure: boolean) => void;
}

export function ShownDrawer({ asked, onAnswer }: ShownDrawerProps) {
  const text = (value: number) => formatThousandths(value, asked ? decimalsOf(asked.criterion) : 0);
  return (
    <Drawer isOpen={asked !== null} onClose={() => onAnswer(false)} title="Изменить оценку?">
      {asked ? (
        <div className="judge-abstain">
          <p>
            Зал уже видел {asked.isOnly ? 'вашу оценку' : 'ваш балл за это выступление'}.{' '}
            {asked.to === null
              ? `Снять оценку ${text(asked.from)}?`
              : `Изменить оценку ${text(asked.from)} на ${text(asked.to)}?`}
          </p>
          <p>
            {numberSign(asked.item.number)}, {asked.criterion.title}. Организатор увидит, что оценку изменили после
            показа.
          </p>
          <Button kind="primary" size="large" onClick={() => onAnswer(true)}>
            {asked.to === null ? 'Снять' : `Изменить на ${text(asked.to)}`}
          </Button>
          <Button kind="ghost" size="large" onClick={() => onAnswer(false)}>
            Оставить {text(asked.from)}
          </Button>
        </div>
      ) : null}
    </Drawer>
  );
}
