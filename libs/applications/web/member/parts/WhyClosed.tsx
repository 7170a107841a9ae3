// Why «Отправить заявку» is closed though nothing is lacking, with the way to what closes it.

import { Button } from '@rampa/platform/web/base';
import type { FillingModel } from '../../filling/model/filling-model.ts';
import { askedAim, type Aim } from '../../filling/parts/going.ts';
import { SEND_PAGE } from '../../filling/parts/PageList.tsx';
import { useSaving, type Saving } from '../../filling/parts/SavingLine.tsx';
import classes from '../style/applications.module.css';

const WORDS: Partial<Record<Saving, string>> = {
  asks: 'Кнопка откроется, когда вы решите, что делать с ответами, которые не приняты.',
  held: 'Кнопка откроется, когда ответы с ошибкой исправлены.',
  unsafe: 'Кнопка откроется, когда все ответы сохранятся.',
  signedOut: 'Кнопка откроется, когда вы войдёте снова и ответы сохранятся.',
};

export function WhyClosed({ model, onLead }: { model: FillingModel; onLead(aim: Aim): void }) {
  const { saving } = useSaving(model.queue, model.guid);
  const words = WORDS[saving];
  if (words === undefined) return null;
  const aim = askedAim(model, SEND_PAGE);
  return (
    <>
      <p className={classes.note}>{words}</p>
      {aim ? (
        <div className={classes.deeds}>
          <Button onClick={() => onLead(aim)}>Показать ответ</Button>
        </div>
      ) : null}
    </>
  );
}
