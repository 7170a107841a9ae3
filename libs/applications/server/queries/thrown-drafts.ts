import { Injectable } from '@nestjs/common';
import { BIN_DAYS } from '@rampa/competitions/domain';
import type { AnswerOf, ApplicationGetDeletedDrafts } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { memberOf } from '../persistence/application-rows.ts';

interface Row {
  guid: Guid;
  title: string;
  percent: number;
  deletedAt: Date;
  keptUntil: Date;
}

@Injectable()
export class ThrownDrafts {
  constructor(private readonly database: Database) {}

  /** A member's own in one event, the last one thrown away first. */
  async of(scope: Scope): Promise<AnswerOf<typeof ApplicationGetDeletedDrafts>> {
    const rows = await this.database.query<Row>(
      `select guid, title, percent, deleted_at as "deletedAt", deleted_at + make_interval(days => $3) as "keptUntil"
         from applications.application
        where competition_guid = $1 and member_guid = $2 and deleted_at > now() - make_interval(days => $3)
        order by deleted_at desc, guid limit 200`,
      [scope.competition, memberOf(scope), BIN_DAYS],
    );
    return rows.map(({ deletedAt, keptUntil, ...draft }) => ({
      ...draft,
      ...{ deletedAt: deletedAt.toISOString(), keptUntil: keptUntil.toISOString() },
    }));
  }
}
