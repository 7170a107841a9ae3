import { percentFaults, sumFaults, type PriceFault } from './fault.ts';
import type { PlanStage } from './price-types.ts';
import { sumOf, WHOLE_BP } from './round.ts';

/** Percents make a whole, dates do not go back; each stage has one share and one term. */
export function stageFaults(stages: readonly PlanStage[]): PriceFault[] {
  const faults = stages.flatMap(({ percentBp, amount, due, daysAfter }, at): PriceFault[] => {
    const isShared = (typeof percentBp === 'number') !== (typeof amount === 'number');
    const isTimed = (typeof due === 'string') !== (typeof daysAfter === 'number');
    if (!isShared) return [{ code: 'percentOrAmount', at: `${at}.percentBp` }];
    if (!isTimed || (daysAfter ?? 0) < 0) return [{ code: 'stagesNotOrdered', at: `${at}.due` }];
    return [...percentFaults(percentBp, `${at}.percentBp`), ...sumFaults(amount, `${at}.amount`)];
  });
  if (!isWhole(stages)) faults.push({ code: 'stagesNotWhole', at: `${Math.max(0, stages.length - 1)}.percentBp` });
  const late = stages.findIndex((stage, at) => at > 0 && isBefore(stage, stages[at - 1]));
  if (late > 0) faults.push({ code: 'stagesNotOrdered', at: `${late}.due` });
  return faults;
}

/** Beside a sum nobody knows what the percents make; they must leave something for the others. */
function isWhole(stages: readonly PlanStage[]): boolean {
  const percents = stages.flatMap(({ percentBp }) => (typeof percentBp === 'number' ? [percentBp] : []));
  if (percents.length === stages.length) return stages.length > 0 && sumOf(percents) === WHOLE_BP;
  return sumOf(percents) < WHOLE_BP;
}

function isBefore(stage: PlanStage, last: PlanStage | undefined): boolean {
  if (stage.due && last?.due) return stage.due < last.due;
  if (typeof stage.daysAfter === 'number' && typeof last?.daysAfter === 'number')
    return stage.daysAfter < last.daysAfter;
  return false;
}
