// The measured side of child.ts: registers the questions that this process answers.

type Question = { id: number; method: string; given: unknown[] };

export function answering<T extends object>(methods: T): void {
  const answer = async ({ id, method, given }: Question): Promise<void> => {
    try {
      const value: unknown = await (methods as Record<string, (...given: unknown[]) => unknown>)[method]!(...given);
      process.send!({ id, value });
    } catch (error) {
      process.send!({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
  process.on('message', (question: Question) => void answer(question));
  process.once('disconnect', () => process.exit(0));
}

/** CPU time of this process since the last call, ms: its own code and the kernel's work for it. */
export function cpuMeter(): () => number {
  let before = process.cpuUsage();
  return () => {
    const now = process.cpuUsage();
    const used = now.user - before.user + now.system - before.system;
    before = now;
    return used / 1000;
  };
}
