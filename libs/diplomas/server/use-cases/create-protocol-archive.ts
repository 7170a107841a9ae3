import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import { counted, Failure, type Guid } from '@rampa/kernel';
import { BeginJob, Database, type Scope } from '@rampa/platform/server';
import { PROTOCOL_ARCHIVE } from '../jobs/protocol-archive.ts';
import { Documents } from '../queries/documents.ts';

@Injectable()
export class CreateProtocolArchive {
  constructor(
    private readonly begin: BeginJob,
    private readonly documents: Documents,
    private readonly database: Database,
    private readonly competitions: Competitions,
  ) {}

  /** Without programs: all of the event. Failures nothingToPrint, withoutMarks. */
  async run(scope: Scope, programs: readonly Guid[]): Promise<{ jobGuid: Guid }> {
    const { competition } = eventOf(scope);
    await this.competitions.assertJudged(this.database, competition);
    const titles = await this.documents.titlesOf(competition, programs.length > 0 ? programs : null);
    if (titles.length === 0)
      throw new Failure('nothingToPrint', { message: 'Протоколов нет: сначала нужна программа.' });
    const what = titles.length === 1 ? titles[0]!.title : counted(titles.length, 'программа', 'программы', 'программ');
    return this.begin.run(scope, PROTOCOL_ARCHIVE, {
      title: `Архив протоколов: ${what}`,
      payload: { programs: titles.map(({ guid }) => guid) },
    });
  }
}
