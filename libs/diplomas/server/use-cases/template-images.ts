// Pictures of a template: uploaded, put on the sheet or behind it, and deleted with every box that shows them.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { fileAddress, type AnswerOf, type DesignerCreateImage, type ImageBox } from '@rampa/contract';
import { Failure, newGuid, PAPER_LIMITS, type Guid } from '@rampa/kernel';
import { Files, redrawn, sql, UnitOfWork, withUpload, type Scope } from '@rampa/platform/server';
import type { FastifyRequest } from 'fastify';
import { DOCUMENT, DOCUMENT_BOX, DOCUMENT_IMAGE } from '../persistence/template-tables.ts';
import { heldTemplate, lookOf } from '../persistence/templates.ts';

export const PAPER_PICTURE = 'paper.picture';
/** The longer side of A4 at 300 dots per inch. */
const SIDE = 3_508;
/** A new picture takes up to this share of the sheet. */
const SHARE = 0.35;

@Injectable()
export class TemplateImages {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  /** Failures notFound, papersFull, and those of uploaded pictures. */
  add(
    scope: Scope,
    document: Guid,
    isBackground: boolean,
    request: FastifyRequest,
  ): Promise<AnswerOf<typeof DesignerCreateImage>> {
    const { competition } = eventOf(scope);
    return withUpload(request, this.files.temporary, async ({ path, name }) => {
      const { bytes, type, width, height } = await redrawn(path, { side: SIDE });
      const { result } = await this.work.run({ scope }, async (tx) => {
        const held = await heldTemplate(tx, competition, document);
        const [row] = await tx.query<{ count: number; top: number }>(
          `select (select count(*)::int from diplomas.document_image where document_guid = $1) as count,
                  (select coalesce(max(position) + 1, 0) from diplomas.document_box where document_guid = $1) as top`,
          [document],
        );
        if (row!.count >= PAPER_LIMITS.images)
          throw new Failure('papersFull', { message: 'В шаблоне уже 40 картинок. Удалите лишние и повторите.' });
        const file = { owner: competition, purpose: PAPER_PICTURE, name, type, bytes };
        const kept = await this.files.keep(tx, file);
        await DOCUMENT_IMAGE.insert(tx, { guid: kept.guid, documentGuid: document, name, width, height });
        const revision = held.revision + 1;
        if (!isBackground) {
          const box = inTheMiddle(held.sheet, { width, height }, kept.guid);
          const { guid, kind } = box;
          await DOCUMENT_BOX.insert(tx, { guid, kind, documentGuid: document, position: row!.top, look: lookOf(box), revision }); // prettier-ignore
        }
        const sheet = isBackground
          ? { sheet: { ...held.sheet, backgroundGuid: kept.guid }, sheetRevision: revision }
          : {};
        await DOCUMENT.update(tx, { guid: document }, { ...sheet, revision, changedAt: sql('now()') });
        return kept;
      });
      return { guid: result.guid, name, url: fileAddress(result.address) };
    });
  }

  /** Failure notFound. */
  async remove(scope: Scope, guid: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    const { result: gone } = await this.work.run({ scope }, async (tx) => {
      const image = await DOCUMENT_IMAGE.find(tx, { guid });
      if (!image) throw new Failure('notFound');
      const { revision: former, sheet } = await heldTemplate(tx, competition, image.documentGuid);
      const revision = former + 1;
      await tx.query(
        `update diplomas.document_box set removed_at = now(), revision = $3
          where document_guid = $1 and kind = 'image' and look ->> 'imageGuid' = $2 and removed_at is null`,
        [image.documentGuid, guid, revision],
      );
      const isBehind = sheet.backgroundGuid === guid;
      await DOCUMENT.update(tx, { guid: image.documentGuid }, {
        ...(isBehind ? { sheet: { ...sheet, backgroundGuid: null }, sheetRevision: revision } : {}),
        ...{ revision, changedAt: sql('now()') },
      }); // prettier-ignore
      await DOCUMENT_IMAGE.delete(tx, { guid });
      return this.files.remove(tx, [guid]);
    });
    await this.files.sweep(gone);
  }
}

function inTheMiddle(
  sheet: { width: number; height: number },
  { width, height }: { width: number; height: number },
  imageGuid: Guid,
): ImageBox {
  const scale = Math.min((sheet.width * SHARE) / width, (sheet.height * SHARE) / height);
  const [w, h] = [width, height].map((side) => Math.max(50, Math.round(side * scale))) as [number, number];
  return {
    ...{ guid: newGuid(), kind: 'image', imageGuid, fit: 'contain', rotation: 0, isLocked: false, groupGuid: null },
    ...{ left: Math.round((sheet.width - w) / 2), top: Math.round((sheet.height - h) / 2), width: w, height: h },
  };
}
