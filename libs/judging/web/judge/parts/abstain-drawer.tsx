import { Button, Drawer, unbroken } from '@rampa/platform/web/base';
import type { SheetItem } from '../sheet/sheet-model.ts';
import { calledOut, nameOf } from './performance-head.tsx';

export interface AbstainDrawerProps {
  item: SheetItem;
  isOpen: boolean;
  onClose: () => void;
  onAbstain: () => void;
}

export function AbstainDrawer({ item, isOpen, onClose, onAbstain }: AbstainDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Мой ученик — воздерживаюсь">
      <div className="judge-abstain">
        <p>
          Вы не оцениваете выступление: {unbroken(calledOut(item.number, nameOf(item)))}. Итог посчитают по оценкам
          остальных судей. Отменить можно до закрытия протокола.
        </p>
        <Button kind="primary" size="large" onClick={onAbstain}>
          Воздержаться
        </Button>
        <Button kind="ghost" size="large" onClick={onClose}>
          Оценить как обычно
        </Button>
      </div>
    </Drawer>
  );
}

export interface ReturnDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onReturn: () => void;
}

/** The hall has seen the total without him. */
export function ReturnDrawer({ isOpen, onClose, onReturn }: ReturnDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Отменить и оценить?">
      <div className="judge-abstain">
        <p>
          Зал уже видел итог без вашей оценки: с ней он изменится. Организатор увидит, что вы передумали после показа.
        </p>
        <Button kind="primary" size="large" onClick={onReturn}>
          Отменить и оценить
        </Button>
        <Button kind="ghost" size="large" onClick={onClose}>
          Не оценивать
        </Button>
      </div>
    </Drawer>
  );
}
