// Letters about papers: whom one tells of which papers, and who gets none and why.

import { Injectable } from '@nestjs/common';
import { Mailboxes } from '@rampa/accounts/server';
import type { PaperLetterSkip } from '@rampa/contract';
import { counted, Failure, type Guid } from '@rampa/kernel';
import { Database } from '@rampa/platform/server';
import { templateOf } from '../persistence/templates.ts';
import { openItems } from '../queries/open-items.ts';
import { isAmong } from './keys-in-jobs.ts';
import type { PaperRecordFace } from './paper-record-face.ts';
import { PaperRecords, type PaperRecordSource } from './paper-records.ts';
import { OF_ONE_PROGRAM } from './record-programs.ts';

export interface PlannedLetter {
  member: Guid;
  fullName: string;
  records: PaperRecordFace[];
}

export interface LetterPlan {
  title: string;
  source: PaperRecordSource;
  /** In the order of their first papers. */
  letters: PlannedLetter[];
  skipped: { record: PaperRecordFace; why: PaperLetterSkip }[];
}

/** Papers that a letter names one by one. */
const NAMED = 20;
const NOT_TAKEN =
  'Письмо зовёт забрать бумагу в кабинете, а там лежат только бумаги выступлений и их участников. Остальные вручают сами.';

@Injectable()
export class PaperLetters {
  constructor(
    private readonly database: Database,
    private readonly records: PaperRecords,
    private readonly mailboxes: Mailboxes,
  ) {}

  /** Of these records, without any of all. Failures notFound, badRequest. */
  async plan(competition: Guid, document: Guid, keys: readonly string[], origin: string): Promise<LetterPlan> {
    const row = await templateOf(this.database, competition, document);
    if (!OF_ONE_PROGRAM.has(row.recipients)) throw new Failure('badRequest', { message: NOT_TAKEN });
    const source = await this.records.of(competition, row, { records: keys });
    const isAsked = isAmong(document, keys);
    const records = source.records.filter(({ key }) => keys.length === 0 || isAsked(key));
    const items = [...new Set(records.flatMap(({ item }) => item ?? []))];
    return this.database.snapshot(async (reader) => {
      const owners = await reader.query<{ item: Guid; member: Guid | null }>(
        `select guid as item, participant_guid as member from program.v_item
          where competition_guid = $1 and guid = any ($2::uuid[])`,
        [competition, items],
      );
      const memberOf = new Map(owners.map(({ item, member }) => [item, member]));
      const open = await openItems(reader, competition, null);
      const members = [...new Set(owners.flatMap(({ member }) => member ?? []))];
      const boxes = await this.mailboxes.of(reader, competition, members, origin);
      const letters = new Map<Guid, PlannedLetter>();
      const skipped: LetterPlan['skipped'] = [];
      for (const record of records) {
        const member = memberOf.get(record.item!) ?? null;
        const box = member === null ? undefined : boxes.get(member);
        const why = whyNot(record.isReady && open.has(record.item!), member, box?.why);
        if (why !== null) {
          skipped.push({ record, why });
          continue;
        }
        const known = letters.get(member!);
        if (known) known.records.push(record);
        else letters.set(member!, { member: member!, fullName: box!.fullName, records: [record] });
      }
      return { title: row.title, source, letters: [...letters.values()], skipped };
    });
  }
}

/** Who has refused the organizer's news is still told what is his. */
function whyNot(isOpen: boolean, member: Guid | null, box: string | null | undefined): PaperLetterSkip | null {
  if (member === null) return 'noOwner';
  if (!isOpen) return 'notOpen';
  if (box === undefined || box === 'noAddress') return 'noAddress';
  return box === 'blocked' ? 'blocked' : null;
}

/** What it says; `papers`: whose each is, with its number once it has one. */
export function letterWords(title: string, papers: readonly { name: string; number?: string }[]) {
  const lines = papers.slice(0, NAMED).map(({ name, number }) => (number === undefined ? name : `${name}: ${number}`));
  const left = papers.length - lines.length;
  return {
    subject: `Можно скачать: ${title}`.slice(0, 200),
    paragraphs: [
      papers.length === 1
        ? 'Организатор выпустил бумагу, она лежит в вашем кабинете:'
        : `Организатор выпустил ${counted(papers.length, 'бумагу', 'бумаги', 'бумаг')}, все лежат в вашем кабинете:`,
      ...lines,
      ...(left > 0 ? [`и ещё ${left}`] : []),
      'Откройте «Мои бумаги» и скачайте PDF. По коду на бумаге любой увидит, что она действует.',
    ],
    button: 'Мои бумаги',
  };
}
