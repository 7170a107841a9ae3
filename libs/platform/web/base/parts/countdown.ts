// The remaining time of each notice, counted in ticks: holding one stops all clocks, and of what nobody can see the clock
// stands, which is asked at each tick because no event tells when a window has gone.

const TICK_MS = 250;

export interface Countdown {
  start(id: number, leftMs: number): void;
  forget(id: number): void;
  hold(): void;
  go(): void;
}

export function countdownOf(end: (id: number) => void, isSeen: (id: number) => boolean): Countdown {
  const clocks = new Map<number, number>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isHeld = false;

  function tick() {
    for (const [id, left] of clocks) {
      if (isHeld || !isSeen(id)) continue;
      clocks.set(id, left - TICK_MS);
      if (left > TICK_MS) continue;
      clocks.delete(id);
      end(id);
    }
    if (clocks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    start(id, leftMs) {
      clocks.set(id, leftMs);
      timer ??= setInterval(tick, TICK_MS);
    },
    forget: (id) => void clocks.delete(id),
    hold: () => void (isHeld = true),
    go: () => void (isHeld = false),
  };
}
