import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, DocumentListCreateArchive } from '@rampa/contract';
import { counted, Failure, type Guid } from '@rampa/kernel';
import { BeginJob, type Scope } from '@rampa/platform/server';
import { DIPLOMA_ARCHIVE } from '../jobs/diploma-archive.ts';
import { PAPER_ARCHIVE } from '../jobs/paper-archive.ts';
import { Documents } from '../queries/documents.ts';
import { DiplomaSources } from '../papers/diploma-source.ts';
import { keyInJob } from '../papers/keys-in-jobs.ts';
import { PrintTemplate } from '../papers/print-template.ts';

const FORMAT_WORDS = { zip: 'Бумаги архивом', pdf: 'Бумаги для печати', png: 'Картинки бумаг' } as const;
const ONLY_OWN = 'Так выпускают только бумаги по своему шаблону.';
const BY_PROGRAMS = 'Встроенный диплом выпускают по программам. Выберите программу.';

@Injectable()
export class CreateDiplomaArchive {
  constructor(
    private readonly begin: BeginJob,
    private readonly documents: Documents,
    private readonly sources: DiplomaSources,
    private readonly templates: PrintTemplate,
  ) {}

  /** Refuses before the job is written when the reason is already known: resultsNotLocked, nothingToPrint. */
  async run(scope: Scope, body: BodyOf<typeof DocumentListCreateArchive>): Promise<{ jobGuid: Guid }> {
    const { competition } = eventOf(scope);
    const { competitionDocumentGuid: document, records, programGuids, applicationGuids, format } = body;
    if (!(await this.documents.isBuiltIn(competition, document))) {
      const chosen = { records, programs: programGuids, applications: applicationGuids };
      const { title } = await this.templates.chosen(competition, document, chosen);
      const payload = { document, ...chosen, records: records.map((key) => keyInJob(document, key)), format };
      return this.begin.run(scope, PAPER_ARCHIVE, { title: `${FORMAT_WORDS[format]}: ${title}`, payload });
    }
    if (format === 'png' || records.length > 0) throw new Failure('badRequest', { message: ONLY_OWN });
    if (applicationGuids.length > 0) throw new Failure('nothingToPrint', { message: BY_PROGRAMS });
    const titles = await this.documents.titlesOf(competition, programGuids);
    if (titles.length === 0)
      throw new Failure('nothingToPrint', { message: 'Выберите программу, по которой выпускать дипломы.' });
    const programs = titles.map(({ guid }) => guid);
    const { diplomas } = await this.sources.of(competition, programs);
    if (diplomas.length === 0) throw new Failure('nothingToPrint');
    const what = titles.length === 1 ? titles[0]!.title : counted(titles.length, 'программа', 'программы', 'программ');
    return this.begin.run(scope, DIPLOMA_ARCHIVE, {
      title: `${format === 'pdf' ? 'Дипломы для печати' : 'Дипломы'}: ${what}`,
      payload: { document, programs, format },
    });
  }
}
