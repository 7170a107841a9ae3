// Waits for a condition, never for a time.

/** Below a test's own limit, so that the failure tells what was awaited. */
const LIMIT_MS = 100_000;

/** Resolves with the first truthy result; rejects with the last failure after `limitMs`. */
export async function until<T>(what: string, probe: () => T | Promise<T>, limitMs = LIMIT_MS): Promise<NonNullable<T>> {
  const deadline = Date.now() + limitMs;
  let last: unknown;
  while (Date.now() < deadline) {
    try {
      const value = await probe();
      if (value) return value as NonNullable<T>;
      last = value;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new Error(`Never became true: ${what} (last: ${last instanceof Error ? last.message : JSON.stringify(last)})`);
}
