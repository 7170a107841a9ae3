// Recordings and pictures made by hand, as small as their formats let them be.

/** So many frames of silence: 128 kbit/s, 44,100 Hz, 1,152 samples each. */
export function mp3(frames: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** Silence, 8000 signs a second. */
export function wav(seconds: number): Buffer {
  const [rate, head] = [8_000, Buffer.alloc(44)];
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + seconds * rate, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(seconds * rate, 40);
  return Buffer.concat([head, Buffer.alloc(seconds * rate, 128)]);
}

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, 4 * at);
  return bytes;
};

/** A video whose sound says how long it is: a picture and a piece of sound a second, all of them empty. */
export function mp4(seconds: number): Buffer {
  const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
  const length = seconds * 1_000;
  const mvhd = box('mvhd', words(0, 0, 0, 1_000, length, 0x10000, 0x01000000, 0, 0, ...matrix, 0, 0, 0, 0, 0, 0, 3));
  const track = (id: number, kind: 'vide' | 'soun', head: Buffer, sample: Buffer): Buffer => {
    const tkhd = box('tkhd', words(7, 0, 0, id, 0, length, 0, 0, 0, 0, ...matrix, 320 << 16, 240 << 16));
    const mdhd = box('mdhd', words(0, 0, 0, 1_000, length, 0x55c40000));
    const hdlr = box('hdlr', words(0, 0), Buffer.from(kind), words(0, 0, 0), Buffer.from('v\0'));
    const times = box('stts', words(0, 1, seconds, 1_000));
    const places = [box('stsc', words(0, 1, 1, 1, 1)), box('stsz', words(0, 1, seconds)), box('stco', words(0, 1, 0))];
    const stbl = box('stbl', box('stsd', words(0, 1), sample), times, ...places);
    const dinf = box('dinf', box('dref', words(0, 1), box('url ', words(1))));
    return box('trak', tkhd, box('mdia', mdhd, hdlr, box('minf', head, dinf, stbl)));
  };
  const picture = box('avc1', words(0, 1, 0, 0, 0, 0, (320 << 16) | 240, 0x480000, 0x480000, 0, 0x10000), Buffer.alloc(32), Buffer.from([0, 0x18, 0xff, 0xff])); // prettier-ignore
  const sound = box('mp4a', words(0, 1, 0, 0, (2 << 16) | 16, 0, 44_100 << 16));
  const moov = box('moov', mvhd, track(1, 'vide', box('vmhd', words(1, 0, 0)), picture), track(2, 'soun', box('smhd', words(0, 0)), sound)); // prettier-ignore
  return Buffer.concat([box('ftyp', Buffer.from('isom'), words(0x200), Buffer.from('isomavc1mp41')), moov, box('mdat', Buffer.alloc(64))]); // prettier-ignore
}

/** A picture that says it is so many points wide and as high. */
export function pixels(side: number): Buffer {
  const head = Buffer.concat([
    words(13),
    Buffer.from('IHDR'),
    words(side, side),
    Buffer.from([8, 6, 0, 0, 0]),
    words(0),
  ]);
  const data = Buffer.concat([words(404), Buffer.from('IDAT'), Buffer.alloc(408)]);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), head, data, words(0), Buffer.from('IEND'), words(0xae426082)]); // prettier-ignore
}

/** One point. */
export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
