/** The stored picture, for undoing its replacement; null if there is none or it cannot be read. */
export async function pictureAt(address: string | null): Promise<File | null> {
  const response = address === null ? null : await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const bytes = await response.blob();
  return new File([bytes], 'картинка.webp', { type: bytes.type });
}
