// Which columns a table shows, in which order and how wide: as it is kept and as it is shared. Pure.

export interface KeptColumn {
  key: string;
  /** In pixels of the usual letter; null: as wide as usual. */
  width: number | null;
}

export const NARROWEST = 48;
export const WIDEST = 960;
const MOST = 60;

/** Null of what nobody has kept, or what is not to be read. */
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
