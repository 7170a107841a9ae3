import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, DocumentListCreateArchive } from '@rampa/contract';
import { counted, Failure, type Guid } from '@rampa/kernel';
import { BeginJob, type Scope } from '@rampa/platform/server';
import { DIPLOMA_ARCHIVE } from '../jobs/diploma-archive.ts';
import { Documents } from '../queries/documents.ts';
import { DiplomaSources } from '../papers/diploma-source.ts';

@Injectable()
export class CreateDiplomaArchive {
  constructor(
    private readonly begin: BeginJob,
    private readonly documents: Documents,
    private readonly sources: DiplomaSources,
  ) {}

  /** Refuses before the job is written when the reason is already known: resultsNotLocked, nothingToPrint. */
  async run(scope: Scope, body: BodyOf<typeof DocumentListCreateArchive>): Promise<{ jobGuid: Guid }> {
    const { competition } = eventOf(scope);
    // Applications do not exist yet, so every guid of one is unknown.
    if (body.applicationGuids.length > 0) throw new Failure('notFound');
    const titles = await this.documents.titlesOf(competition, body.programGuids);
    if (titles.length === 0)
      throw new Failure('nothingToPrint', { message: 'Выберите программу, по которой выпускать дипломы.' });
    const programs = titles.map(({ guid }) => guid);
    const { diplomas } = await this.sources.of(competition, programs);
    if (diplomas.length === 0) throw new Failure('nothingToPrint');
    const what = titles.length === 1 ? titles[0]!.title : counted(titles.length, 'программа', 'программы', 'программ');
    return this.begin.run(scope, DIPLOMA_ARCHIVE, {
      title: `${body.format === 'pdf' ? 'Дипломы для печати' : 'Дипломы'}: ${what}`,
      payload: { document: body.competitionDocumentGuid, programs, format: body.format },
    });
  }
}
