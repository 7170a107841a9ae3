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

interface Words {
  title: string;
  question: string;
  after: string;
  yes: string;
  no: string;
}

function wordsOf({ criterion, from, to }: AskedChange): Words {
  const text = (value: number) => formatThousandths(value, decimalsOf(criterion));
  const changed = { title: 'Изменить оценку?', after: 'оценку изменили после показа' };
  if (from === null) {
    const mark = to === null ? '' : text(to);
    const after = 'оценку поставили после показа';
    return {
      title: 'Поставить оценку?',
      question: `Поставить ${mark}?`,
      after,
      yes: `Поставить ${mark}`,
      no: 'Не ставить',
    };
  }
  const no = `Оставить ${text(from)}`;
  return to === null
    ? { ...changed, question: `Снять оценку ${text(from)}?`, yes: 'Снять', no }
    : { ...changed, question: `Изменить оценку ${text(from)} на ${text(to)}?`, yes: `Изменить на ${text(to)}`, no };
}

export function ShownDrawer({ asked, onAnswer }: ShownDrawerProps) {
  const words = asked && wordsOf(asked);
  return (
    <Drawer isOpen={asked !== null} onClose={() => onAnswer(false)} title={words?.title ?? 'Изменить оценку?'}>
      {asked && words ? (
        <div className="judge-abstain">
          <p>
            Зал уже видел {asked.isOnly ? 'вашу оценку' : 'ваш балл за это выступление'}. {words.question}
          </p>
          <p>
            {numberSign(asked.item.number)}, {asked.criterion.title}. Организатор увидит, что {words.after}.
          </p>
          <Button kind="primary" size="large" onClick={() => onAnswer(true)}>
            {words.yes}
          </Button>
          <Button kind="ghost" size="large" onClick={() => onAnswer(false)}>
            {words.no}
          </Button>
        </div>
      ) : null}
    </Drawer>
  );
}
