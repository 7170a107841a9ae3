// Pictures of people are never shown as they came: recognised by their content, drawn anew at a bounded size. What was
// hidden in them (scripts, places, other files) does not survive that.

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

/** A decoded picture takes tens of megabytes: one after the other. */
const desk = new Turnstile(1);
sharp.cache(false);

export interface Redrawing {
  /** Neither side is longer than this afterwards. */
  side: number;
  /** The picture is darkened until its light parts are no lighter than this (0–255): text stands on it. */
  brightest?: number;
}

/** Failure imageUnsupported, imageTooLarge or imageBroken. */
export async function redrawn(path: string, { side, brightest = 255 }: Redrawing): Promise<Picture> {
  const kind = await fileTypeFromFile(path);
  if (!kind || !KINDS.has(kind.mime)) throw new Failure('imageUnsupported', foreignKind(kind?.mime));
  return desk.run(async () => {
    try {
      // The size is told by the head of the file: a bomb is refused before it is unpacked.
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

/** A picture of another kind is told apart from what is no picture at all. */
function foreignKind(mime = ''): FailureDetail {
  if (/^image\/(heic|heif)/.test(mime)) {
    return { message: 'Снимки HEIC не подходят. Сохраните снимок как JPEG и выберите его.' };
  }
  if (!mime.startsWith('image/')) return {};
  return { message: `Картинка ${mime.slice(6).toUpperCase()} не подходит. Сохраните её как PNG, JPEG или WebP.` };
}

const SAMPLE_SIDE = 128;

/** Measures a small grey copy and answers how much of the light may stay. */
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
