// The same input gives the same bytes: replaces the times that a library stamps into a ZIP by the format's first day
// (PKWARE APPNOTE 4.4.6; the extended timestamp is Info-ZIP's field 0x5455).

const DOS_DAY = (1 << 5) | 1; // 1980-01-01
const UNIX_DAY = Date.UTC(1980, 0, 1) / 1000;

/** Changes the archive in place; it must have no comment and be below 4 GB. */
export function forgetTimes(zip: Buffer): Buffer {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('No end of the central directory where it must be');
  let entry = zip.readUInt32LE(end + 16);
  for (let index = 0; index < zip.readUInt16LE(end + 10); index++) {
    const [name, extra, comment] = [28, 30, 32].map((at) => zip.readUInt16LE(entry + at)) as [number, number, number];
    stamp(zip, entry + 12, entry + 46 + name, extra);
    const local = zip.readUInt32LE(entry + 42);
    stamp(zip, local + 10, local + 30 + zip.readUInt16LE(local + 26), zip.readUInt16LE(local + 28));
    entry += 46 + name + extra + comment;
  }
  return zip;
}

function stamp(zip: Buffer, time: number, extra: number, length: number): void {
  zip.writeUInt16LE(0, time);
  zip.writeUInt16LE(DOS_DAY, time + 2);
  for (let field = extra; field + 4 <= extra + length;) {
    const size = zip.readUInt16LE(field + 2);
    if (zip.readUInt16LE(field) === 0x5455) {
      for (let at = field + 5; at + 4 <= field + 4 + size; at += 4) zip.writeUInt32LE(UNIX_DAY, at);
    }
    field += 4 + size;
  }
}
