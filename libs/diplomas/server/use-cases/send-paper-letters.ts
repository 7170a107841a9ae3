import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, DocumentListPreviewLetters } from '@rampa/contract';
import { counted, Failure, type Guid } from '@rampa/kernel';
import { BeginJob, Database, type Scope } from '@rampa/platform/server';
import { PAPER_LETTERS } from '../jobs/paper-letters.ts';
import { keyInJob } from '../papers/keys-in-jobs.ts';
import { letterWords, PaperLetters } from '../papers/paper-letters.ts';

const NOBODY =
  'Письмо никому не уйдёт: итоги не опубликованы, или у выступлений нет участников с подтверждённой почтой.';

@Injectable()
export class SendPaperLetters {
  constructor(
    private readonly begin: BeginJob,
    private readonly planning: PaperLetters,
    private readonly database: Database,
  ) {}

  /** Sends and numbers nothing. Failures notFound, badRequest. */
  async preview(
    scope: Scope,
    document: Guid,
    records: readonly string[],
    address: string,
  ): Promise<AnswerOf<typeof DocumentListPreviewLetters>> {
    const { competition } = eventOf(scope);
    const { title, letters, skipped } = await this.planning.plan(competition, document, records, address);
    const [first] = letters;
    return {
      letters: letters.length,
      records: [
        ...skipped.map(({ record: { key, name, detail }, why }) => ({ key, name, detail, to: null, why })),
        ...letters.flatMap(({ fullName, records: own }) =>
          own.map(({ key, name, detail }) => ({ key, name, detail, to: fullName, why: null })),
        ),
      ],
      letter: first ? { to: first.fullName, ...letterWords(title, first.records) } : null,
    };
  }

  /** Failures as of the preview, mailingNobody. */
  async run(scope: Scope, document: Guid, records: readonly string[], address: string): Promise<{ jobGuid: Guid }> {
    const { competition } = eventOf(scope);
    const { title, letters } = await this.planning.plan(competition, document, records, address);
    if (letters.length === 0) throw new Failure('mailingNobody', { message: NOBODY });
    const day = await this.today(competition);
    return this.begin.run(scope, PAPER_LETTERS, {
      title: `Письма о бумагах: ${title}, ${counted(letters.length, 'письмо', 'письма', 'писем')}`,
      payload: { document, records: records.map((key) => keyInJob(document, key)), address, day },
    });
  }

  /** Where the event is: a day that ended by Greenwich in the night would let the same letter leave twice. */
  private async today(competition: Guid): Promise<string> {
    const [event] = await this.database.query<{ day: string }>(
      `select (now() at time zone time_zone)::date::text as day from competitions.v_competition where guid = $1`,
      [competition],
    );
    return event!.day;
  }
}
