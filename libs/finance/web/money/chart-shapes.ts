// Where the columns of money by days stand: up what came, down what went.

import { plusDays } from '@rampa/finance/domain';

export interface DayOfMoney {
  day: string;
  in: number;
  out: number;
}

const [WIDTH, HEIGHT] = [100, 40];
/** Of a column's place, left free. */
const GAP = 0.25;

/** Days without money too. */
export function allDays(from: string, to: string, known: readonly DayOfMoney[]): DayOfMoney[] {
  const byDay = new Map(known.map((one) => [one.day, one]));
  const days: DayOfMoney[] = [];
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(byDay.get(day) ?? { day, in: 0, out: 0 });
  return days;
}

export function columnsOf(days: readonly DayOfMoney[]) {
  const most = Math.max(0, ...days.map((day) => day.in));
  const least = Math.max(0, ...days.map((day) => day.out));
  const scale = HEIGHT / Math.max(1, most + least);
  const step = WIDTH / Math.max(1, days.length);
  return {
    most,
    zero: most * scale,
    columns: days.map((said, at) => ({
      ...{ day: said.day, said, x: (at + GAP / 2) * step, width: step * (1 - GAP) },
      ...{ up: said.in * scale, down: said.out * scale },
    })),
  };
}
