// Letters about papers: all are numbered first, each letter leaves in a transaction of its own. Begun again it numbers
// nothing twice and sends nobody the same letter.

import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AnswerLetters } from '@rampa/accounts/server';
import { PAPER_LETTER_SKIP_WORDS } from '@rampa/diplomas/domain';
import { counted, type Guid } from '@rampa/kernel';
import { fileName, JobHandlers, UnitOfWork, type JobFileResult, type JobRun } from '@rampa/platform/server';
import type { z } from 'zod';
import { letterWords, PaperLetters, type PlannedLetter } from '../papers/paper-letters.ts';
import { PrintTemplate } from '../papers/print-template.ts';
import { PAPER_LETTERS } from './paper-letters.ts';

type Run = JobRun<z.output<(typeof PAPER_LETTERS)['payload']>>;

@Injectable()
export class PaperLettersHandler implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly work: UnitOfWork,
    private readonly planning: PaperLetters,
    private readonly printing: PrintTemplate,
    private readonly letters: AnswerLetters,
  ) {}

  onModuleInit(): void {
    this.handlers.add(PAPER_LETTERS, (job) => this.run(job));
  }

  private async run(job: Run): Promise<JobFileResult> {
    const { document, records, address } = job.payload;
    const { title, source, letters, skipped } = await this.planning.plan(job.competition!, document, records, address);
    const all = letters.flatMap((letter) => letter.records);
    const issued = await this.printing.number(job.owner, document, source, all);
    const numbers = new Map(all.map(({ key }, index) => [key, issued[index]!.number]));
    await job.progress(1);
    const told: string[][] = [];
    for (const [index, letter] of letters.entries()) {
      await this.tell(job, { title, eventTitle: source.event.title }, letter, numbers);
      for (const { key, name } of letter.records) told.push([name, numbers.get(key)!, `письмо: ${letter.fullName}`]);
      await job.progress(1 + (98 * (index + 1)) / letters.length);
    }
    for (const { record, why } of skipped) told.push([record.name, '', PAPER_LETTER_SKIP_WORDS[why]]);
    await writeFile(job.file, table(told));
    const note = skipped.length === 0 ? null : `Без письма: ${counted(skipped.length, 'бумага', 'бумаги', 'бумаг')}.`;
    return { fileName: fileName('Письма о бумагах', 'csv'), size: (await stat(job.file)).size, note };
  }

  private async tell(
    { competition, owner, payload: { document, address, day } }: Run,
    { title, eventTitle }: { title: string; eventTitle: string },
    { member, records }: PlannedLetter,
    numbers: ReadonlyMap<string, string>,
  ): Promise<void> {
    const papers = records.map(({ key, name }) => ({ name, number: numbers.get(key)! }));
    const { subject, paragraphs, button } = letterWords(title, papers);
    const which = createHash('sha256').update(papers.map(({ number }) => number).join('\n')).digest('hex').slice(0, 16); // prettier-ignore
    await this.work.run({ actor: owner }, (tx) =>
      this.letters.tell(tx, {
        ...{ competition: competition as Guid, eventTitle, member, subject, paragraphs },
        button: { label: button, path: `/member/competition/${competition}/results` },
        once: `papers:${document}:${member}:${day}:${which}`,
        urlOf: (path) => `${address}${path}`,
      }),
    );
  }
}

/** For Excel in Russian; a text never begins a formula. */
function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const all = [['Кому', 'Номер', 'Что вышло'], ...rows];
  return `\uFEFF${all.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
