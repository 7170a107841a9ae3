// The files of a client in the worker's cache. Each loaded page asks for them, and they take seconds to come: what is
// already on its way is not fetched again, and what has come stays when another file has not.

type Kept = Pick<Cache, 'keys' | 'add'>;

/** A network that answers nothing must not keep the next try waiting for ever. */
const FILE_MS = 60_000;

/** One look after another, because parts share files: the second finds what the first has brought. */
export class KeptShell {
  readonly #open: () => Promise<Kept>;
  /** By the list of files, those that wait or run. */
  readonly #running = new Map<readonly string[], Promise<void>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(open: () => Promise<Kept>) {
    this.#open = open;
  }

  /** Resolves when every one of the files is kept; rejects when one did not come, and the next to ask tries again. */
  keep(paths: readonly string[]): Promise<void> {
    const running = this.#running.get(paths);
    if (running) return running;
    const work = this.#last
      .then(() => this.#bring(paths))
      .finally(() => {
        this.#running.delete(paths);
      });
    this.#running.set(paths, work);
    this.#last = work.catch(() => undefined);
    return work;
  }

  async #bring(paths: readonly string[]): Promise<void> {
    const kept = await this.#open();
    const have = new Set((await kept.keys()).map(({ url }) => new URL(url).pathname));
    const missing = paths.filter((path) => !have.has(path));
    const isPage = (path: string) => path.endsWith('.html');
    // A page without its scripts would open to nothing: it comes last.
    await allOf(kept, missing.filter((path) => !isPage(path))); // prettier-ignore
    await allOf(kept, missing.filter(isPage));
  }
}

/** Rejects when all are through and one has not come. */
async function allOf(kept: Kept, paths: readonly string[]): Promise<void> {
  const asked = paths.map((path) =>
    kept.add(new Request(path, { cache: 'reload', signal: AbortSignal.timeout(FILE_MS) })),
  );
  const refused = (await Promise.allSettled(asked)).find((one) => one.status === 'rejected');
  if (refused) throw refused.reason;
}
