// Reads the length of a recording from its file. A file that cannot be read has no length and is accepted all the same.

import { createReadStream } from 'node:fs';
import { parseStream } from 'music-metadata';

/** Enough to read a damaged file of 80 MB to its end. */
const MOST_MS = 20_000;

/** Whole seconds, rounded up; null when the file is no recording, or its length is unknown. */
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
