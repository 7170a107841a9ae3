// The browser itself writes WebP: no other program is needed.

import type { BrowserContext } from 'playwright-core';

const QUALITY = 0.82;

export async function webpOf(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const page = await context.newPage();
  try {
    const address = await page.evaluate(
      async ([source, quality]) => {
        const picture = new Image();
        picture.src = source;
        await picture.decode();
        const canvas = document.createElement('canvas');
        canvas.width = picture.naturalWidth;
        canvas.height = picture.naturalHeight;
        canvas.getContext('2d')!.drawImage(picture, 0, 0);
        return canvas.toDataURL('image/webp', quality);
      },
      [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
    );
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  } finally {
    await page.close();
  }
}
