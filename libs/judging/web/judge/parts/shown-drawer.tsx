// «Зал уже видел 9,0. Изменить на 9,5?»: asked before a mark that the hall has seen is changed.

import { formatThousandths, numberSign } from '@rampa/kernel';
import { Button, Drawer } from '@rampa/platform/web/base';
import { decimalsOf } from '../pad/scale.ts';
import type { AskedChange } from '../state/use-desk.ts';

export function ShownDrawer({ asked, onAnswer }: { asked: AskedChange | null; onAnswer: (isSure: boolean) => void }) {
  const text = (value: number) => formatThousandths(value, asked ? decimalsOf(asked.criterion) : 0);
  return (
    <Drawer isOpen={asked !== null} onClose={() => onAnswer(false)} title="Изменить оценку?">
      {asked ? (
        <div className="judge-abstain">
          <p>
            Зал уже видел {text(asked.from)}. {asked.to === null ? 'Снять её?' : `Изменить на ${text(asked.to)}?`}
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
