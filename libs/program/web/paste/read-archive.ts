// Reads files of a ZIP, which an .xlsx is. Encrypted, split or unusually packed archives are refused.

const END = 0x06054b50;
const MOST_BYTES = 60 * 1024 * 1024;

/** By name; undefined when the archive has no such file. Throws when it is not an archive. */
export function archiveOf(bytes: Uint8Array): (name: string) => Promise<string | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) throw new RangeError('Not an archive, or a part of one');
  const places = new Map<string, number>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const length = view.getUint16(at + 28, true);
    places.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)), at);
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return async (name) => {
    const entry = places.get(name);
    if (entry === undefined) return undefined;
    const [method, size, whole, local] = [10, 20, 24, 42].map((offset) =>
      offset === 10 ? view.getUint16(entry + offset, true) : view.getUint32(entry + offset, true),
    ) as [number, number, number, number];
    if (whole > MOST_BYTES) throw new RangeError('The table is too large');
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = bytes.slice(from, from + size);
    if (method === 0) return new TextDecoder().decode(packed);
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new Response(stream).text();
  };
}
