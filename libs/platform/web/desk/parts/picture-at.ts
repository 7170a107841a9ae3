/** A picture as it is kept, for the undo of what replaces it; null where there is none or it could not be had. */
export async function pictureAt(address: string | null): Promise<File | null> {
  const response = address === null ? null : await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const bytes = await response.blob();
  return new File([bytes], 'картинка.webp', { type: bytes.type });
}
