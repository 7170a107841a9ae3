// People's pictures are never served as they came: they are recognised by content and redrawn at a limited size, which
// removes whatever is hidden in them (scripts, places, other files).

import { fileTypeFromFile } from 'file-type';
import { Failure, type FailureDetail } from '@rampa/kernel';
import sharp from 'sharp';
import { Turnstile } from '../live/timing.ts';

const KINDS: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
const MOST_PIXELS = 50_000_000;
const QUALITY = 86;

export interface Picture {
  bytes: Buffer;
  type: 'image/webp';
  width: number;
  height: number;
}

/** One at a time, because a decoded picture takes tens of megabytes. */
const desk = new Turnstile(1);
sharp.cache(false);

export interface Redrawing {
  /** Longest side of the result in pixels. */
  side: number;
  /** Darkens the picture until its light parts are no lighter than this (0–255), because text stands on it. */
  brightest?: number;
}

/** Throws Failure imageUnsupported, imageTooLarge or imageBroken. */
export async function redrawn(path: string, { side, brightest = 255 }: Redrawing): Promise<Picture> {
  const kind = await fileTypeFromFile(path);
  if (!kind || !KINDS.has(kind.mime)) throw new Failure('imageUnsupported', foreignKind(kind?.mime));
  return desk.run(async () => {
    try {
      // The size is read from the head of the file, so a bomb is refused before it is unpacked.
      const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
      if (width * height > MOST_PIXELS) throw new Failure('imageTooLarge');
      const drawing = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true });
      const share = brightest === 255 ? 1 : await shareOfLight(path, brightest);
      const { data, info } = await (share < 1 ? drawing.linear(share, 0) : drawing)
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, type: 'image/webp', width: info.width, height: info.height };
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure('imageBroken');
    }
  });
}

/** An unsupported kind of picture gets another refusal than a file that is no picture. */
function foreignKind(mime = ''): FailureDetail {
  if (/^image\/(heic|heif)/.test(mime)) {
    return { message: 'Снимки HEIC не подходят. Сохраните снимок как JPEG и выберите его.' };
  }
  if (!mime.startsWith('image/')) return {};
  return { message: `Картинка ${mime.slice(6).toUpperCase()} не подходит. Сохраните её как PNG, JPEG или WebP.` };
}

const SAMPLE_SIDE = 128;

/** Measures a small grey copy and returns the share of light that may stay. */
async function shareOfLight(path: string, brightest: number): Promise<number> {
  const sample = await sharp(path, { limitInputPixels: MOST_PIXELS })
    .flatten({ background: '#120b16' })
    .greyscale()
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const light = sample.toSorted()[Math.floor(sample.length * 0.98)]!;
  return Math.min(1, brightest / Math.max(1, light));
}
