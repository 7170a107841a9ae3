// Lays one performance's marks out by judge and criterion, and names what is missing and what does not belong.
import type { Plan } from './plan.ts';
import type { GroupFault } from './result-types.ts';
import { difficultyOf } from './difficulty.ts';
import type { AdjustmentInput, PerformanceInput } from './types.ts';

export interface Sheet {
  readonly input: PerformanceInput;
  /** [judge][criterion]; null where nothing counts. */
  readonly rows: readonly (readonly (number | null)[])[];
  /** By judge. */
  readonly abstains: readonly boolean[];
  readonly missing: readonly { readonly judge: string; readonly criterion: string }[];
  readonly adjustments: readonly AdjustmentInput[];
  readonly technical: number;
  readonly bonus: number;
  readonly deductions: number;
  /** By criterion, in thousandths; null where nothing is multiplied. */
  readonly difficulty: readonly number[] | null;
  /** technical + bonus − deductions. */
  readonly final: number;
  readonly empty: boolean;
}

const NOTHING: readonly AdjustmentInput[] = [];

/** Leaves marks of unknown judges and criteria out; these, repeated marks and marks off the scale are added to `faults`. */
export function sheetOf(plan: Plan, input: PerformanceInput, faults: GroupFault[]): Sheet {
  const { judges, scheme } = plan;
  const width = scheme.criteria.length;
  const abstains = new Array<boolean>(judges.length).fill(false);
  for (const judge of input.abstentions ?? []) {
    const j = plan.judgeIndex.get(judge);
    if (j !== undefined) abstains[j] = true;
  }
  const rows: (number | null)[][] = [];
  for (let j = 0; j < judges.length; j++) rows.push(new Array<number | null>(width).fill(null));
  const given = layMarks(plan, input, rows, abstains, faults);
  return {
    input,
    rows,
    abstains,
    missing: missingIn(plan, rows, abstains),
    empty: given === 0,
    ...adjust(plan, input, faults),
  };
}

function layMarks(
  plan: Plan,
  input: PerformanceInput,
  rows: (number | null)[][],
  abstains: readonly boolean[],
  faults: GroupFault[],
): number {
  let given = 0;
  for (const mark of input.marks) {
    const j = plan.judgeIndex.get(mark.judge);
    const c = plan.criterionIndex.get(mark.criterion);
    const fault = (code: GroupFault['code']): void => {
      const { judge, criterion } = mark;
      faults.push({ code, blocking: false, performances: [input.performance], judge, criterion });
    };
    if (j === undefined || c === undefined) {
      fault('foreignMark');
      continue;
    }
    const { value } = mark;
    if (value === null || abstains[j]) continue;
    const row = rows[j]!;
    const { min, max } = plan.scheme.criteria[c]!;
    if (row[c] !== null) fault('doubleMark');
    else given++;
    if (value < min || value > max) fault('markOutOfScale');
    row[c] = value;
  }
  return given;
}

function missingIn(plan: Plan, rows: readonly (readonly (number | null)[])[], abstains: readonly boolean[]) {
  const missing: { judge: string; criterion: string }[] = [];
  const { criteria } = plan.scheme;
  for (let j = 0; j < rows.length; j++) {
    if (abstains[j]) continue;
    const row = rows[j]!;
    for (let c = 0; c < criteria.length; c++) {
      if (row[c] === null && criteria[c]!.required) {
        missing.push({ judge: plan.judges[j]!, criterion: criteria[c]!.key });
      }
    }
  }
  return missing;
}

function adjust(plan: Plan, input: PerformanceInput, faults: GroupFault[]) {
  const given = input.adjustments ?? NOTHING;
  const { difficulty, used: adjustments } = difficultyOf(plan, given);
  for (let unused = given.length - adjustments.length; unused > 0; unused--) {
    faults.push({ code: 'adjustmentNotUsed', blocking: false, performances: [input.performance] });
  }
  let technical = 0;
  let bonus = 0;
  let deductions = 0;
  for (const { kind, amount } of adjustments) {
    const at = { blocking: false, performances: [input.performance] };
    if (amount < 0) faults.push({ code: 'negativeAmount', ...at });
    if (plan.per === 'places') faults.push({ code: 'adjustmentNotUsed', ...at });
    else if (kind === 'difficulty') continue;
    else if (kind === 'technical') technical += amount;
    else if (kind === 'bonus') bonus += amount;
    else deductions += amount;
  }
  return { adjustments, technical, bonus, deductions, difficulty, final: technical + bonus - deductions };
}
