// Back and on. On a phone it stays in sight.

import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { counted, plural } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import { lowered } from '../words.ts';
import classes from '../style/filling.module.css';

interface Step {
  title: string;
  go(): void;
}

export interface FillingFootProps {
  before?: Step;
  next: Step;
  /** Fields that keep from going on, once that was tried. */
  left: number;
  /** Where nothing stands beside the form, unless there is a fault to tell. */
  said?: ReactNode;
}

export function FillingFoot({ before, next, left, said }: FillingFootProps) {
  return (
    <div className={classes.foot}>
      {before ? (
        <Button kind="ghost" icon={IconArrowLeft} aria-label={`Назад: ${before.title}`} onClick={before.go}>
          <span className={classes.name}>{before.title}</span>
        </Button>
      ) : null}
      {left > 0 ? (
        <p role="status">
          Дальше не {plural(left, 'пускает', 'пускают', 'пускают')} {counted(left, 'поле', 'поля', 'полей')}. Другой
          раздел можно открыть из списка.
        </p>
      ) : (
        <div className={classes.said}>{said}</div>
      )}
      <Button kind="primary" size="large" aria-label={`Дальше: ${next.title}`} onClick={next.go}>
        <span className={classes.short}>Дальше</span>
        <span className={classes.name}>Дальше: {lowered(next.title)}</span>
      </Button>
    </div>
  );
}
