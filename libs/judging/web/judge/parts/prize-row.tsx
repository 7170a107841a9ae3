// Below the criteria: his own prize, where it is, and the way to give it.

import { IconAward } from '@tabler/icons-react';
import type { JudgeSheetView } from '@rampa/contract';
import { inQuotes, numberSign } from '@rampa/kernel';
import { Button, SyncState } from '@rampa/platform/web/base';
import { ownPrizes, type OwnPrize } from '../sheet/own-prizes.ts';
import type { SheetItem, SheetOverlay } from '../sheet/sheet-model.ts';

export interface PrizeRowsProps {
  sheet: JudgeSheetView;
  item: SheetItem;
  overlay: SheetOverlay;
  onOpen: () => void;
  onRead: (guids: readonly string[]) => void;
}

export function PrizeRows({ sheet, item, overlay, onOpen, onRead }: PrizeRowsProps) {
  const own = ownPrizes(sheet, item, overlay);
  return (
    <>
      {own.map((one) => (
        <button
          key={one.prize.guid}
          type="button"
          className="judge-prize"
          data-here={one.isHere || undefined}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <IconAward size={22} stroke={1.75} aria-hidden />
          <span>{inQuotes(one.prize.title)}</span>
          <b>{one.sync?.state === 'onDevice' ? <SyncState {...one.sync} /> : placeWords(one)}</b>
        </button>
      ))}
      {own.flatMap(({ prize, refused }) =>
        refused.map(({ guid, isOn, reason }) => (
          <div key={guid} className="judge-refused" role="alert">
            <p>
              <b>
                {isOn ? 'Приз' : 'Возврат приза'} {inQuotes(prize.title)}: не принято.
              </b>{' '}
              {reason}
            </p>
            <Button onClick={() => onRead([guid])}>Понятно</Button>
          </div>
        )),
      )}
    </>
  );
}

function placeWords({ isHere, hasRoom, others, elsewhere }: OwnPrize): string {
  if (isHere) return 'отдан здесь';
  if (hasRoom) return 'отдать';
  const [other] = others;
  return other && others.length + elsewhere === 1 && other.number !== '' ? `у ${numberSign(other.number)}` : 'отдан';
}
