import type { PaymentPlanView } from '@rampa/contract';
import { WHOLE_PAYMENT, type PlanStage } from '@rampa/finance/domain';
import { counted } from '@rampa/kernel';
import { dayText, moneyText, percentText } from '../prices/price-words.ts';

type Stage = PaymentPlanView['stages'][number];

export function asStage({ title, dueDate: due, daysAfter, percentBp, amount }: Stage): PlanStage {
  return { title, due, daysAfter, percentBp, amount };
}

/** Those of the usual plan; null: all is due on subscribing. */
export function usualStages(plans: readonly PaymentPlanView[]): PlanStage[] | null {
  return plans.find(({ isDefault }) => isDefault)?.stages.map(asStage) ?? null;
}

/** «30 % до 15 марта». */
export function stageText({ dueDate, daysAfter, percentBp, amount }: Stage, currency: string): string {
  const share = percentBp === null ? moneyText(amount ?? 0, currency) : percentText(percentBp);
  if (dueDate) return `${share} до ${dayText(dueDate)}`;
  return daysAfter === 0
    ? `${share} сразу`
    : `${share} через ${counted(daysAfter ?? 0, 'день', 'дня', 'дней')} после подачи`;
}

/** One that another stage follows is the whole payment no more. */
export function partlyNamed<S extends { title: string }>(stage: S): S {
  return stage.title === WHOLE_PAYMENT ? { ...stage, title: 'Предоплата' } : stage;
}
