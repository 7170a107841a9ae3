import { IconArrowRight } from '@tabler/icons-react';
import { counted } from '@rampa/kernel';
import { Lamp, unbroken } from '@rampa/platform/web/base';
import type { SheetItem } from '../sheet/sheet-model.ts';
import { calledOut, nameOf } from './performance-head.tsx';

/** The stage has gone on; the judge has not finished. Said loudly: a mark of the one on stage must not land on another. */
export function StageOffer({ item, onGo }: { item: SheetItem; onGo: () => void }) {
  return (
    <button type="button" className="judge-offer" data-stage onClick={onGo}>
      <Lamp state="now" />
      <span>
        <b>На сцене уже {unbroken(calledOut(item.number, nameOf(item)))}</b>
        <small>Лист открыт на другом выступлении: оценки запишутся ему</small>
      </span>
      <span className="judge-offer-go">
        перейти <IconArrowRight size={18} stroke={2} aria-hidden />
      </span>
    </button>
  );
}

/** Nothing more will go on stage, and something is not marked. */
export function ProgramOver({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <button type="button" className="judge-offer" onClick={onOpen}>
      <span>Программа закончилась. Не оценено: {counted(count, 'выступление', 'выступления', 'выступлений')}</span>
      <span className="judge-offer-go">
        показать <IconArrowRight size={18} stroke={2} aria-hidden />
      </span>
    </button>
  );
}
