// The judge's own prizes: to whom each is given, to give it to the performance on screen, to take it back.

import { counted, inQuotes, numberSign } from '@rampa/kernel';
import { Button, Drawer, SyncState, unbroken } from '@rampa/platform/web/base';
import type { JudgeSheetView } from '@rampa/contract';
import { ownPrizes, prizesClosed, type OwnPrize } from '../sheet/own-prizes.ts';
import type { SheetItem, SheetOverlay } from '../sheet/sheet-model.ts';
import { calledOut, nameOf } from './performance-head.tsx';

export type OnPrize = (itemGuid: string, prizeGuid: string, isBound: boolean) => void;

export interface PrizeDrawerProps {
  sheet: JudgeSheetView;
  item: SheetItem;
  overlay: SheetOverlay;
  isOpen: boolean;
  onClose: () => void;
  onPrize: OnPrize;
}

const called = (item: SheetItem) => unbroken(calledOut(item.number, nameOf(item)));
const short = ({ number }: SheetItem) => (number === '' ? 'этому выступлению' : numberSign(number));

export function PrizeDrawer({ sheet, item, overlay, isOpen, onClose, onPrize }: PrizeDrawerProps) {
  const own = ownPrizes(sheet, item, overlay);
  const closed = prizesClosed(sheet) ?? (item.isWithdrawn || item.activity === 'Skipped' ? WITHDRAWN : null);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={own.length > 1 ? 'Ваши призы' : 'Ваш приз'}>
      <div className="judge-prizes">
        <p>{called(item)}</p>
        {own.map((one) => (
          <PrizePart key={one.prize.guid} one={one} item={item} closed={closed} onPrize={onPrize} />
        ))}
        {closed === null ? null : <p>{closed}</p>}
      </div>
    </Drawer>
  );
}

const WITHDRAWN = 'Выступление снято или пропущено: приз ему не отдать.';

interface PrizePartProps {
  one: OwnPrize;
  item: SheetItem;
  closed: string | null;
  onPrize: OnPrize;
}

function PrizePart({ one, item, closed, onPrize }: PrizePartProps) {
  const { prize, isHere, sync, others, hasRoom, from } = one;
  const give = () => {
    if (from) onPrize(from.guid, prize.guid, false);
    onPrize(item.guid, prize.guid, true);
  };
  return (
    <section aria-label={prize.title}>
      <h3>{inQuotes(prize.title)}</h3>
      {prize.description === '' ? null : <p>{prize.description}</p>}
      <p role="status">
        {whereWords(one, item)} {sync ? <SyncState {...sync} /> : null}
      </p>
      {closed !== null ? null : isHere ? (
        <Button size="large" onClick={() => onPrize(item.guid, prize.guid, false)}>
          Забрать у {short(item)}
        </Button>
      ) : hasRoom || from ? (
        <Button kind="primary" size="large" onClick={give}>
          Отдать {short(item)}
          {from ? ` вместо ${short(from)}` : ''}
        </Button>
      ) : null}
      {closed === null && !from
        ? others.map((other) => (
            <Button key={other.guid} kind="ghost" onClick={() => onPrize(other.guid, prize.guid, false)}>
              Забрать у {called(other)}
            </Button>
          ))
        : null}
    </section>
  );
}

function whereWords({ prize, isHere, others, elsewhere }: OwnPrize, item: SheetItem): string {
  const names = [...(isHere ? [item] : []), ...others].map(called);
  if (elsewhere > 0)
    names.push(`${counted(elsewhere, 'выступление', 'выступления', 'выступлений')} в других программах`);
  const given = names.length === 0 ? 'Ещё не отдан.' : `Отдан: ${names.join('; ')}.`;
  const all = prize.limit === null || prize.limit === 1 ? '' : ` Всего таких призов ${prize.limit}.`;
  return given + all;
}
