import { describe, expect, it } from 'vitest';
import { SharedAnswer, Turnstile, withLimit } from './timing.ts';

function gate(): { opened: Promise<void>; open(): void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a shared answer', () => {
  it('always begins after the question: those who come meanwhile share the next one', async () => {
    const gates: ReturnType<typeof gate>[] = [];
    const shared = new SharedAnswer(async () => {
      const mine = gates.push(gate());
      await gates[mine - 1]!.opened;
      return mine;
    });
    const first = shared.ask();
    const later = [shared.ask(), shared.ask(), shared.ask()];
    gates[0]!.open();
    expect(await first).toBe(1);
    await turn();
    const last = shared.ask();
    gates[1]!.open();
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
    await turn();
    gates[2]!.open();
    expect(await last).toBe(3);
    await turn();
    expect(shared.isIdle).toBe(true);
  });

  it('a failed answer does not spoil the next one', async () => {
    let count = 0;
    const shared = new SharedAnswer(async () => {
      if (++count === 1) throw new Error('first');
      return count;
    });
    const [first, second] = await Promise.allSettled([shared.ask(), shared.ask()]);
    expect(first.status).toBe('rejected');
    expect(second).toEqual({ status: 'fulfilled', value: 2 });
  });
});

describe('a turnstile', () => {
  it('lets only so many in at once, and everybody in the end', async () => {
    const turnstile = new Turnstile(2);
    const gates = Array.from({ length: 5 }, gate);
    let inside = 0;
    let most = 0;
    const works = Promise.allSettled(
      gates.map(({ opened }, index) =>
        turnstile.run(async () => {
          most = Math.max(most, ++inside);
          await opened;
          inside--;
          if (index === 1) throw new Error('one fails');
          return index;
        }),
      ),
    );
    for (const { open } of gates) {
      await turn();
      open();
    }
    const results = await works;
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(most).toBe(2);
  });
});

describe('a limit', () => {
  it('gives up on what does not answer', async () => {
    await expect(withLimit(gate().opened, 1)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await expect(withLimit(Promise.resolve(1), 60_000)).resolves.toBe(1);
    await expect(withLimit(Promise.reject(new Error('no')), 60_000)).rejects.toThrow('no');
  });
});
