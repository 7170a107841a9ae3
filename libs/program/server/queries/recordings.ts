// What the sound desk plays: the recordings of a program's performances.

import { Performances, recordingFiles, type RecordingFile } from '@rampa/applications/server';
import type { ProgramRecordings } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Injectable } from '@nestjs/common';
import { Database, type Reader } from '@rampa/platform/server';
import { endingOf, recordingName } from '@rampa/program/domain';
import { itemsInOrder } from '../persistence/copied-items.ts';
import type { ItemRow } from '../persistence/program-tables.ts';

interface Recorded {
  item: ItemRow;
  isAsked: boolean;
  files: RecordingFile[];
  others: number;
}

export interface NamedRecording {
  guid: Guid;
  /** Without its ending. */
  name: string;
  ending: string;
  seconds: number | null;
}

@Injectable()
export class Recordings {
  constructor(
    private readonly database: Database,
    private readonly performances: Performances,
  ) {}

  run(program: Guid): Promise<ProgramRecordings> {
    return this.database.snapshot(async (reader) => ({
      items: (await this.of(reader, program)).map(({ item, isAsked, files, others }) => ({
        ...{ itemGuid: item.guid, isAsked, others },
        files: files.map(({ guid, ...file }) => ({ fileGuid: guid, ...file })),
      })),
    }));
  }

  /** Everything that is there, in the order of the program; whoever was withdrawn is left out. `lacking` asked for one. */
  async named(reader: Reader, program: Guid): Promise<{ files: NamedRecording[]; lacking: number }> {
    const items = (await itemsInOrder(reader, program)).filter(isOn);
    const known = new Map((await this.of(reader, program)).map((one) => [one.item.guid, one]));
    const files = items.flatMap((item, at) => {
      const own = known.get(item.guid)?.files ?? [];
      return own.map(({ guid, name, seconds }, index) => ({
        ...{ guid, seconds, ending: endingOf(name) },
        name: recordingName(item, { place: at + 1, of: items.length, file: index + 1, files: own.length }),
      }));
    });
    const lacks = ({ guid }: ItemRow) => known.get(guid)?.isAsked === true && known.get(guid)!.files.length === 0;
    return { files, lacking: items.filter(lacks).length };
  }

  private async of(reader: Reader, program: Guid): Promise<Recorded[]> {
    const items = (await itemsInOrder(reader, program)).filter(({ kind }) => kind === 'performance');
    const competition = items.find(({ sourceBlockGuid }) => sourceBlockGuid !== null)?.competitionGuid;
    if (!competition) return [];
    const known = new Map((await this.performances.accepted(reader, competition)).map((one) => [one.block, one]));
    const sourced = items.flatMap((item) => {
      const source = known.get(item.sourceBlockGuid ?? '');
      return source ? [{ item, music: source.music }] : [];
    });
    const files = await recordingFiles(reader, sourced.flatMap(({ music }) => music ?? [])); // prettier-ignore
    return sourced.map(({ item, music }) => {
      const own = (music ?? []).flatMap((guid) => files.get(guid) ?? []);
      return { item, isAsked: music !== undefined, files: own, others: (music ?? []).length - own.length };
    });
  }
}

const isOn = ({ kind, isWithdrawn }: ItemRow): boolean => kind === 'performance' && !isWithdrawn;
