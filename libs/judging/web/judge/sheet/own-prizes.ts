// The judge's own special prizes as he meets them at one performance. Pure.

import type { JudgeSheetView } from '@rampa/contract';
import type { Sync } from '@rampa/platform/web/base';
import type { SheetItem, SheetOverlay } from './sheet-model.ts';

type Prize = JudgeSheetView['prizes'][number];

export interface OwnPrize {
  prize: Prize;
  /** Given to the performance on screen. */
  isHere: boolean;
  sync: Sync | null;
  /** Not taken by the server, until he has read why. */
  refused: { isOn: boolean; guid: string; reason: string }[];
  /** Performances of this program that have it, but for the one on screen. */
  others: readonly SheetItem[];
  /** How many it is given to in other programs. */
  elsewhere: number;
  hasRoom: boolean;
  /** The only one, and it can go from that performance to this. */
  from: SheetItem | null;
}

/** What a sheet kept by an earlier page of the portal has none of. */
export const prizesOf = (sheet: JudgeSheetView): readonly Prize[] =>
  (sheet as Partial<Pick<JudgeSheetView, 'prizes'>>).prizes ?? [];

export function ownPrizes(sheet: JudgeSheetView, item: SheetItem, overlay: SheetOverlay): OwnPrize[] {
  const here = new Set(sheet.items.map(({ guid }) => guid));
  return prizesOf(sheet).map((prize) => {
    const { isOn, sync } = overlay.prize(item, prize);
    const others = sheet.items.filter((one) => one.guid !== item.guid && overlay.prize(one, prize).isOn);
    const elsewhere = prize.itemGuids.filter((guid) => !here.has(guid)).length;
    const given = others.length + elsewhere + (isOn ? 1 : 0);
    const refused = sheet.items.flatMap((one) => {
      const { sync: said, refused: left } = overlay.prize(one, prize);
      return left === null ? [] : [{ ...left, reason: said?.state === 'refused' ? (said.reason ?? '') : '' }];
    });
    return {
      ...{ prize, isHere: isOn, sync, refused, others, elsewhere },
      hasRoom: prize.limit === null || given < prize.limit,
      from: prize.limit === 1 && others.length === 1 && elsewhere === 0 ? others[0]! : null,
    };
  });
}

/** Why nothing of a prize can be changed now; null when it can. The server decides where the sheet is old. */
export function prizesClosed({ state }: JudgeSheetView): string | null {
  if (state === 'Draft') return 'Протокол ещё не открыт: призы отдают, когда он открыт.';
  return state === 'Open' || state === 'Locked' ? null : 'Протокол утверждён: призы больше не меняются.';
}
