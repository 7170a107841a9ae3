// Where a fault is, in the words of people: whose mark, which criterion, whose performance.
import { inQuotes } from '@rampa/kernel';
import type { ProofFault } from './proof-fault.ts';
import type { ProofPackage } from './proof-types.ts';

export function faultText(given: ProofPackage, fault: ProofFault): string {
  if (fault.kind === 'mark') {
    const { group, performance, judge, criterion } = fault.mark;
    const title = given.body.groups[group]?.scheme.criteria.find(({ key }) => key === criterion)?.title ?? criterion;
    return `${performanceText(given, group, performance)}, ${judgeText(given, judge)}, ${inQuotes(title)}. ${fault.words}`;
  }
  if (fault.kind === 'result' && fault.performance !== '')
    return `${performanceText(given, fault.group, fault.performance)}. ${fault.words}`;
  if (fault.kind === 'result') return `${given.body.groups[fault.group]?.nomination ?? ''}. ${fault.words}`;
  if (fault.kind === 'name') return `${inQuotes(nameOf(given, fault.key) ?? fault.key)}. ${fault.words}`;
  return fault.words;
}

export function judgeText(given: ProofPackage, key: string): string {
  return nameOf(given, key) ?? `Судья ${key.slice(1)}`;
}

export function performanceText(given: ProofPackage, group: number, key: string): string {
  const number = given.body.groups[group]?.performances.find(({ performance }) => performance === key)?.number;
  const name = nameOf(given, key);
  return [number ? `№ ${number}` : key, ...(name ? [name] : [])].join(' ');
}

function nameOf(given: ProofPackage, key: string): string | undefined {
  return given.names.find((one) => one.key === key)?.text;
}
