// Counts the groups of a sealed protocol again, twice over, and tells where the results differ from what was sealed.
import { formatThousandths } from '../format.ts';
import { rankGroup } from '../rank.ts';
import { replay } from '../replay.ts';
import type { PerformanceResult } from '../result-types.ts';
import { canonical } from './canonical.ts';
import type { ProofFault } from './proof-fault.ts';
import { sealedResult } from './proof-text.ts';
import type { ProofBody, ProvenGroup } from './proof-types.ts';

export function differencesOf({ groups }: ProofBody): ProofFault[] {
  return groups.flatMap((group, index) =>
    differencesIn(group).map(({ performance, words }) => ({ kind: 'result', group: index, performance, words })),
  );
}

interface Difference {
  performance: string;
  words: string;
}

function differencesIn(group: ProvenGroup): Difference[] {
  const { scheme, results, ...input } = group;
  let counted: readonly PerformanceResult[];
  try {
    counted = rankGroup(scheme, input).performances;
  } catch {
    // The body may hold anything that its maker wrote: what cannot be counted proves nothing.
    return [{ performance: '', words: 'Группу нельзя пересчитать: условия или оценки записаны не так.' }];
  }
  if (counted.length !== results.length)
    return [{ performance: '', words: `Выступлений ${counted.length}, а результатов ${results.length}.` }];
  return counted.flatMap((own, i) => {
    const words = wordsOf(own, results[i]!);
    return words === null ? [] : [{ performance: own.performance, words }];
  });
}

function wordsOf(own: PerformanceResult, sealed: PerformanceResult): string | null {
  if (canonical(sealedResult(own)) === canonical(sealed))
    return isReplayed(own) ? null : 'Второй пересчёт дал другой итог.';
  const differs = [
    line('итог', points(own.total), points(sealed.total)),
    line('место', own.place ?? '—', sealed.place ?? '—'),
    line('звание', own.title?.title ?? '—', sealed.title?.title ?? '—'),
  ].filter((one) => one !== null);
  if (differs.length === 0) return 'Путь к результату записан не так, как он выходит.';
  return `По оценкам ${differs.map(({ now }) => now).join(', ')}, а записано: ${differs.map(({ was }) => was).join(', ')}.`;
}

function line(name: string, now: unknown, was: unknown): { now: string; was: string } | null {
  return now === was ? null : { now: `${name} ${String(now)}`, was: `${name} ${String(was)}` };
}

function points(total: unknown): string {
  return Number.isSafeInteger(total) ? formatThousandths(total as number, 3) : '—';
}

/** By the code that shares nothing with the first count. */
function isReplayed({ derivation, total, place }: PerformanceResult): boolean {
  const again = replay(derivation);
  return again.total === total && again.place === place;
}
