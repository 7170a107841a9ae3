// A list of addresses out of a file, whatever program has saved it.

const MOST_BYTES = 1024 * 1024;

/** Null: it is no text. Tables of older programs are in the Windows encoding. */
export async function textOfList(file: File): Promise<string | null> {
  if (file.size > MOST_BYTES) return null;
  const bytes = await file.arrayBuffer();
  const text = decoded(bytes);
  return text.includes('\0') ? null : text;
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}
