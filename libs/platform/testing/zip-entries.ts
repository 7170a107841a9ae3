// The entries of a ZIP, stored or deflated, by its central directory.

import { inflateRawSync } from 'node:zlib';

export function entriesOf(zip: Buffer): { name: string; bytes: Buffer }[] {
  const end = zip.length - 22;
  const entries: { name: string; bytes: Buffer }[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < zip.readUInt16LE(end + 10); index++) {
    const size = zip.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const kept = zip.subarray(from, from + size);
    const isDeflated = zip.readUInt16LE(at + 10) === 8;
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + name),
      bytes: isDeflated ? inflateRawSync(kept) : kept,
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}
