import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { counted, Failure, type Guid } from '@rampa/kernel';
import { BeginJob, Database, type Scope } from '@rampa/platform/server';
import { PAPER_ARCHIVE } from '../jobs/paper-archive.ts';

@Injectable()
export class CreatePaperArchive {
  constructor(
    private readonly begin: BeginJob,
    private readonly database: Database,
  ) {}

  /** Failure nothingToPrint of a month without papers. */
  async run(scope: Scope, month: string): Promise<{ jobGuid: Guid }> {
    const { competition } = eventOf(scope);
    const [found] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from finance.document
        where competition_guid = $1 and to_char(issued_on, 'YYYY-MM') = $2`,
      [competition, month],
    );
    if (!found?.count) throw new Failure('nothingToPrint', { message: 'За этот месяц документов нет.' });
    const what = counted(found.count, 'документ', 'документа', 'документов');
    return this.begin.run(scope, PAPER_ARCHIVE, { title: `Документы за ${month}: ${what}`, payload: { month } });
  }
}
