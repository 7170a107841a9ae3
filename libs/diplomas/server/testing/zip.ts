// What a ZIP of stored entries holds, by its central directory.

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
    entries.push({ name: zip.toString('utf8', at + 46, at + 46 + name), bytes: zip.subarray(from, from + size) });
    at += 46 + name + extra + comment;
  }
  return entries;
}
