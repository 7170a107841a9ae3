import { useEffect, useRef } from 'react';
import { IconCheck, IconDeviceTablet, IconMinus } from '@tabler/icons-react';
import type { JudgeSheetView } from '@rampa/contract';
import { Lamp, dotted, quoted, type LampState } from '@rampa/platform/web/base';
import { criteriaOf, progressOf, type SheetItem, type SheetOverlay } from '../sheet/sheet-model.ts';
import { nameOf } from './performance-head.tsx';

export interface PerformanceListProps {
  sheet: JudgeSheetView;
  overlay: SheetOverlay;
  shownGuid: string | null;
  onChoose: (itemGuid: string) => void;
}

const LAMPS: Record<SheetItem['activity'], LampState> = {
  Waiting: 'waiting',
  Ready: 'called',
  OnStage: 'now',
  Done: 'past',
  Skipped: 'past',
};

const WORDS: Record<SheetItem['activity'], string> = {
  Waiting: 'ждёт',
  Ready: 'готовится',
  OnStage: 'на сцене',
  Done: 'прошло',
  Skipped: 'пропуск',
};

export function PerformanceList({ sheet, overlay, shownGuid, onChoose }: PerformanceListProps) {
  const shown = useRef<HTMLLIElement>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'center' });
  }, [shownGuid]);

  return (
    <ol className="judge-list">
      {sheet.items.map((item) => {
        const isShown = item.guid === shownGuid;
        const isOff = item.isWithdrawn || item.activity === 'Skipped';
        return (
          <li key={item.guid} ref={isShown ? shown : null}>
            <button
              type="button"
              aria-current={isShown ? 'true' : undefined}
              {...(isOff ? { 'data-off': '' } : {})}
              onClick={() => onChoose(item.guid)}
            >
              <Lamp state={LAMPS[item.activity]} label={item.isWithdrawn ? 'снято' : WORDS[item.activity]} />
              <span className="judge-list-number">{item.number}</span>
              <span className="judge-list-name">
                <b>{nameOf(item)}</b>
                <small>{dotted(item.pieceTitle === '' ? '' : quoted(item.pieceTitle), item.city)}</small>
              </span>
              <Marked sheet={sheet} item={item} overlay={overlay} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Marked({ sheet, item, overlay }: { sheet: JudgeSheetView; item: SheetItem; overlay: SheetOverlay }) {
  if (item.isWithdrawn) return <span className="judge-list-marked">снято</span>;
  if (item.activity === 'Skipped') return <span className="judge-list-marked">пропуск</span>;
  const cells = criteriaOf(sheet, item).map((criterion) => overlay.cell(item, criterion));
  const abstained = overlay.abstained(item);
  if ([...cells, abstained, overlay.comment(item)].some(({ sync }) => sync?.state === 'refused')) {
    return (
      <span className="judge-list-marked" data-tone="danger">
        не принято
      </span>
    );
  }
  if (abstained.isOn) {
    return (
      <span className="judge-list-marked">
        <IconMinus size={16} stroke={2} aria-hidden />
        воздержались
      </span>
    );
  }
  const { given, expected, isComplete } = progressOf(sheet, item, overlay);
  if (given === 0) return null;
  const isWaiting = cells.some((cell) => cell.sync?.state === 'onDevice');
  return (
    <span className="judge-list-marked" data-tone={isWaiting ? 'now' : isComplete ? 'ok' : 'plain'}>
      {isWaiting ? <IconDeviceTablet size={16} stroke={1.75} aria-label="на планшете" /> : null}
      {!isWaiting && isComplete ? <IconCheck size={16} stroke={2.2} aria-label="принято" /> : null}
      {given} из {expected}
    </span>
  );
}
