// Keeps in sight the row that the address names, else the performance on stage.

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ProgramItemView } from '@rampa/contract';
import type { IsDrawn } from '@rampa/platform/web/base';
import { goToRow, showRow } from '../order/show-row.ts';

const IN_SIGHT = 4;

export interface RowGoal {
  named: string;
  stage: string;
  /** Their indexes; -1: not there. */
  namedAt: number;
  stageAt: number;
  /** Where a long list begins to be drawn. */
  begin: number;
}

export function useRowGoal(items: readonly ProgramItemView[]): RowGoal {
  const named = useLocation().hash.slice(1);
  const namedAt = items.findIndex(({ guid }) => guid === named);
  const stageAt = items.findIndex(({ activity, isWithdrawn }) => activity === 'OnStage' && !isWithdrawn);
  return { named, namedAt, stage: items[stageAt]?.guid ?? '', stageAt, begin: namedAt < 0 ? stageAt : namedAt };
}

/**
 * Scrolls to the performance on stage, for whoever opens the page in the middle of the day; the desk follows the stage.
 */
export function useShownStage({ named, namedAt, stage, stageAt }: RowGoal, isDrawn: IsDrawn, follows: boolean): void {
  const shown = useRef<string | null>(null);
  const { key } = useLocation();
  const isThere = namedAt >= 0 && isDrawn(namedAt);
  // Each going there shows it anew; what was only read anew does not.
  useEffect(() => {
    if (isThere) goToRow(named);
  }, [isThere, named, key]);
  const isStageDrawn = stageAt < 0 || isDrawn(stageAt);
  useEffect(() => {
    const isFirst = shown.current === null;
    if (!isStageDrawn || shown.current === stage) return;
    shown.current = stage;
    if (stage === '' || !(isFirst || follows) || (isFirst && namedAt >= 0)) return;
    if (!isFirst || stageAt > IN_SIGHT) showRow(stage);
  }, [stage, stageAt, isStageDrawn, follows, namedAt]);
}
