// Sends an answer at fixed steps of time, so that its duration does not tell whether an address is known.

const STEP_MS = 250;

export async function atFixedSteps<T>(work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  try {
    return await work();
  } finally {
    const late = (performance.now() - from) % STEP_MS;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS - late));
  }
}
