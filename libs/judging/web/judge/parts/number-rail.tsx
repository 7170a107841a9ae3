// On a portrait tablet: the numbers of the program in a narrow column, so that the sheet has the width.

import { useEffect, useRef } from 'react';
import { IconCheck, IconDeviceTablet } from '@tabler/icons-react';
import type { JudgeSheetView } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import { Lamp, listed } from '@rampa/platform/web/base';
import { criteriaOf, isWanted, progressOf, type SheetItem, type SheetOverlay } from '../sheet/sheet-model.ts';
import { nameOf } from './performance-head.tsx';
import { scrollWithin } from './scroll-within.ts';

export interface NumberRailProps {
  sheet: JudgeSheetView;
  overlay: SheetOverlay;
  shownGuid: string | null;
  onChoose: (itemGuid: string) => void;
}

export function NumberRail({ sheet, overlay, shownGuid, onChoose }: NumberRailProps) {
  const shown = useRef<HTMLLIElement>(null);
  useEffect(() => scrollWithin(shown.current, 'center'), [shownGuid]);
  return (
    <ol className="judge-rail">
      {sheet.items.map((item) => {
        const isShown = item.guid === shownGuid;
        const mark = markOf(sheet, item, overlay);
        return (
          <li key={item.guid} ref={isShown ? shown : null}>
            <button
              type="button"
              aria-current={isShown ? 'true' : undefined}
              aria-label={listed(`${numberSign(item.number)} ${nameOf(item)}`, mark.word)}
              {...(isWanted(item) ? {} : { 'data-off': '' })}
              onClick={() => onChoose(item.guid)}
            >
              <span className="judge-rail-number">{item.number === '' ? '—' : item.number}</span>
              {mark.sign}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function markOf(sheet: JudgeSheetView, item: SheetItem, overlay: SheetOverlay) {
  if (item.activity === 'OnStage') return { word: 'на сцене', sign: <Lamp state="now" /> };
  if (!isWanted(item)) return { word: item.isWithdrawn ? 'снято' : 'пропуск', sign: null };
  const isWaiting = criteriaOf(sheet, item).some((one) => overlay.cell(item, one).sync?.state === 'onDevice');
  if (isWaiting) return { word: 'на планшете', sign: <IconDeviceTablet size={16} stroke={1.75} aria-hidden /> };
  const { given, expected, isComplete } = progressOf(sheet, item, overlay);
  if (isComplete) return { word: 'оценено', sign: <IconCheck size={16} stroke={2.2} aria-hidden /> };
  if (given > 0) return { word: `${given} из ${expected}`, sign: <small>{`${given}/${expected}`}</small> };
  if (item.activity === 'Done') return { word: 'не оценено', sign: <small>нет</small> };
  return { word: '', sign: null };
}
