import type { CriterionView } from '@rampa/contract';
import { validateScheme } from '@rampa/jury/domain';
import { Failure } from '@rampa/kernel';
import { withCriteria } from './event-rules.ts';
import { faultDetail } from './scheme-faults.ts';
import { DEFAULT_SCHEME } from './scheme-shape.ts';

/** Throws Failure schemeInvalid unless min < max, the step divides the scale and the weight is above zero. */
export function refuseBadCriterion(criterion: CriterionView): void {
  const scheme = withCriteria(DEFAULT_SCHEME, [criterion]);
  const faults = validateScheme(scheme).filter((fault) => fault.criterion === criterion.guid);
  if (faults.length > 0) {
    throw new Failure(
      'schemeInvalid',
      faults.map((fault) => faultDetail(fault, scheme)),
    );
  }
}

/** Throws Failure schemeInvalid when one more criterion would be too many. */
export function refuseManyCriteria(count: number): void {
  if (count < 100) return;
  throw new Failure('schemeInvalid', { message: 'Критериев не может быть больше ста.' });
}
