// Lists at a program's end what is not marked yet, each with the way to its cell.

import type { CriterionView } from '@rampa/contract';
import { Button, Drawer, unbroken } from '@rampa/platform/web/base';
import type { SheetItem } from '../sheet/sheet-model.ts';
import type { Incomplete } from '../sheet/incomplete.ts';
import { calledOut, nameOf } from './performance-head.tsx';

export interface IncompleteDrawerProps {
  list: readonly Incomplete[];
  isOpen: boolean;
  onClose: () => void;
  onGo: (item: SheetItem, criterion: CriterionView) => void;
}

export function IncompleteDrawer({ list, isOpen, onClose, onGo }: IncompleteDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Не оценено">
      {list.length === 0 ? (
        <p>Всё оценено.</p>
      ) : (
        <ul className="judge-incomplete">
          {list.map(({ item, missing }) => (
            <li key={item.guid}>
              <b>{unbroken(calledOut(item.number, nameOf(item)))}</b>
              <span>
                {missing.map((criterion) => (
                  <Button key={criterion.guid} onClick={() => onGo(item, criterion)}>
                    {criterion.title}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
