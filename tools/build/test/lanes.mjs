// Lanes that steps share: whoever needs several waits until so many are free, and nobody passes him meanwhile.

/**
 * `take(count, ready)` answers, once `ready` has settled and the lanes are free, with what gives them back. Served in the
 * order of asking; more lanes than there are count as all of them.
 */
export function lanesOf(total) {
  let free = total;
  let turn = Promise.resolve();
  let tellFreed = () => {};
  const take = async (count, ready) => {
    const wanted = Math.min(count, total);
    await ready;
    while (free < wanted) await new Promise((resolve) => (tellFreed = resolve));
    free -= wanted;
    return () => {
      free += wanted;
      tellFreed();
    };
  };
  return {
    take(count, ready = true) {
      const mine = turn.then(() => take(count, ready));
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}
