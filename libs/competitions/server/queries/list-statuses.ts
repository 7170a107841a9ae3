import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  ApplicationStatusView,
  BlockStatusView,
  CompetitionStatusGetActiveByCompetitionGuid,
} from '@rampa/contract';
import { Database, type Scope } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';
import { statusesOf } from '../persistence/status-rows.ts';
import { StatusUses } from '../ports/status-uses.ts';

@Injectable()
export class ListStatuses {
  constructor(
    private readonly database: Database,
    private readonly uses: StatusUses,
  ) {}

  all(scope: Scope): Promise<ApplicationStatusView[]> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const counts = await this.uses.count(reader, 'application', competition);
      return (await statusesOf(reader, competition, 'application')).map(
        ({ guid, title, backgroundColor, fontColor, isActive, allowsEditing, notifies, isAccepted, role, ...row }) => ({
          ...{
            guid,
            title,
            colors: { backgroundColor, fontColor },
            isActive,
            allowsEditing,
            notifies,
            isAccepted,
            role,
          },
          ...{ order: row.position, version: row.version, useCount: counts && (counts.get(guid) ?? 0) },
        }),
      );
    });
  }

  async active(scope: Scope): Promise<AnswerOf<typeof CompetitionStatusGetActiveByCompetitionGuid>> {
    const rows = await statusesOf(this.database, eventOf(scope).competition, 'application');
    return rows
      .filter(({ isActive }) => isActive)
      .map(
        ({
          guid,
          title,
          backgroundColor,
          fontColor,
          isActive,
          allowsEditing,
          notifies,
          isAccepted,
          role,
          position,
        }) => ({
          ...{
            guid,
            title,
            colors: { backgroundColor, fontColor },
            isActive,
            allowsEditing,
            notifies,
            isAccepted,
            role,
          },
          order: position,
        }),
      );
  }

  ofBlocks(scope: Scope): Promise<BlockStatusView[]> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const counts = await this.uses.count(reader, 'block', competition);
      return (await statusesOf(reader, competition, 'block')).map(
        ({ guid, title, backgroundColor, fontColor, position, version }) => ({
          ...{ key: guid, competitionGuid: competition, description: title, backgroundColor, fontColor },
          ...{ order: position, version, useCount: counts && (counts.get(guid) ?? 0) },
        }),
      );
    });
  }
}
