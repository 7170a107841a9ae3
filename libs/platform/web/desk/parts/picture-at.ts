/** Bringing a picture back is a comfort: nobody waits longer for it. */
const PATIENCE_MS = 5_000;

/** The stored picture, for undoing its replacement; null if there is none or it cannot be read. */
export async function pictureAt(address: string | null): Promise<File | null> {
  if (address === null) return null;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return null;
    const bytes = await response.blob();
    return new File([bytes], 'картинка.webp', { type: bytes.type });
  } catch {
    return null;
  }
}
