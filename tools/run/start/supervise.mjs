// Keeps one process running: starts it again when it ends by itself, more slowly each time while it does not stay up.

const FIRST_PAUSE = 500;
const LAST_PAUSE = 15_000;
const STAYED_UP = 30_000;

/**
 * `start()` answers a running process ({pid, exited, tail(), stop()}); `say` hears what happens. Until `settle()` is
 * called a process that ends rejects `failed` (a first start that fails would fail again); after it, it is restarted.
 */
export async function supervise({ title, start, say }) {
  let running = await start();
  let startedAt = Date.now();
  let stopped = false;
  let settled = false;
  let wanted = false; // the end was asked for by restart()
  let pause = FIRST_PAUSE;
  let wake = () => {};
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  failed.catch(() => {});

  const rest = () => {
    const time = pause;
    pause = Math.min(pause * 2, LAST_PAUSE);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };

  const startAgain = async () => {
    while (!stopped) {
      try {
        running = await start();
        startedAt = Date.now();
        if (stopped) await running.stop();
        else if (!wanted) say(`${title}: снова работает (процесс ${running.pid})`);
        return;
      } catch (error) {
        say(`${title}: ${error.message}`);
        await rest();
      }
    }
  };

  const watch = async () => {
    while (!stopped) {
      const { code, signal } = await running.exited;
      if (stopped) return;
      if (!settled && !wanted)
        return fail(Object.assign(new Error(`${title} (${signal ?? `код ${code}`})`), { tail: running.tail(12) }));
      if (!wanted) {
        if (Date.now() - startedAt > STAYED_UP) pause = FIRST_PAUSE;
        say(`${title}: процесс ${running.pid} остановился (${signal ?? `код ${code}`}), запускаю снова`);
        for (const line of running.tail(8).split('\n').filter(Boolean)) say(`    ${line}`);
        await rest();
      }
      await startAgain();
      wanted = false;
    }
  };

  const watching = watch();
  return {
    failed,
    current: () => running,
    settle: () => (settled = true),
    restart: async () => {
      wanted = true;
      await running.stop();
    },
    stop: async () => {
      stopped = true;
      wake();
      await running.stop();
      await watching;
    },
  };
}
