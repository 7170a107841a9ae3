// Templates as they are stored. Every statement names the event or a template that was found in it.

import type { PaperBox } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { DOCUMENT, type BoxLook, type DocumentBoxRow, type DocumentRow } from './template-tables.ts';

export interface StoredImage {
  guid: Guid;
  name: string;
  width: number;
  height: number;
  /** Of the file. */
  address: string;
  sha256: string;
}

/** In the order in which they were made. */
export function templatesOf(reader: Reader, competition: Guid): Promise<DocumentRow[]> {
  return reader.query(
    `select ${DOCUMENT.select('d')} from diplomas.document d
      where d.competition_guid = $1 and d.deleted_at is null order by d.created_at, d.guid`,
    [competition],
  );
}

/** Failure notFound, of a deleted one too. */
export async function templateOf(reader: Reader, competition: Guid, guid: Guid): Promise<DocumentRow> {
  const document = await DOCUMENT.find(reader, { guid, competitionGuid: competition });
  if (!document || document.deletedAt !== null) throw new Failure('notFound');
  return document;
}

/** Until the commit nobody else changes it or its boxes. Failure notFound. */
export async function heldTemplate(
  tx: Transaction,
  competition: Guid,
  guid: Guid,
  { isDeleted = false } = {},
): Promise<DocumentRow> {
  const [document] = await tx.query<DocumentRow>(
    `select ${DOCUMENT.select('d')} from diplomas.document d
      where d.guid = $1 and d.competition_guid = $2 and (d.deleted_at is not null) = $3::bool for update`,
    [guid, competition, isDeleted],
  );
  if (!document) throw new Failure('notFound');
  return document;
}

/** The lowest first. */
export async function boxesOf(reader: Reader, document: Guid): Promise<PaperBox[]> {
  const rows = await reader.query<Pick<DocumentBoxRow, 'guid' | 'kind' | 'look'>>(
    `select guid, kind, look from diplomas.document_box
      where document_guid = $1 and removed_at is null order by position, guid`,
    [document],
  );
  return rows.map(boxOf);
}

export const boxOf = ({ guid, kind, look }: Pick<DocumentBoxRow, 'guid' | 'kind' | 'look'>): PaperBox =>
  ({ ...look, guid, kind }) as PaperBox;

export function lookOf({ guid: _guid, kind: _kind, ...look }: PaperBox): BoxLook {
  return look;
}

export async function imagesOf(reader: Reader, document: Guid): Promise<StoredImage[]> {
  return reader.query(
    `select i.guid, i.name, i.width, i.height, f.address, f.sha256
       from diplomas.document_image i join files.v_file f on f.guid = i.guid
      where i.document_guid = $1 order by i.created_at, i.guid`,
    [document],
  );
}
