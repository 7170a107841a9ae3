// Fills the ports of lower rooms, which cannot ask this room.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventCopies, JudgeProfiles, OpeningLacks, Preparations, type JudgeFace } from '@rampa/competitions/server';
import { fileAddress } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Files, type Reader } from '@rampa/platform/server';
import { JudgeNominations } from '@rampa/program/server';
import { BookItemUses, Nominations } from '@rampa/reference-books/server';
import { JudgedNominations } from './judged-nominations.ts';
import { juryLacks } from '../queries/jury-lacks.ts';
import { nominationUses } from '../queries/nomination-uses.ts';
import { juryPreparation } from '../queries/preparation.ts';
import { copiedSetup } from '../writing/copied-setup.ts';

@Injectable()
export class JuryPorts implements OnModuleInit {
  constructor(
    private readonly nominations: JudgeNominations,
    private readonly profiles: JudgeProfiles,
    private readonly bookItems: BookItemUses,
    private readonly preparations: Preparations,
    private readonly books: Nominations,
    private readonly judged: JudgedNominations,
    private readonly copies: EventCopies,
    private readonly files: Files,
    private readonly lacks: OpeningLacks,
  ) {}

  onModuleInit(): void {
    this.nominations.register(nominationsOf);
    this.profiles.register(faceOf);
    this.bookItems.register(nominationUses(this.judged));
    this.preparations.register(juryPreparation(this.books));
    this.copies.register(copiedSetup(this.files));
    this.lacks.register(juryLacks);
  }
}

async function nominationsOf(reader: Reader, judge: Guid): Promise<Guid[] | null> {
  const [row] = await reader.query<{ nominations: Guid[] }>('select nominations from judging.judge where guid = $1', [
    judge,
  ]);
  return !row || row.nominations.length === 0 ? null : row.nominations;
}

async function faceOf(reader: Reader, judge: Guid): Promise<JudgeFace | null> {
  const [face] = await reader.query<Omit<JudgeFace, 'logoPath'> & { photo: string | null }>(
    `select j.guid, j.full_name as "fullName", j.title, j.is_chair as "isChair", f.address as photo
       from judging.judge j left join files.v_file f on f.guid = j.photo_guid
      where j.guid = $1 and j.removed_at is null`,
    [judge],
  );
  if (!face) return null;
  const { photo, ...known } = face;
  return { ...known, logoPath: photo && fileAddress(photo) };
}
