// Letters with invoices and acts of several applications. Each is made in a transaction of its own, so that a stop leaves
// what is done; begun again it sends nobody the same letter and issues no second paper.

import { stat, writeFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Failure, failureText, type Guid } from '@rampa/kernel';
import {
  Archive,
  Database,
  fileName,
  JobHandlers,
  NO_PAGES,
  type EventScope,
  type JobFileResult,
  type JobRun,
} from '@rampa/platform/server';
import { DocumentFiles, fileTitle } from '../documents/document-files.ts';
import type { DocumentRow } from '../documents/document-tables.ts';
import { InvoiceLetters } from '../documents/invoice-letters.ts';
import { IssueDocuments } from '../documents/issue-documents.ts';
import { ISSUE_ACTS, SEND_INVOICES } from './bulk-papers.ts';

interface Named {
  guid: Guid;
  organizer: Guid;
  number: number | null;
  title: string;
}

/** What became of one. */
type Outcome = [name: string, said: string];
type Run = Pick<JobRun, 'competition' | 'owner' | 'progress'>;

@Injectable()
export class BulkPapersHandler implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly database: Database,
    private readonly issue: IssueDocuments,
    private readonly files: DocumentFiles,
    private readonly letters: InvoiceLetters,
  ) {}

  onModuleInit(): void {
    this.handlers.add(SEND_INVOICES, (job) => this.send(job, job.payload, job.file));
    this.handlers.add(ISSUE_ACTS, (job) => this.acts(job, job.payload.applications, job.file));
  }

  private async send(
    job: Run,
    { applications, address }: { applications: readonly Guid[]; address: string },
    file: string,
  ): Promise<JobFileResult> {
    const told = await this.each(job, applications, (scope, one) => this.letters.send(scope, one.guid, address));
    await writeFile(file, table(told));
    return { fileName: fileName('Письма со счётом', 'csv'), size: (await stat(file)).size };
  }

  private async acts(job: Run, applications: readonly Guid[], file: string): Promise<JobFileResult> {
    const archive = new Archive(file);
    try {
      const told = await this.each(job, applications, async (scope, one) => {
        const act: DocumentRow = await this.issue.run(scope, one.guid, { type: 'act' });
        await archive.add(fileName(fileTitle(act), 'pdf'), await this.files.bytesOf(act));
        return `акт № ${act.number}`;
      });
      await archive.add(fileName('Что вышло', 'csv'), Buffer.from(table(told)));
      await archive.finish();
    } catch (error) {
      archive.discard();
      throw error;
    }
    return { fileName: fileName('Акты', 'zip'), size: (await stat(file)).size };
  }

  /** A refusal is told beside its application and stops nobody else. */
  private async each(
    job: Run,
    applications: readonly Guid[],
    make: (scope: EventScope, one: Named) => Promise<string>,
  ): Promise<Outcome[]> {
    const { competition, owner } = job;
    const rows = await this.database.query<Named>(
      `select h.guid, h.number, h.title, c.organizer_guid as organizer from applications.v_application_head h
         join competitions.v_competition c on c.guid = h.competition_guid
        where h.guid = any ($1::uuid[]) and h.competition_guid = $2 order by h.number nulls last, h.guid`,
      [applications, competition],
    );
    const told: Outcome[] = [];
    for (const [index, one] of rows.entries()) {
      const name = [one.number === null ? '' : `№ ${one.number}`, one.title].filter((part) => part !== '').join(' ');
      const scope = {
        actor: pressedBy(owner, one.organizer),
        organizer: one.organizer,
        competition: competition!,
        // It may have been archived since the press: whatever is left is refused one by one.
        mustBeOpen: true,
      };
      try {
        told.push([name, await make(scope, one)]);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        told.push([name, failureText(error.code)]);
      }
      await job.progress(1 + (98 * (index + 1)) / rows.length);
    }
    return told;
  }
}

/** Whoever pressed: what is made says who made it. */
function pressedBy(owner: string, organizer: Guid): EventScope['actor'] {
  const account = owner.slice('account:'.length);
  return {
    ...{ kind: 'account', session: account, account, userType: 'Organizer', organizer },
    ...{ access: { all: NO_PAGES, events: {} }, memberships: [] },
  };
}

/** For Excel in Russian; a text never begins a formula. */
function table(told: readonly Outcome[]): string {
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\uFEFF${[['Заявка', 'Что вышло'], ...told].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
