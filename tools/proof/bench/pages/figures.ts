// What of Lighthouse's long answer the table shows.

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
  /** Of a hundred. */
  marks: Record<Mark, number>;
  bytes: number;
  files: number;
  /** Milliseconds until something stands, until the largest piece stands, and while nothing can be pressed. */
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

/** What costs a page a mark: by Lighthouse's own names, with what it says of each. */
export function faultsOf({ categories, audits }: LighthouseResult, marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    (categories[mark]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score, displayValue } = audits[id] ?? {};
      if (weight === 0 || typeof score !== 'number' || score >= 0.9) return [];
      return [displayValue ? `${id} (${displayValue})` : id];
    }),
  );
}

/** The load in the middle, by its performance; how far things moved is asked of all of them. */
export function typical(results: readonly LighthouseResult[]): LighthouseResult {
  const markOf = ({ categories }: LighthouseResult) => categories.performance?.score ?? 0;
  return [...results].sort((a, b) => markOf(a) - markOf(b))[results.length >> 1]!;
}
