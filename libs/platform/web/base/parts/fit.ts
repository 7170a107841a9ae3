// How large a text may be in its box: big → two balanced lines → smaller down to the minimum → too long. Pure.

export interface FitRoom {
  width: number;
  height: number;
  max: number;
  min: number;
}

export interface Measured {
  width: number;
  height: number;
}

export interface Fitted {
  size: number;
  lines: 1 | 2;
  isTooLong: boolean;
}

/** One line this much smaller than the biggest still looks better than two. */
const NEAR = 0.82;

/** `measure` lays the text out at a size, on one line or wrapped, and answers what it takes. */
export function fit(room: FitRoom, measure: (size: number, lines: 1 | 2) => Measured): Fitted {
  const { max, min } = room;
  const one = measure(max, 1);
  if (one.width <= room.width) return { size: max, lines: 1, isTooLong: false };
  const oneLine = max * (room.width / one.width) * 0.995;
  if (oneLine >= max * NEAR && oneLine >= min) return { size: oneLine, lines: 1, isTooLong: false };

  const fits = (size: number) => {
    const two = measure(size, 2);
    return two.width <= room.width + 1 && two.height <= room.height + 1;
  };
  if (fits(max)) return { size: max, lines: 2, isTooLong: false };
  if (!fits(min)) {
    return oneLine >= min ? { size: oneLine, lines: 1, isTooLong: false } : { size: min, lines: 2, isTooLong: true };
  }
  let [low, high] = [min, max];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  if (oneLine >= low) return { size: oneLine, lines: 1, isTooLong: false };
  return { size: low, lines: 2, isTooLong: false };
}
