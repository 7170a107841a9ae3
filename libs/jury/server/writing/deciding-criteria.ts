import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import type { StoredScheme } from '../rules/event-rules.ts';

/** Throws Failure schemeInvalid when a scheme breaks ties by one of the criteria, which therefore stays. */
export function refuseDeciding(
  criteria: readonly { guid: Guid; title: string }[],
  schemes: readonly StoredScheme[],
): void {
  const steps = schemes.flatMap(({ scheme }) => scheme.ties);
  const deciding = criteria.find(({ guid }) =>
    steps.some((step) => step.kind === 'criterionMean' && step.criterion === guid),
  );
  if (!deciding) return;
  throw new Failure('schemeInvalid', {
    message: `По критерию ${inQuotes(deciding.title)} разрешаются равные баллы. Сначала уберите его из правил подсчёта.`,
  });
}
