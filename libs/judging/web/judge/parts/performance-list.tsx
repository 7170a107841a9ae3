import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { IconCheck, IconDeviceTablet, IconMinus } from '@tabler/icons-react';
import type { JudgeSheetView } from '@rampa/contract';
import { formatThousandths } from '@rampa/kernel';
import { Button, Lamp, listed, longestPart, quoted, unbroken, useGrowing } from '@rampa/platform/web/base';
import { decimalsOf } from '../pad/scale.ts';
import type { Incomplete } from '../sheet/incomplete.ts';
import { criteriaOf, ownTotal, progressOf, type SheetItem, type SheetOverlay } from '../sheet/sheet-model.ts';
import { nameOf, standOf } from './performance-head.tsx';
import { scrollWithin } from './scroll-within.ts';

export interface PerformanceListProps {
  sheet: JudgeSheetView;
  overlay: SheetOverlay;
  shownGuid: string | null;
  /** What he still owes. */
  incomplete: readonly Incomplete[];
  onChoose: (itemGuid: string) => void;
}

/** Letters of a name that may stay together in the narrow column. */
const LONGEST_BOUND = 11;

export function PerformanceList({ sheet, overlay, shownGuid, incomplete, onChoose }: PerformanceListProps) {
  const [isOwedOnly, setOwedOnly] = useState(false);
  const shown = useRef<HTMLLIElement>(null);
  useEffect(() => scrollWithin(shown.current, 'center'), [shownGuid, isOwedOnly]);
  const owed = new Set(incomplete.map(({ item }) => item.guid));
  // Once nothing is owed, the whole list is shown again.
  const items = isOwedOnly && owed.size > 0 ? sheet.items.filter(({ guid }) => owed.has(guid)) : sheet.items;
  const isDrawn = useGrowing(
    items.length,
    items.findIndex(({ guid }) => guid === shownGuid),
  );

  return (
    <>
      {owed.size > 0 ? (
        <Button className="judge-owed" aria-pressed={isOwedOnly} onClick={() => setOwedOnly(!isOwedOnly)}>
          Не оценено: {owed.size}
        </Button>
      ) : null}
      <ol className="judge-list">
        {items.map((item, index) => {
          const isShown = item.guid === shownGuid;
          if (!isShown && !isDrawn(index)) return <li key={item.guid} className="judge-list-later" />;
          const isOff = item.isWithdrawn || item.activity === 'Skipped';
          const name = unbroken(nameOf(item), LONGEST_BOUND);
          return (
            <li key={item.guid} ref={isShown ? shown : null}>
              <button
                type="button"
                aria-current={isShown ? 'true' : undefined}
                {...(isOff ? { 'data-off': '' } : {})}
                onClick={() => onChoose(item.guid)}
              >
                <Lamp {...standOf(item)} />
                <span className="judge-list-number">{item.number}</span>
                <span className="judge-list-name">
                  <b style={{ '--longest': longestPart(name) } as CSSProperties}>{name}</b>
                  <small>{unbroken(listed(item.pieceTitle === '' ? '' : quoted(item.pieceTitle), item.city))}</small>
                </span>
                <OwnMarks sheet={sheet} item={item} overlay={overlay} />
                <Marked sheet={sheet} item={item} overlay={overlay} />
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** «9,8 · 9,9 · —»: his own, in the order of the criteria. */
function OwnMarks({ sheet, item, overlay }: { sheet: JudgeSheetView; item: SheetItem; overlay: SheetOverlay }) {
  const criteria = criteriaOf(sheet, item);
  const cells = criteria.map((criterion) => ({ criterion, value: overlay.cell(item, criterion).value }));
  if (cells.length < 2 || overlay.abstained(item).isOn || cells.every(({ value }) => value === null)) return null;
  const texts = cells.map(({ criterion, value }) =>
    value === null ? '—' : formatThousandths(value, decimalsOf(criterion)),
  );
  return <span className="judge-list-marks">{listed(...texts)}</span>;
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
  const total = isComplete ? ownTotal(sheet, item, overlay) : null;
  const isWaiting = cells.some((cell) => cell.sync?.state === 'onDevice');
  return (
    <span className="judge-list-marked" data-tone={isWaiting ? 'now' : isComplete ? 'ok' : 'plain'}>
      {isWaiting ? <IconDeviceTablet size={16} stroke={1.75} aria-label="на планшете" /> : null}
      {!isWaiting && isComplete ? <IconCheck size={16} stroke={2.2} aria-label="принято" /> : null}
      {total ? <b>{formatThousandths(total.value, total.decimals)}</b> : `${given} из ${expected}`}
    </span>
  );
}
