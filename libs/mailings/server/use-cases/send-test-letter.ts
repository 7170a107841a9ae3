import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import type { BodyOf, TemplateMessageSendTest } from '@rampa/contract';
import { counted, newGuid, TooMany, type Guid } from '@rampa/kernel';
import { samplesOf } from '@rampa/mailings/domain';
import { MailOutbox, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { holdOrganizer } from '../persistence/held.ts';
import { TEST_LETTER } from '../persistence/letter-tables.ts';
import { postedWords } from './posted-words.ts';
import { assertSound } from './sound-letter.ts';

/** Per hour, for one organizer. */
const TESTS_AN_HOUR = 20;

@Injectable()
export class SendTestLetter {
  constructor(
    private readonly work: UnitOfWork,
    private readonly outbox: MailOutbox,
    private readonly organizers: Organizers,
  ) {}

  /** Sends to the organizer alone, with invented values. Throws Failure letterWrong or tooMany. */
  async run(scope: Scope, letter: BodyOf<typeof TemplateMessageSendTest>): Promise<{ email: string }> {
    assertSound(letter.kind, letter);
    const organizer = scope.organizer!;
    const { result } = await this.work.run({ scope }, async (tx) => {
      await holdOrganizer(tx, organizer);
      await refuseOften(tx, organizer);
      const email = await this.organizers.mailboxOf(tx, organizer);
      const { companyName } = await this.organizers.infoOf(tx, organizer);
      const values = { ...samplesOf(letter.kind), ...(companyName === '' ? {} : { организатор: companyName }) };
      const { subject, worded } = postedWords(letter.kind, letter, values);
      await TEST_LETTER.insert(tx, { guid: newGuid(), organizerGuid: organizer });
      await this.outbox.post(tx, {
        to: email,
        kind: 'mailings.test',
        subject: `Проба: ${subject}`,
        body: {
          paragraphs: [],
          worded,
          footnote: 'Это письмо на пробу: имена и названия в нём придуманы, участникам оно не уходило.',
        },
      });
      return { email };
    });
    return result;
  }
}

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
