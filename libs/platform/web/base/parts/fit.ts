// How large a text may be in its box: big → two balanced lines → smaller down to the minimum → too long: as many lines as
// it takes, down to the floor. Pure.

export interface FitRoom {
  width: number;
  height: number;
  max: number;
  /** Smallest size of two lines. */
  min: number;
  /** Smallest size of a text that is too long for two lines; by default the former. */
  floor?: number;
}

export type FitLines = 1 | 2 | 'many';

export interface Measured {
  width: number;
  height: number;
}

export type Measure = (size: number, lines: FitLines) => Measured;

export interface Fitted {
  size: number;
  lines: FitLines;
  isTooLong: boolean;
  /** Even the smallest size is too large for the box: the caller must make room. */
  isUnfit: boolean;
}

/** One line this much smaller than the largest size still looks better than two. */
const NEAR = 0.82;

/** `measure` lays the text out at a size, on one line or wrapped, and returns its width and height. */
export function fit(room: FitRoom, measure: Measure): Fitted {
  const { max, min } = room;
  const one = measure(max, 1);
  if (one.width <= room.width) return { size: max, lines: 1, isTooLong: false, isUnfit: false };
  const oneLine = onOneLine(room, one.width, measure);
  if (oneLine >= max * NEAR && oneLine >= min) return { size: oneLine, lines: 1, isTooLong: false, isUnfit: false };

  const fits = (size: number) => {
    const two = measure(size, 2);
    return two.width <= room.width + 1 && two.height <= room.height + 1;
  };
  if (fits(max)) return { size: max, lines: 2, isTooLong: false, isUnfit: false };
  if (!fits(min)) {
    if (oneLine >= min) return { size: oneLine, lines: 1, isTooLong: false, isUnfit: false };
    return room.floor === undefined || room.floor >= min
      ? { size: min, lines: 2, isTooLong: true, isUnfit: true }
      : { ...fitParagraph({ ...room, max: min, min: room.floor }, measure), isTooLong: true };
  }
  const low = largest(min, max, fits);
  if (oneLine >= low) return { size: oneLine, lines: 1, isTooLong: false, isUnfit: false };
  return { size: low, lines: 2, isTooLong: false, isUnfit: false };
}

/** The largest size of one line; 0 when none fits. */
function onOneLine({ width, max, min }: FitRoom, atMax: number, measure: Measure): number {
  const fits = (size: number) => measure(size, 1).width <= width;
  const even = max * (width / atMax) * 0.995;
  // The width need not grow with the size: many screens round each letter to a whole pixel, and a part may have its own
  // size.
  if (fits(even)) return even;
  return even > min && fits(min) ? largest(min, even, fits) : 0;
}

/** A text that may take as many lines as fit. */
export function fitParagraph({ width, height, max, min }: FitRoom, measure: Measure): Fitted {
  const fits = (size: number) => {
    const taken = measure(size, 'many');
    return taken.width <= width + 1 && taken.height <= height + 1;
  };
  if (fits(max)) return { size: max, lines: 'many', isTooLong: false, isUnfit: false };
  if (!fits(min)) return { size: min, lines: 'many', isTooLong: true, isUnfit: true };
  return { size: largest(min, max, fits), lines: 'many', isTooLong: false, isUnfit: false };
}

/** `low` fits and `high` does not. */
function largest(low: number, high: number, fits: (size: number) => boolean): number {
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
