// What of Lighthouse's long answer the table shows.

export const MARKS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Mark = (typeof MARKS)[number];

export interface LighthouseResult {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
}

export interface Figures {
  /** Of a hundred. */
  marks: Record<Mark, number>;
  bytes: number;
  files: number;
  /** Milliseconds until the largest piece stands. */
  largest: number;
  shift: number;
}

export function figuresOf({ categories, audits }: LighthouseResult): Figures {
  const marks = Object.fromEntries(
    MARKS.map((mark) => [mark, Math.round((categories[mark]?.score ?? 0) * 100)]),
  ) as Record<Mark, number>;
  return {
    marks,
    bytes: audits['total-byte-weight']?.numericValue ?? 0,
    files: audits['network-requests']?.details?.items?.length ?? 0,
    largest: audits['largest-contentful-paint']?.numericValue ?? 0,
    shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
  };
}
