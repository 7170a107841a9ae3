import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, FileGates, GuidOwners, permit, type Actor } from '@rampa/platform/server';

export const PHOTO_PURPOSE = 'judge.photo';

/** A judge's photo is visible to people who see the event's judges, and to the judge himself. */
@Injectable()
export class JudgePhotoGate implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly owners: GuidOwners,
    private readonly gates: FileGates,
  ) {}

  onModuleInit(): void {
    this.gates.add(PHOTO_PURPOSE, (actor, file) => this.isOpen(actor, file));
  }

  private async isOpen(actor: Actor, file: Guid): Promise<boolean> {
    const [judge] = await this.database.query<{ guid: Guid }>(
      'select guid from judging.judge where photo_guid = $1 and removed_at is null',
      [file],
    );
    if (!judge) return false;
    if (actor.kind === 'judge') return actor.judge === judge.guid;
    try {
      permit({ who: ['org:any'] }, actor, await this.owners.ownerOf([{ kind: 'judge', guid: judge.guid }]));
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}
