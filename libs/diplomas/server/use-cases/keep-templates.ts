// A template as a whole: made empty, from a ready one or from another, deleted and brought back.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, DesignerCreateDocument, PaperBox } from '@rampa/contract';
import { freshSheet, READY_KEYS, readyPaper, type ReadyKey } from '@rampa/diplomas/domain';
import { Failure, newGuid, PAPER_LIMITS, type Guid } from '@rampa/kernel';
import { Files, sql, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { DOCUMENT, DOCUMENT_BOX, DOCUMENT_IMAGE } from '../persistence/template-tables.ts';
import { boxesOf, heldTemplate, imagesOf, lookOf, templateOf } from '../persistence/templates.ts';

/** How long a deleted template can be brought back. */
const KEPT_DAYS = 30;

type Said = BodyOf<typeof DesignerCreateDocument>;
type Made = Pick<
  Parameters<typeof DOCUMENT.insert>[1],
  'type' | 'recipients' | 'awardTitles' | 'nominations' | 'lastPlace' | 'names' | 'sheet'
>;

@Injectable()
export class KeepTemplates {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: Files,
  ) {}

  /** Failures papersFull, notFound of the one to copy and of a ready one. */
  async create(scope: Scope, said: Said): Promise<{ guid: Guid }> {
    const { competition } = eventOf(scope);
    const guid = newGuid();
    await this.work.run({ scope }, async (tx) => {
      await refuseFull(tx, competition);
      const { boxes, ...made } = said.copyOf
        ? await this.copied(tx, competition, said.copyOf, guid)
        : { ...begun(said), images: [] };
      await DOCUMENT.insert(tx, { guid, competitionGuid: competition, title: said.title, ...withoutImages(made) });
      for (const image of made.images) {
        await this.files.copy(tx, image.from, competition, image.row.guid);
        await DOCUMENT_IMAGE.insert(tx, image.row);
      }
      await DOCUMENT_BOX.insertAll(
        tx,
        boxes.map((box, position) => ({
          ...{ guid: box.guid, documentGuid: guid, kind: box.kind, position, look: lookOf(box), revision: 1 },
        })),
      );
    });
    return { guid };
  }

  /** What was deleted long ago goes for good with it, unless papers were issued by it. Failure notFound. */
  async delete(scope: Scope, guid: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    const { result: gone } = await this.work.run({ scope }, async (tx) => {
      await heldTemplate(tx, competition, guid);
      await DOCUMENT.update(tx, { guid }, { deletedAt: sql('now()') });
      const old = await tx.query<{ guid: Guid }>(
        `select d.guid from diplomas.document d
          where d.competition_guid = $1 and d.deleted_at < now() - make_interval(days => $2)
            and not exists (select from diplomas.paper p where p.document_guid = d.guid)`,
        [competition, KEPT_DAYS],
      );
      const hashes: string[] = [];
      for (const document of old) {
        const images = await imagesOf(tx, document.guid);
        hashes.push(...(await this.files.remove(tx, images.map((image) => image.guid)))); // prettier-ignore
        await DOCUMENT.delete(tx, { guid: document.guid });
      }
      return hashes;
    });
    await this.files.sweep(gone);
  }

  /** One that stands is answered as it is. Failures notFound, papersFull. */
  async restore(scope: Scope, guid: Guid): Promise<void> {
    const { competition } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const known = await DOCUMENT.find(tx, { guid, competitionGuid: competition });
      if (known && known.deletedAt === null) return;
      await heldTemplate(tx, competition, guid, { isDeleted: true });
      await refuseFull(tx, competition);
      await DOCUMENT.update(tx, { guid }, { deletedAt: null });
    });
  }

  /** Boxes and pictures under guids of their own; nobody's number. */
  private async copied(tx: Transaction, competition: Guid, from: Guid, guid: Guid) {
    const former = await templateOf(tx, competition, from);
    const images = (await imagesOf(tx, from)).map((image) => ({ from: image.guid, image, guid: newGuid() }));
    const newOf = new Map(images.map((image) => [image.from as string, image.guid]));
    const groups = new Map<string, Guid>();
    const boxes = (await boxesOf(tx, from)).map((box): PaperBox => {
      const groupGuid = box.groupGuid === null ? null : (groups.get(box.groupGuid) ?? newGuid());
      if (box.groupGuid !== null) groups.set(box.groupGuid, groupGuid!);
      const own = { ...box, guid: newGuid(), groupGuid };
      return own.kind === 'image' && own.imageGuid !== null
        ? { ...own, imageGuid: newOf.get(own.imageGuid) ?? null }
        : own;
    });
    const { type, recipients, awardTitles, nominations, lastPlace, names, sheet } = former;
    const backgroundGuid = sheet.backgroundGuid === null ? null : (newOf.get(sheet.backgroundGuid) ?? null);
    return {
      ...{ type, recipients, awardTitles, nominations, lastPlace, names, sheet: { ...sheet, backgroundGuid }, boxes },
      images: images.map(({ from: source, image, guid: own }) => ({
        from: source,
        row: { guid: own, documentGuid: guid, name: image.name, width: image.width, height: image.height },
      })),
    };
  }
}

function withoutImages<T extends { images: unknown }>({ images: _images, ...made }: T): Omit<T, 'images'> {
  return made;
}

function begun({ ready, type, size, orientation }: Said): Made & { boxes: readonly PaperBox[] } {
  if (ready === undefined) return { type, sheet: freshSheet(size, orientation), boxes: [] };
  if (!(READY_KEYS as readonly string[]).includes(ready))
    throw new Failure('notFound', { message: 'Такого готового шаблона нет. Откройте список ещё раз.' });
  const { title: _title, ...made } = readyPaper(ready as ReadyKey, newGuid);
  return made;
}

/** Two that are made at once stand one after another. */
async function refuseFull(tx: Transaction, competition: Guid): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('papers of ' || $1::text, 0))`, [competition]);
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from diplomas.document where competition_guid = $1 and deleted_at is null',
    [competition],
  );
  if (row!.count >= PAPER_LIMITS.documents)
    throw new Failure('papersFull', { message: 'В мероприятии уже 100 шаблонов. Удалите лишние и повторите.' });
}
