// Erases a member who has closed his account from his applications and from those that wait under his address elsewhere: what he has answered about people, in blocks, in the
// journal and where it is searched. Numbers, states and what is about no person stay. Done twice it changes nothing more.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountTraces, InvitationLetters } from '@rampa/accounts/server';
import type { Guid } from '@rampa/kernel';
import { forgetTables } from '../use-cases/sweep-imports.ts';
import { forgetFiles, officeOf, type Transaction } from '@rampa/platform/server';

@Injectable()
export class EraseAnswers implements OnModuleInit {
  constructor(
    private readonly traces: AccountTraces,
    private readonly letters: InvitationLetters,
  ) {}

  onModuleInit(): void {
    this.traces.register((tx, account) => this.erase(tx, account));
  }

  private async erase(tx: Transaction, account: Guid): Promise<void> {
    const email = await this.letters.addressOf(tx, account);
    const rows = await tx.query<{ guid: Guid; competition: Guid; numbers: number[] }>(
      `select a.guid, a.competition_guid as competition,
              array(select f.n from forms.v_field f where f.competition_guid = a.competition_guid and f.is_personal) as numbers
         from applications.application a where a.member_guid = $1 or a.owner_email = $2 order by a.guid for update`,
      [account, email],
    );
    await forgetTables(tx, await importsOf(tx, rows.map(({ guid }) => guid))); // prettier-ignore
    await tx.query('delete from applications.performer where member_guid = $1', [account]);
    for (const { guid, competition, numbers } of rows) {
      const keys = numbers.map((n) => `f${n}`);
      await tx.query(
        `update applications.application set title = '', search = '', performers = '{}', comment = '', note = '', owner_email = null,
                revision = revision + 1, children = 0, lacks_processing = 0, lacks_publishing = 0,
                import_key = case when import_key is not null then 'gone:' || guid end
          where guid = $1`,
        [guid],
      );
      await tx.query(
        `update applications.block set answers = answers - $2::text[], import_key = null, performer_guid = null,
                names = case when names is not null then 'closed' end
          where application_guid = $1`,
        [guid, keys],
      );
      // That something was agreed to, when and to which text stays; who and about whom does not.
      await tx.query(
        `update applications.consent
            set child_name = '', birth_date = null, representative = '', actor = '', withdrawn_by = null,
                withdrawn_at = coalesce(withdrawn_at, now())
          where application_guid = $1`,
        [guid],
      );
      await tx.query('delete from applications.consent_link where application_guid = $1', [guid]);
      await tx.query('delete from applications.message where application_guid = $1', [guid]);
      await tx.query('delete from applications.answer_item where application_guid = $1 and n = any ($2::int[])', [
        guid,
        numbers,
      ]);
      await tx.query(
        `update applications.change set before = null, after = null
          where application_guid = $1 and (n = any ($2::int[]) or kind in ('status', 'consent'))`,
        [guid, numbers],
      );
      const files = await tx.query<{ guid: Guid }>(
        `with gone as (
           delete from applications.file where application_guid = $1 and n = any ($2::int[]) returning guid)
         select guid from gone`,
        [guid, numbers],
      );
      await forgetFiles(tx, files.map((file) => file.guid)); // prettier-ignore
      tx.emit(officeOf(competition), 'application.changed', { application: guid });
    }
  }
}

/** Tables in which these applications have come: what else stands in them is about other people, and may be imported anew. */
async function importsOf(tx: Transaction, applications: readonly Guid[]): Promise<Guid[]> {
  const rows = await tx.query<{ guid: Guid }>(
    'select distinct import_guid as guid from applications.import_row where application_guid = any ($1::uuid[])',
    [applications],
  );
  return rows.map(({ guid }) => guid);
}
