// Erases a member who has closed his account from his applications: what he has answered about people, in blocks, in the
// journal and where it is searched. Numbers, states and what is about no person stay. Done twice it changes nothing more.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountTraces } from '@rampa/accounts/server';
import type { Guid } from '@rampa/kernel';
import { forgetFiles, officeOf, type Transaction } from '@rampa/platform/server';

@Injectable()
export class EraseAnswers implements OnModuleInit {
  constructor(private readonly traces: AccountTraces) {}

  onModuleInit(): void {
    this.traces.register((tx, account) => this.erase(tx, account));
  }

  private async erase(tx: Transaction, account: Guid): Promise<void> {
    const rows = await tx.query<{ guid: Guid; competition: Guid; numbers: number[] }>(
      `select a.guid, a.competition_guid as competition,
              array(select f.n from forms.v_field f where f.competition_guid = a.competition_guid and f.is_personal) as numbers
         from applications.application a where a.member_guid = $1 order by a.guid for update`,
      [account],
    );
    await tx.query('delete from applications.performer where member_guid = $1', [account]);
    for (const { guid, competition, numbers } of rows) {
      const keys = numbers.map((n) => `f${n}`);
      await tx.query(
        `update applications.application set title = '', search = '', comment = '', note = '', revision = revision + 1
          where guid = $1`,
        [guid],
      );
      await tx.query(
        'update applications.block set answers = answers - $2::text[], performer_guid = null where application_guid = $1',
        [guid, keys],
      );
      await tx.query('delete from applications.answer_item where application_guid = $1 and n = any ($2::int[])', [
        guid,
        numbers,
      ]);
      await tx.query(
        `update applications.change set before = null, after = null
          where application_guid = $1 and (n = any ($2::int[]) or kind = 'status')`,
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
