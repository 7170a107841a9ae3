// Everything that diplomas need, read at one moment: the event, and the performances with written results.

import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import { Competitions, type CompetitionFace } from '@rampa/competitions/server';
import type { ProgramItemView } from '@rampa/contract';
import { PaperReads, type PaperFacts, type PaperResult } from '@rampa/judging/server';
import { Failure, inQuotes, type Guid, type PerformerKind } from '@rampa/kernel';
import { Database, PaperPictures, type PaperPicture, type Reader } from '@rampa/platform/server';
import { ceremonyOrder } from '@rampa/program/domain';
import { paperName, ProgramReads } from '@rampa/program/server';

export interface DiplomaFace {
  item: Guid;
  program: Guid;
  performer: string;
  collective: string;
  city: string;
  institution: string;
  teachers: string;
  piece: string;
  /** «Народный танец · 13–15 лет · ансамбль» */
  group: string;
  peopleCount: number;
  performerKind: PerformerKind;
  award: string | null;
}

export interface DiplomaSource {
  event: CompetitionFace;
  /** Title of the file with all of them: by the program if there is one, else by the event. */
  fileTitle: string;
  companyName: string;
  /** `lost`: the event has a logo, but it cannot be read. */
  logo: PaperPicture | 'lost' | null;
  chair: string | null;
  /** In the order of the awarding. */
  diplomas: DiplomaFace[];
}

@Injectable()
export class DiplomaSources {
  constructor(
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly organizers: Organizers,
    private readonly programs: ProgramReads,
    private readonly papers: PaperReads,
    private readonly pictures: PaperPictures,
  ) {}

  /** Failures notFound; resultsNotLocked names the program whose protocol is not closed. */
  async of(competition: Guid, programs: readonly Guid[], item?: Guid): Promise<DiplomaSource> {
    const { sha256, ...read } = await this.database.snapshot(async (reader) => {
      const event = await this.competitions.face(reader, competition);
      const facts = await this.papers.facts(reader, competition, programs[0]!);
      const faces = event.isJudged
        ? await this.facesOf(reader, programs, await this.closedResults(reader, programs), facts)
        : await this.participants(reader, programs);
      const only = programs.length === 1 ? await this.programs.view(reader, programs[0]!) : null;
      return {
        event,
        fileTitle: only ? paperName('Дипломы', only) : `Дипломы. ${event.title}`,
        sha256: await this.organizers.logoOf(reader, event.organizerGuid),
        companyName: (await this.organizers.infoOf(reader, event.organizerGuid)).companyName,
        chair: facts.judges.find(({ isChair }) => isChair)?.fullName ?? null,
        diplomas: item === undefined ? faces : faces.filter((one) => one.item === item),
      };
    });
    const logo = sha256 === null ? null : ((await this.pictures.read(sha256)) ?? 'lost');
    return { ...read, logo };
  }

  /** A diploma shows only results that a lock has written. */
  private async closedResults(reader: Reader, programs: readonly Guid[]): Promise<PaperResult[]> {
    const results = await this.papers.results(reader, programs);
    const closed = await this.papers.closed(reader, programs);
    for (const program of programs) {
      const { title, items } = await this.programs.view(reader, program);
      const isClosed = closed.has(program);
      const written = new Set(results.flatMap((result) => (result.program === program ? result.item : [])));
      const missing = items.filter(
        ({ kind, isWithdrawn, activity, guid }) =>
          kind === 'performance' && !isWithdrawn && activity !== 'Skipped' && !written.has(guid),
      );
      if (isClosed && missing.length === 0) continue;
      const why = isClosed ? 'закройте все программы той же группы' : 'сначала закройте его';
      throw new Failure('resultsNotLocked', {
        message: `Дипломы рано выпускать: протокол ${inQuotes(title)} ещё не закрыт, ${why}.`,
      });
    }
    return results;
  }

  /** At a festival without marks everybody who takes part gets one, in the order of the programs. */
  private async participants(reader: Reader, programs: readonly Guid[]): Promise<DiplomaFace[]> {
    const faces: DiplomaFace[] = [];
    for (const program of programs) {
      for (const item of (await this.programs.view(reader, program)).items) {
        if (item.kind !== 'performance' || item.isWithdrawn || item.activity === 'Skipped') continue;
        faces.push({ ...faceOf(item), program, award: null });
      }
    }
    return faces;
  }

  private async facesOf(
    reader: Reader,
    programs: readonly Guid[],
    results: readonly PaperResult[],
    facts: PaperFacts,
  ): Promise<DiplomaFace[]> {
    const items = new Map<Guid, Awaited<ReturnType<ProgramReads['view']>>['items'][number]>();
    for (const program of programs) {
      for (const item of (await this.programs.view(reader, program)).items) items.set(item.guid, item);
    }
    const awards = new Map(facts.awards.map(({ guid, kind, rank }) => [guid, { rank, isManual: kind === 'manual' }]));
    const ordered = ceremonyOrder(
      results.map(({ award, ...result }) => ({
        ...{ ...result, title: award?.title ?? null },
        award: award ? (awards.get(award.guid) ?? { rank: 0, isManual: false }) : null,
      })),
    ).flatMap(({ rows }) => rows);
    return ordered.map(({ item, program, title }) => ({ ...faceOf(items.get(item)!), program, award: title }));
  }
}

function faceOf(item: ProgramItemView): Omit<DiplomaFace, 'program' | 'award'> {
  const { guid, performer, collective, city, institution, teachers, pieceTitle, group, peopleCount, performerKind } =
    item;
  return {
    item: guid,
    performer,
    collective,
    city,
    institution,
    teachers,
    group,
    peopleCount,
    performerKind,
    piece: pieceTitle,
  };
}
