// A recording that the sound desk has taken to the device, answered as the server would. The page fills the cache; the
// address stays its own, so the page's policy needs no exception for other sources of sound.

import { askedPart } from '@rampa/kernel';

/** A copy that nobody has taken anew is no longer played, ms. */
const KEPT_MS = 14 * 24 * 3_600_000;

/** Only what a player asks for: a link to the file goes to the server, which asks who it is. */
export function isRecording({ destination, url }: Request): boolean {
  return destination === 'audio' && new URL(url).pathname === '/api/v1/UploadedFile/GetByGuid';
}

/** Null: there is no copy, or it is too old. */
export async function keptAnswer(kept: Response | undefined, range: string | null): Promise<Response | null> {
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  if (!kept || !(age < KEPT_MS)) return null;
  const bytes = await kept.blob();
  const type = kept.headers.get('content-type') ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'accept-ranges': 'bytes', 'cache-control': 'no-store' };
  const part = askedPart(range, bytes.size);
  if (part === null) return new Response(bytes, { headers });
  if (part === 'beyond')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.size}` } });
  const { start, end } = part;
  return new Response(bytes.slice(start, end + 1), {
    status: 206,
    headers: {
      ...headers,
      'content-range': `bytes ${start}-${end}/${bytes.size}`,
      'content-length': `${end - start + 1}`,
    },
  });
}
