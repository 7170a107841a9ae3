// A table's columns, their order and widths, as they are stored and shared. Pure.

export interface KeptColumn {
  key: string;
  /** Pixels at the default size of type; null: the default width. */
  width: number | null;
}

export const NARROWEST = 48;
export const WIDEST = 960;
const MOST = 60;

/** Null when nothing readable is stored. */
export function readKept(text: string | null): KeptColumn[] | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!Array.isArray(kept)) return null;
    return kept.slice(0, MOST).flatMap((one: unknown) => {
      const [key, width] = Array.isArray(one) ? (one as unknown[]) : [];
      return typeof key === 'string' ? [{ key, width: typeof width === 'number' ? within(width) : null }] : [];
    });
  } catch {
    return null;
  }
}

export const writeKept = (columns: readonly KeptColumn[]): string =>
  JSON.stringify(columns.map(({ key, width }) => (width === null ? [key] : [key, width])));

export const within = (width: number): number => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
