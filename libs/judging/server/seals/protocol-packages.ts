// The newest seal of a protocol as a file. Which names it shows, its reader's audience decides; the seal stays the same.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { ProofPackage, ShownName } from '@rampa/judging/domain';
import { PROOF_FORMAT, type ParticipantPermissions } from '@rampa/judging/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, FileAnswer, fileName, type Reader, type Scope } from '@rampa/platform/server';
import { ProgramNames } from '@rampa/program/server';
import { permissionsOf } from '../persistence/permissions.ts';
import { publishedBy } from '../queries/public-protocol.ts';
import { nameOf } from './groups-to-prove.ts';
import { opensRecount, type Opening } from './opens-recount.ts';
import type { KeptName } from './seal-protocols.ts';

interface Row {
  title: string;
  number: number;
  body: string;
  seal: string;
  signature: string;
  publicKey: string;
  names: KeptName[];
}

interface Item {
  guid: Guid;
  program: Guid;
  performer: string;
  collective: string;
  pieceTitle: string;
}

@Injectable()
export class ProtocolPackages {
  constructor(
    private readonly database: Database,
    private readonly names: ProgramNames,
  ) {}

  /** With every name but those of closed accounts, which are labels. Failure notFound until it is sealed. */
  async forOrganizer(scope: Scope, program: Guid): Promise<FileAnswer> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const row = await newest(reader, program, competition);
      const forgotten = row.names.flatMap(({ guid, salt }) => (salt === '' ? guid! : []));
      const labels = new Map((await itemsOf(reader, forgotten)).map((item) => [item.guid, nameOf(item)]));
      const names = row.names.map(({ key, guid, text, salt }) =>
        salt === '' ? { key, text: labels.get(guid!) ?? '' } : { key, text, salt },
      );
      return fileOf(row, names);
    });
  }

  /** By the open link. Failure notFound also where the package would tell more than open pages show. */
  async forStrangers(key: string): Promise<FileAnswer> {
    return this.database.snapshot(async (reader) => {
      const { program, competition } = await publishedBy(reader, key);
      const opening = await opensRecount(reader, program);
      if (opening !== 'open') throw new Failure('notFound', { message: CLOSED_WORDS[opening] });
      const permissions = await this.permissions(reader, program);
      const row = await newest(reader, program, competition);
      return fileOf(row, await this.shown(reader, row.names, permissions));
    });
  }

  private async permissions(reader: Reader, program: Guid): Promise<ParticipantPermissions> {
    const [row] = await reader.query<{ kept: Partial<ParticipantPermissions> }>(
      'select link_permissions as kept from judging.protocol where program_guid = $1',
      [program],
    );
    return permissionsOf(row!.kept);
  }

  /** A name that strangers may read as it was sealed comes with its salt; a shortened one is a label. */
  private async shown(
    reader: Reader,
    names: readonly KeptName[],
    { showComments }: ParticipantPermissions,
  ): Promise<ShownName[]> {
    const items = await itemsOf(
      reader,
      names.flatMap(({ key, guid }) => (key.startsWith('P') ? guid! : [])),
    );
    const labels = new Map<Guid, string>();
    for (const program of new Set(items.map((item) => item.program))) {
      const inPublic = await this.names.inPublic(reader, program);
      for (const item of items.filter((one) => one.program === program))
        labels.set(item.guid, nameOf({ ...item, ...inPublic(item.guid, item) }));
    }
    return names.flatMap(({ key, guid, text, salt }): ShownName[] => {
      if (key.startsWith('J')) return [{ key, text, salt }];
      if (key.startsWith('R')) return showComments ? [{ key, text, salt }] : [];
      const label = labels.get(guid!);
      if (label === undefined) return [];
      return [label === text ? { key, text, salt } : { key, text: label }];
    });
  }
}

async function itemsOf(reader: Reader, guids: readonly Guid[]): Promise<Item[]> {
  return reader.query<Item>(
    `select guid, program_guid as program, performer, collective, piece_title as "pieceTitle"
       from program.v_item where guid = any ($1::uuid[])`,
    [guids],
  );
}

async function newest(reader: Reader, program: Guid, competition: Guid): Promise<Row> {
  const [row] = await reader.query<Row>(
    `select p.title, s.number, s.body, s.seal, s.signature, k.public_key as "publicKey", s.names
       from program.v_program p
       join judging.protocol t on t.program_guid = p.guid and t.state in ('Locked', 'Confirmed', 'Published')
       join judging.seal s on s.program_guid = p.guid
       join judging.seal_key k on k.guid = s.key_guid
      where p.guid = $1 and p.competition_guid = $2 order by s.number desc limit 1`,
    [program, competition],
  );
  if (row) return row;
  throw new Failure('notFound', {
    message: 'Пакета ещё нет: протокол запечатывается, когда его закрывают и места всех его групп посчитаны.',
  });
}

const CLOSED_WORDS: Record<Exclude<Opening, 'open'>, string> = {
  hidden:
    'Пакет для проверки открыт вместе с местами, итоговыми баллами, баллами по критериям и судьями: здесь что‑то из этого скрыто.',
  others:
    'Места этого протокола посчитаны вместе с выступлениями другой программы, а её протокол ещё не открыт так же полно. Пакет для проверки появится, когда организатор откроет и его.',
};

/** Body and seal go as they were digested. */
function fileOf({ title, number, body, seal, signature, publicKey }: Row, names: readonly ShownName[]): FileAnswer {
  const rest: Omit<ProofPackage, 'body' | 'seal'> = { format: PROOF_FORMAT, signature, publicKey, names };
  const text = `${JSON.stringify(rest).slice(0, -1)},"body":${body},"seal":${seal}}`;
  const bytes = Buffer.from(text);
  const name = fileName(`Пакет для проверки. ${title}`, 'json', `— печать ${number}`);
  return new FileAnswer(name, bytes, bytes.byteLength);
}
