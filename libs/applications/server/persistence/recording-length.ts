// How long a recording lasts, read from the file itself. Whatever cannot be read has no length: the file is taken all the same.

import { createReadStream } from 'node:fs';
import { parseStream } from 'music-metadata';

/** Reading a damaged file of 80 MB to its end. */
const MOST_MS = 20_000;

/** Whole seconds, rounded up; null of what is no recording, or tells nothing of its length. */
export async function recordingLength(path: string, type: string, size: number): Promise<number | null> {
  if (!/^(audio|video)\//.test(type)) return null;
  const stream = createReadStream(path);
  const late = setTimeout(() => stream.destroy(new Error('The recording is read for too long')), MOST_MS);
  try {
    // Without `duration` a file whose head lies about its length would be believed.
    const { format } = await parseStream(stream, { mimeType: type, size }, { duration: true, skipCovers: true });
    const { duration } = format;
    return duration !== undefined && Number.isFinite(duration) && duration > 0 && duration < 360_000
      ? Math.ceil(duration - 0.05)
      : null;
  } catch {
    return null;
  } finally {
    clearTimeout(late);
    stream.destroy();
  }
}
