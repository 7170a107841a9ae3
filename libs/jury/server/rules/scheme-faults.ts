// The faults of a scheme, in words for the person who must correct it.

import { validateScheme, type ScoringScheme, type SchemeFault } from '@rampa/jury/domain';
import { Failure, inQuotes, type FailureDetail } from '@rampa/kernel';

type Wording = (fault: SchemeFault, title: string) => { field: string; message: string };

const WORDING: Record<SchemeFault['code'], Wording> = {
  noCriteria: () => ({ field: 'scheme', message: 'Нет ни одного критерия оценки.' }),
  tooManyCriteria: () => ({ field: 'scheme', message: 'Критериев больше ста: столько судья не оценит.' }),
  doubleKey: (_, title) => ({ field: 'scheme', message: `Критерий ${inQuotes(title)} указан дважды.` }),
  badRange: (_, title) => ({
    field: 'max',
    message: `Критерий ${inQuotes(title)}: наименьшая оценка должна быть меньше наибольшей, а та — не больше 10 000.`,
  }),
  badStep: (_, title) => ({
    field: 'step',
    message: `Критерий ${inQuotes(title)}: шаг должен укладываться в шкалу целое число раз.`,
  }),
  badWeight: (_, title) => ({
    field: 'weight',
    message: `Критерий ${inQuotes(title)}: вес должен быть больше 0 и не больше 100.`,
  }),
  weightAndFactor: (_, title) => ({
    field: 'weight',
    message: `Критерий ${inQuotes(title)}: задан и вес, и множитель.`,
  }),
  noRequired: () => ({ field: 'isRequired', message: 'Хотя бы один критерий должен быть обязательным.' }),
  badTrim: () => ({
    field: 'scheme.method',
    message: 'Отбрасывать нужно хотя бы одну оценку, а судей должно быть больше, чем отбрасывается.',
  }),
  badPlacePoints: () => ({
    field: 'scheme.method',
    message: 'Баллы за места: за первое больше нуля, за каждое следующее не больше, чем за прежнее.',
  }),
  badDecimals: ({ at }) => ({ field: `scheme.rounding.${at}`, message: 'Знаков после запятой может быть от 0 до 3.' }),
  roundingIsFixed: ({ at }) => ({
    field: `scheme.rounding.${at}`,
    message: 'В фигурном катании округления заданы правилами.',
  }),
  perJudgeMustSum: () => ({
    field: 'scheme.perJudge',
    message: 'При таком способе подсчёта баллы критериев складываются.',
  }),
  roundingNotUsed: ({ at }) => ({
    field: `scheme.rounding.${at}`,
    message: 'Такого шага округления в этом способе подсчёта нет.',
  }),
  sumNeedsAllMarks: () => ({
    field: 'scheme.missing',
    message:
      'При сумме нельзя пропускать судью без оценки: его выступления потеряют баллы. Выберите «среднее баллов судей» или «не закрывать протокол без оценок».',
  }),
  placesNeedAllMarks: () => ({
    field: 'scheme.missing',
    message: 'При подсчёте по местам нужны оценки всех судей: выберите «не закрывать протокол без оценок».',
  }),
  unknownTieCriterion: ({ at }) => ({
    field: `scheme.ties.${at}`,
    message: 'В правиле равенства назван критерий, которого нет.',
  }),
  tieStepAfterShared: ({ at }) => ({
    field: `scheme.ties.${at}`,
    message: 'После «место делится» других шагов быть не может.',
  }),
};

export function faultDetail(fault: SchemeFault, scheme: Pick<ScoringScheme, 'criteria'>): FailureDetail {
  const title = scheme.criteria.find(({ key }) => key === fault.criterion)?.title ?? '';
  return WORDING[fault.code](fault, title);
}

/** Throws Failure schemeInvalid with every fault, unless all of them are of the forgiven kinds. */
export function refuseFaults(scheme: ScoringScheme, forgiven: readonly SchemeFault['code'][] = []): void {
  const faults = validateScheme(scheme).filter(({ code }) => !forgiven.includes(code));
  if (faults.length > 0) {
    throw new Failure(
      'schemeInvalid',
      faults.slice(0, 20).map((fault) => faultDetail(fault, scheme)),
    );
  }
}
