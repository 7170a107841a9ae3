import { useEffect, useRef, type ReactNode } from 'react';
import type { CriterionView } from '@rampa/contract';
import { formatThousandths } from '@rampa/kernel';
import { Button, SyncState } from '@rampa/platform/web/base';
import { decimalsOf } from '../pad/scale.ts';
import type { Cell, SheetItem, SheetOverlay } from '../sheet/sheet-model.ts';
import { useGivingWay } from './giving-way.ts';
import { scrollWithin } from './scroll-within.ts';

export interface CriteriaProps {
  item: SheetItem;
  criteria: readonly CriterionView[];
  active: CriterionView | null;
  draft: string;
  overlay: SheetOverlay;
  /** He abstains here: the marks stand but do not count. */
  isOff: boolean;
  onChoose: (criterionGuid: string) => void;
  onRead: (guids: readonly string[]) => void;
  /** Told below the criteria, where there is room to scroll. */
  children?: ReactNode;
}

export function Criteria({ item, criteria, active, draft, overlay, isOff, onChoose, onRead, children }: CriteriaProps) {
  const list = useRef<HTMLDivElement>(null);
  useGivingWay(list);
  const refused = criteria.filter((criterion) => overlay.cell(item, criterion).refused !== null);

  return (
    <div className="judge-criteria" ref={list}>
      <ul {...(isOff ? { 'data-off': '' } : {})}>
        {criteria.map((criterion) => {
          const isActive = criterion.guid === active?.guid;
          const cell = overlay.cell(item, criterion);
          const isTyping = isActive && draft !== '';
          return (
            <li key={criterion.guid}>
              <button
                type="button"
                className="judge-row"
                aria-pressed={isActive}
                disabled={isOff}
                onClick={() => onChoose(criterion.guid)}
              >
                <span className="judge-row-words">
                  <span className="judge-row-title">{criterion.title}</span>
                  {cell.sync && !isTyping ? <SyncState {...short(cell)} /> : null}
                </span>
                <span className="judge-row-value">
                  {isTyping ? <Draft text={draft} criterion={criterion} /> : valueOf(cell, criterion)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {refused.map((criterion) => (
        <Refused key={criterion.guid} criterion={criterion} cell={overlay.cell(item, criterion)} onRead={onRead} />
      ))}
      {children}
    </div>
  );
}

function Refused({
  criterion,
  cell,
  onRead,
}: {
  criterion: CriterionView;
  cell: Cell;
  onRead: CriteriaProps['onRead'];
}) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollWithin(note.current, 'nearest');
  }, []);
  if (!cell.refused) return null;
  const { value, guid } = cell.refused;
  const isTaken = cell.sync?.state !== 'refused';
  return (
    <div ref={note} className="judge-refused" data-taken={isTaken || undefined} role="alert">
      <p>
        <b>
          {criterion.title}: {value === null ? 'снятие оценки' : formatThousandths(value, decimalsOf(criterion))}{' '}
          {isTaken ? 'принято организатором.' : 'не принято.'}
        </b>{' '}
        {cell.sync?.state === 'refused' ? cell.sync.reason : ''}
      </p>
      <Button onClick={() => onRead([guid])}>Понятно</Button>
    </div>
  );
}

/** The whole reason stands below the list; a row has no room for it. */
function short(cell: Cell): NonNullable<Cell['sync']> {
  return cell.sync!.state === 'refused' ? { state: 'refused', reason: '' } : cell.sync!;
}

function valueOf(cell: Cell, criterion: CriterionView) {
  if (cell.value === null) return <span className="judge-none">{criterion.isRequired ? '—' : 'необязательно'}</span>;
  return formatThousandths(cell.value, decimalsOf(criterion));
}

/** «9,_»: what is typed, and room for what is not. */
function Draft({ text, criterion }: { text: string; criterion: CriterionView }) {
  const [whole = '', tail] = text.split(',');
  const left = tail === undefined ? decimalsOf(criterion) : decimalsOf(criterion) - tail.length;
  return (
    <>
      {whole}
      {decimalsOf(criterion) > 0 ? ',' : ''}
      {tail}
      {Array.from({ length: Math.max(0, left) }, (_, index) => (
        <u key={index} aria-hidden />
      ))}
    </>
  );
}
