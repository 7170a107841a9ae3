// Saves what a designer has changed. Two people on one template lose nothing: each box carries the revision that has
// changed it last, so only a box that both have changed is refused; everything else is joined.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, DesignerCreateText, DesignerUpdateDocument, DesignerUpdateText, PaperBox, PaperSheet } from '@rampa/contract'; // prettier-ignore
import { placeholderOf, sidesOf } from '@rampa/diplomas/domain';
import { Failure, inQuotes, newGuid, PAPER_LIMITS, type Guid } from '@rampa/kernel';
import { sql, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { fontsIn } from '../persistence/fonts.ts';
import { DOCUMENT, DOCUMENT_BOX, type DocumentBoxRow } from '../persistence/template-tables.ts';
import { boxOf, heldTemplate, lookOf } from '../persistence/templates.ts';

type Said = BodyOf<typeof DesignerUpdateDocument>['document'];

@Injectable()
export class ChangeTemplate {
  constructor(private readonly work: UnitOfWork) {}

  /** Failures notFound (of a picture too), documentChanged, papersFull. */
  async save(scope: Scope, said: Said): Promise<void> {
    const { competition, organizer } = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      const document = await heldTemplate(tx, competition, said.guid);
      if (said.revision > document.revision) throw new Failure('notFound');
      const { sheet, boxes, removed, order } = said;
      const revision = document.revision + 1;
      const stored = await storedBoxes(tx, said.guid);
      refuseChanged(stored, said);
      if (sheet && document.sheetRevision > said.revision && !isSame(document.sheet, withSides(sheet)))
        throw new Failure('documentChanged', { message: SHEET_CHANGED });
      await refuseGoneImages(tx, said);
      await refuseForeignFonts(tx, organizer, said, stored);
      for (const [index, box] of boxes.entries()) {
        const known = stored.get(box.guid);
        if (!known && (await isElsewhere(tx, box.guid, said.guid))) throw new Failure('notFound');
        const row = { kind: box.kind, look: lookOf(box), revision };
        if (known) await DOCUMENT_BOX.update(tx, { guid: box.guid }, { ...row, removedAt: null });
        else
          await DOCUMENT_BOX.insert(tx, {
            ...{ ...row, guid: box.guid, documentGuid: said.guid, position: above(stored) + index },
          });
      }
      if (removed.length > 0)
        await tx.query(
          `update diplomas.document_box set removed_at = now(), revision = $3
            where document_guid = $1 and guid = any ($2::uuid[]) and removed_at is null`,
          [said.guid, removed, revision],
        );
      if (order) await arrange(tx, said.guid, order);
      await refuseFull(tx, said.guid);
      await DOCUMENT.update(tx, { guid: said.guid }, {
        ...changed(said, ['title', 'type', 'recipients', 'awardTitles', 'nominations', 'lastPlace', 'names']),
        ...(sheet ? { sheet: withSides(sheet), sheetRevision: revision } : {}),
        ...{ revision, changedAt: sql('now()') },
      }); // prettier-ignore
    });
  }

  /** Failures notFound, papersFull. */
  async addText(scope: Scope, said: BodyOf<typeof DesignerCreateText>): Promise<{ guid: Guid }> {
    const { competitionDocumentGuid, field, text, ...look } = said;
    const box: PaperBox = { ...look, kind: 'text', guid: newGuid(), text: field ? placeholderOf(field) : text };
    await this.save(scope, { ...NOTHING, guid: competitionDocumentGuid, boxes: [box] });
    return { guid: box.guid };
  }

  /** Failure notFound. */
  async changeText(scope: Scope, said: BodyOf<typeof DesignerUpdateText>): Promise<void> {
    const { documentTextGuid, field, ...changes } = said;
    const { document, box, revision } = await this.textOf(scope, documentTextGuid);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const text = field ? { text: placeholderOf(field) } : {};
    await this.save(scope, {
      ...NOTHING,
      guid: document,
      revision,
      boxes: [{ ...box, ...given, ...text } as PaperBox],
    });
  }

  /** Failure notFound. */
  async removeText(scope: Scope, guid: Guid): Promise<void> {
    const { document, revision } = await this.textOf(scope, guid);
    await this.save(scope, { ...NOTHING, guid: document, revision, removed: [guid] });
  }

  private async textOf(scope: Scope, guid: Guid): Promise<{ document: Guid; box: PaperBox; revision: number }> {
    const { competition } = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const row = await DOCUMENT_BOX.find(tx, { guid });
      if (!row || row.removedAt !== null || row.kind === 'image') throw new Failure('notFound');
      const { revision } = await heldTemplate(tx, competition, row.documentGuid);
      return { document: row.documentGuid, box: boxOf(row), revision };
    });
    return result;
  }
}

const SHEET_CHANGED = 'Лист только что изменили с другого места. Посмотрите, как там, и решите, что оставить.';

/** `revision` 0 with new boxes alone: nothing that stands is touched, so nothing can be in the way. */
const NOTHING = { revision: 0, boxes: [], removed: [] };

function changed<K extends keyof Said>(said: Said, keys: readonly K[]): Partial<Pick<Said, K>> {
  return Object.fromEntries(keys.flatMap((key) => (said[key] === undefined ? [] : [[key, said[key]]]))) as Partial<Pick<Said, K>>; // prettier-ignore
}

async function storedBoxes(tx: Transaction, document: Guid): Promise<Map<string, DocumentBoxRow>> {
  const rows = await tx.query<DocumentBoxRow>(
    `select ${DOCUMENT_BOX.select('b')} from diplomas.document_box b where b.document_guid = $1`,
    [document],
  );
  return new Map(rows.map((row) => [row.guid, row]));
}

const above = (stored: ReadonlyMap<string, DocumentBoxRow>): number =>
  Math.max(0, ...[...stored.values()].map(({ position }) => position + 1));

/** What both have made the same is in nobody's way. */
function refuseChanged(stored: ReadonlyMap<string, DocumentBoxRow>, said: Said): void {
  const others = [...said.boxes.map(({ guid }) => guid), ...said.removed].filter((guid) => {
    const known = stored.get(guid);
    if (!known || known.revision <= said.revision) return false;
    const own = said.boxes.find((box) => box.guid === guid);
    return own ? known.removedAt !== null || !isSame(boxOf(known), own) : known.removedAt === null;
  });
  if (others.length > 0)
    throw new Failure('documentChanged', {
      message: `Эти рамки только что изменили с другого места: ${others.map((guid) => nameOf(stored.get(guid)!)).join(', ')}. Посмотрите, как там, и решите, что оставить.`,
    });
}

const withSides = (sheet: PaperSheet): PaperSheet => ({ ...sheet, ...sidesOf(sheet.size, sheet.orientation, sheet) });

function isSame(one: object, other: object): boolean {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}

function nameOf(row: DocumentBoxRow): string {
  const { text } = row.look as { text?: string };
  if (row.kind === 'text') return inQuotes((text ?? '').split('\n')[0]!.slice(0, 40) || 'пустой текст');
  return { image: 'картинка', qr: 'код проверки', shape: 'линия' }[row.kind];
}

/** A guid that a box of another template bears. */
async function isElsewhere(tx: Transaction, guid: Guid, document: Guid): Promise<boolean> {
  const known = await DOCUMENT_BOX.find(tx, { guid });
  return known !== null && known.documentGuid !== document;
}

async function refuseGoneImages(tx: Transaction, { guid, boxes, sheet }: Said): Promise<void> {
  const named = boxes.flatMap((box) => (box.kind === 'image' && box.imageGuid !== null ? [box.imageGuid] : []));
  if (sheet?.backgroundGuid) named.push(sheet.backgroundGuid);
  const asked = [...new Set(named)];
  if (asked.length === 0) return;
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from diplomas.document_image where document_guid = $1 and guid = any ($2::uuid[])',
    [guid, asked],
  );
  if (row!.count < asked.length)
    throw new Failure('notFound', { message: 'Картинки, которую ставят на лист, больше нет. Загрузите её ещё раз.' });
}

/** What stood before stands on, so that a font that is gone refuses no other change of its box. */
async function refuseForeignFonts(
  tx: Transaction,
  organizer: Guid,
  { boxes }: Said,
  stored: ReadonlyMap<string, DocumentBoxRow>,
): Promise<void> {
  const before = new Set(fontsIn([...stored.values()].map(boxOf)));
  const asked = fontsIn(boxes).filter((font) => !before.has(font));
  if (asked.length === 0) return;
  // Nobody deletes it until the commit.
  const rows = await tx.query(
    'select guid from diplomas.font where organizer_guid = $1 and guid = any ($2::uuid[]) for share',
    [organizer, asked],
  );
  if (rows.length < asked.length)
    throw new Failure('notFound', { message: 'Шрифта, которым набран текст, больше нет. Выберите другой.' });
}

async function arrange(tx: Transaction, document: Guid, order: readonly string[]): Promise<void> {
  await tx.query(
    `update diplomas.document_box b set position = x.place
       from (select b.guid, (row_number() over (order by n.at nulls last, b.position, b.guid))::int as place
               from diplomas.document_box b left join unnest($2::uuid[]) with ordinality n (guid, at) on n.guid = b.guid
              where b.document_guid = $1) x
      where b.guid = x.guid and b.position <> x.place`,
    [document, order],
  );
}

async function refuseFull(tx: Transaction, document: Guid): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from diplomas.document_box where document_guid = $1 and removed_at is null',
    [document],
  );
  if (row!.count > PAPER_LIMITS.boxes)
    throw new Failure('papersFull', { message: 'На листе уже 100 рамок. Уберите лишние и повторите.' });
}
