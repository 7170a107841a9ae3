// An answer that must not tell whether an address is known leaves at even steps of time, whatever was done for it.

const STEP_MS = 250;

export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  try {
    return await work();
  } finally {
    const late = (performance.now() - from) % STEP_MS;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS - late));
  }
}
