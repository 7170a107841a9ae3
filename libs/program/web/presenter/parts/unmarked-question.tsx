// Before a performance goes on stage that nobody can mark yet: the presenter cannot open the marking, the organizer can.

import { useState } from 'react';
import { numberSign } from '@rampa/kernel';
import { Button, Drawer, unbroken } from '@rampa/platform/web/base';
import type { Move } from '../stage/stage-model.ts';

/** A second tap on «На сцену» is no answer, ms. */
const REST_MS = 600;

export interface UnmarkedQuestionProps {
  move: Move;
  onWithout: () => void;
  onClose: () => void;
}

export function UnmarkedQuestion({ move: { item }, onWithout, onClose }: UnmarkedQuestionProps) {
  const [since] = useState(Date.now);
  const [turn, setTurn] = useState(0);
  // The browser may have closed the panel already: it comes again.
  const answer = (run: () => void) => () => {
    if (Date.now() - since >= REST_MS) run();
    else setTurn((count) => count + 1);
  };
  const name = item.performer || item.collective;
  return (
    <Drawer key={turn} isOpen onClose={answer(onClose)} title="Приём оценок не открыт">
      <div className="booth-unmarked-question">
        <p>
          Судьи не смогут поставить оценки: {item.number === '' ? '' : `${numberSign(item.number)} `}
          {unbroken(name)}. Приём открывает организатор: скажите ему.
        </p>
        <Button kind="primary" size="large" onClick={answer(onClose)}>
          Подождать
        </Button>
        <Button size="large" onClick={answer(onWithout)}>
          Вывести без оценок
        </Button>
      </div>
    </Drawer>
  );
}
