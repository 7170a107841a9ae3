// Edges and middles to which a moved box snaps, in tenths of a millimetre. Pure.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Guide {
  /** `x`: an upright line. */
  axis: 'x' | 'y';
  at: number;
}

export interface Snapped {
  left: number;
  top: number;
  guides: Guide[];
}

const linesOf = (from: number, length: number) => [from, from + length / 2, from + length];

function nearest(own: readonly number[], others: readonly number[], within: number): { by: number; at: number } | null {
  let found: { by: number; at: number } | null = null;
  for (const line of own) {
    for (const at of others) {
      const by = at - line;
      if (Math.abs(by) <= within && (found === null || Math.abs(by) < Math.abs(found.by))) found = { by, at };
    }
  }
  return found;
}

/** The sheet and the other boxes attract edges and middles that come near. */
export function snapped(
  moved: Rect,
  sheet: Pick<Rect, 'width' | 'height'>,
  others: readonly Rect[],
  within: number,
): Snapped {
  const all = [{ left: 0, top: 0, ...sheet }, ...others];
  const x = nearest(
    linesOf(moved.left, moved.width),
    all.flatMap((one) => linesOf(one.left, one.width)),
    within,
  );
  const y = nearest(
    linesOf(moved.top, moved.height),
    all.flatMap((one) => linesOf(one.top, one.height)),
    within,
  );
  return {
    left: Math.round(moved.left + (x?.by ?? 0)),
    top: Math.round(moved.top + (y?.by ?? 0)),
    guides: [...(x ? [{ axis: 'x' as const, at: x.at }] : []), ...(y ? [{ axis: 'y' as const, at: y.at }] : [])],
  };
}
