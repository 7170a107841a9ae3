import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import type { BodyOf, TemplateMessageSendTest } from '@rampa/contract';
import { counted, newGuid, TooMany, type Guid } from '@rampa/kernel';
import { filledLetter, samplesOf, type FilledRun } from '@rampa/mailings/domain';
import { MailOutbox, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { holdOrganizer } from '../persistence/held.ts';
import { TEST_LETTER } from '../persistence/letter-tables.ts';
import { assertSound } from './sound-letter.ts';

/** Within an hour, to one organizer. */
export const TESTS_AN_HOUR = 20;
const SUBJECT_MAX = 180;

@Injectable()
export class SendTestLetter {
  constructor(
    private readonly work: UnitOfWork,
    private readonly outbox: MailOutbox,
    private readonly organizers: Organizers,
  ) {}

  /** To nobody but the organizer himself, with invented data. Failure letterWrong, tooMany. */
  async run(scope: Scope, letter: BodyOf<typeof TemplateMessageSendTest>): Promise<{ email: string }> {
    assertSound(letter.kind, letter);
    const organizer = scope.organizer!;
    const { result } = await this.work.run({ scope }, async (tx) => {
      await holdOrganizer(tx, organizer);
      await refuseOften(tx, organizer);
      const email = await this.organizers.mailboxOf(tx, organizer);
      const { companyName } = await this.organizers.infoOf(tx, organizer);
      const values = { ...samplesOf(letter.kind), ...(companyName === '' ? {} : { организатор: companyName }) };
      const { subject, blocks } = filledLetter(letter.kind, letter, values);
      await TEST_LETTER.insert(tx, { guid: newGuid(), organizerGuid: organizer });
      await this.outbox.post(tx, {
        to: email,
        kind: 'mailings.test',
        subject: `Проба: ${subject.slice(0, SUBJECT_MAX)}`,
        body: {
          paragraphs: [],
          worded: blocks.map(({ runs, ...block }) => ({ ...block, runs: runs.map(asSent) })),
          footnote: 'Это письмо на пробу: имена и названия в нём придуманы, участникам оно не уходило.',
        },
      });
      return { email };
    });
    return result;
  }
}

/** What the preview marks is of no use to a mail program. */
const asSent = ({ isValue: _, isFault: __, ...run }: FilledRun) => run;

async function refuseOften(tx: Transaction, organizer: Guid): Promise<void> {
  await tx.query(`delete from mailings.test_letter where organizer_guid = $1 and sent_at < now() - interval '1 hour'`, [
    organizer,
  ]);
  const [row] = await tx.query<{ count: number; waitS: number | null }>(
    `select count(*)::int as count, ceil(extract(epoch from min(sent_at) + interval '1 hour' - now()))::int as "waitS"
       from mailings.test_letter where organizer_guid = $1`,
    [organizer],
  );
  if (row!.count < TESTS_AN_HOUR) return;
  const minutes = Math.max(1, Math.ceil(row!.waitS! / 60));
  const often = counted(TESTS_AN_HOUR, 'письма', 'писем', 'писем');
  const wait = counted(minutes, 'минуту', 'минуты', 'минут');
  throw new TooMany(Math.max(1, row!.waitS!), {
    message: `За час — не больше ${often} на пробу. Следующее — через ${wait}.`,
  });
}
