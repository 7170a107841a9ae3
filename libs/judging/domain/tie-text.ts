// Sentences for a paper about broken ties: numbers say who is higher, so the order of words does not matter.
import { columnDecimals, formatExact } from './format.ts';
import { scaled, SILENT } from './explain-place.ts';
import { tieStepName } from '@rampa/jury/domain';
import { inQuotes, numberSign, withInitials } from '@rampa/kernel';
import type { Derivation, TieStepLog } from './derivation.ts';

export interface TieNames {
  readonly judges: Readonly<Record<string, string>>;
  readonly performances: Readonly<Record<string, { readonly number: string; readonly performer: string }>>;
}

/** «Равенство: № 1 Хор и № 8 Дуэт. Решение председателя жюри (Салтанова Е. В.): № 8 выше, чем № 1. Основание: …» */
export function tieText(derivation: Derivation, names: TieNames): string {
  const tie = derivation.placing?.tie;
  if (!tie) return '';
  const numbers = tie.performances.map((guid) => names.performances[guid]?.number ?? '');
  const areNumbered = numbers.every((number, at) => number !== '' && numbers.indexOf(number) === at);
  const nameOf = (guid: string) => names.performances[guid]?.performer ?? '';
  const signOf = (guid: string) =>
    areNumbered ? numberSign(names.performances[guid]!.number) : inQuotes(nameOf(guid));
  const whole = (guid: string) => (areNumbered ? `${signOf(guid)} ${nameOf(guid)}` : signOf(guid));
  const steps = tie.steps.map((log) => stepText(derivation, log, names, signOf));
  return [`Равенство: ${listed(tie.performances.map(whole))}`, ...steps].map(ended).join(' ');
}

function stepText(derivation: Derivation, log: TieStepLog, names: TieNames, signOf: (guid: string) => string): string {
  const { step, among, values, classes, reason } = log;
  const label = tieStepName(step, (key) => derivation.scheme.criteria.find((one) => one.key === key)?.title ?? '');
  if (step.kind === 'sharedPlace') return label;
  if (step.kind === 'chairDecision') {
    if (reason === undefined) return `${label} ещё не принято`;
    const chair = derivation.chair === null ? '' : (names.judges[derivation.chair] ?? '');
    const signed = chair === '' ? '' : ` (${withInitials(chair)})`;
    return `${label} жюри${signed}: ${orderText(classes, signOf)}. Основание: ${reason.trim()}`;
  }
  if (values.length === 0) return `${label}: ${SILENT[step.kind] ?? 'не применяется'}`;
  const count = step.kind === 'pairwiseMajority';
  const shown = among.map((_, at) => scaled(log, at, count));
  const decimals = columnDecimals(shown, count ? 0 : derivation.scheme.rounding.total);
  const each = among.map((guid, at) => `${signOf(guid)} — ${formatExact(shown[at]!, decimals)}`);
  return `${label}: ${each.join(', ')}; ${orderText(classes, signOf)}`;
}

/** «№ 8 выше, чем № 1», «№ 8 выше, чем № 1 и № 3», «равны». */
function orderText(classes: TieStepLog['classes'], signOf: (guid: string) => string): string {
  if (classes.length < 2) return 'равны';
  const signs = classes.map((set) => listed(set.map(signOf)));
  return signs
    .slice(1)
    .map((lower, at) => `${signs[at]} выше, чем ${lower}`)
    .join(', а ');
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} и ${parts.at(-1)}`;
}

const ended = (sentence: string) => (/[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`);
