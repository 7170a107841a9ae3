// The picture that a messenger shows for a link: drawn of the page's own face, so it tells nothing that the page hides.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Failure } from '@rampa/kernel';
import sharp from 'sharp';
import type { ReadFile } from '../files/files.ts';
import { PAPER_WORDS } from '../press/paper-words.ts';
import { Press } from '../press/press.ts';
import { PageFaces, type PageFace } from './page-faces.ts';
import source from './page-picture.typ?raw';

const SIZE = { width: 1_200, height: 630 };
/** Pictures of some tens of kilobytes each. */
const KEPT = 100;
const KICKER = 'Рампа';

const signOf = ({ title, description }: PageFace): string =>
  createHash('sha256').update(`${title}\n${description}`).digest('hex').slice(0, 12);

/** Address below /api/v1/; other words make another address, so a picture may be kept for ever. */
export function pagePictureAddress(path: string, face: PageFace): string {
  return `Public/pagePicture?${new URLSearchParams({ path, sign: signOf(face) })}`;
}

@Injectable()
export class PagePictures {
  readonly #drawn = new Map<string, Promise<ReadFile>>();

  constructor(
    private readonly faces: PageFaces,
    private readonly press: Press,
  ) {}

  /** Throws Failure notFound where the page says nothing of itself. */
  async of(path: string): Promise<ReadFile> {
    const face = await this.faces.of(path);
    if (face === null || face === 'missing') throw new Failure('notFound');
    const sign = signOf(face);
    const known = this.#drawn.get(sign);
    if (known) return known;
    const drawing = this.#draw(face);
    this.#drawn.set(sign, drawing);
    drawing.catch(() => this.#drawn.delete(sign));
    if (this.#drawn.size > KEPT) this.#drawn.delete(this.#drawn.keys().next().value!);
    return drawing;
  }

  async #draw({ title, description }: PageFace): Promise<ReadFile> {
    const data = JSON.stringify({ title, description, kicker: KICKER });
    const drawing = await this.press.drawing({ source, files: PAPER_WORDS }, data);
    const bytes = await sharp(drawing).resize(SIZE.width, SIZE.height).png({ palette: true, quality: 80 }).toBuffer();
    return { type: 'image/png', sha256: createHash('sha256').update(bytes).digest('hex'), bytes };
  }
}
