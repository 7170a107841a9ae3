// The figures of Lighthouse's answer that the table shows.

export const MARKS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Mark = (typeof MARKS)[number];

interface Audit {
  score?: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: unknown[] };
}

export interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

export interface Figures {
  /** From 0 to 100. */
  marks: Record<Mark, number>;
  bytes: number;
  files: number;
  /** Milliseconds until the first content, until the largest content, and while nothing can be pressed. */
  first: number;
  largest: number;
  blocked: number;
  shift: number;
}

export function figuresOf({ categories, audits }: LighthouseResult): Figures {
  const marks = Object.fromEntries(
    MARKS.map((mark) => [mark, Math.round((categories[mark]?.score ?? 0) * 100)]),
  ) as Record<Mark, number>;
  const valueOf = (id: string) => audits[id]?.numericValue ?? 0;
  return {
    marks,
    bytes: valueOf('total-byte-weight'),
    files: audits['network-requests']?.details?.items?.length ?? 0,
    first: valueOf('first-contentful-paint'),
    largest: valueOf('largest-contentful-paint'),
    blocked: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
  };
}

/** Audits that cost the page points, by Lighthouse's names, with its explanations. */
export function faultsOf({ categories, audits }: LighthouseResult, marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    (categories[mark]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score, displayValue } = audits[id] ?? {};
      if (weight === 0 || typeof score !== 'number' || score >= 0.9) return [];
      return [displayValue ? `${id} (${displayValue})` : id];
    }),
  );
}

/** The median run by performance; layout shifts are taken from all runs. */
export function typical(results: readonly LighthouseResult[]): LighthouseResult {
  const markOf = ({ categories }: LighthouseResult) => categories.performance?.score ?? 0;
  return [...results].sort((a, b) => markOf(a) - markOf(b))[results.length >> 1]!;
}
