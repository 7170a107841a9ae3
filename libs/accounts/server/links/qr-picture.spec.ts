import { QR_CODE } from '@rampa/kernel';
import { create } from 'qrcode';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrPicture } from './qr-picture.ts';

/** From the fewest modules that a link has to the most that any address has. */
it.each([20, 100, 400, 1200])(
  'an address of %i letters is a square of whole modules in a quiet zone',
  async (length) => {
    const address = `https://rampa.example/#${'k'.repeat(length)}`;
    const { data, info } = await sharp(qrPicture(address)).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([QR_CODE.width, QR_CODE.width]);
    const isDark = (x: number, y: number) => data[(y * info.width + x) * info.channels]! < 128;

    const { modules } = create(address, QR_CODE);
    const scale = Math.floor(info.width / (modules.size + 2 * QR_CODE.margin));
    const from = Math.floor((info.width - scale * modules.size) / 2);
    expect(from).toBeGreaterThanOrEqual(QR_CODE.margin * scale);
    let wrong = 0;
    for (let y = 0; y < info.height; y++) {
      for (let x = 0; x < info.width; x++) {
        const [row, column] = [Math.floor((y - from) / scale), Math.floor((x - from) / scale)];
        const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < modules.size;
        if (isDark(x, y) !== (isInside && Boolean(modules.get(row, column)))) wrong++;
      }
    }
    expect(wrong).toBe(0);
  },
);
