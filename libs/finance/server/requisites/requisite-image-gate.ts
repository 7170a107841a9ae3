import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RequisiteUploadImage } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, FileGates, GuidOwners, permit, type Actor } from '@rampa/platform/server';

export const IMAGE_PURPOSE = 'finance.requisite';

/** Whoever may read the organizer's requisite sees its signatures and its stamp. */
@Injectable()
export class RequisiteImageGate implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly owners: GuidOwners,
    private readonly gates: FileGates,
  ) {}

  onModuleInit(): void {
    this.gates.add(IMAGE_PURPOSE, (actor, file) => this.isOpen(actor, file));
  }

  private async isOpen(actor: Actor, file: Guid): Promise<boolean> {
    const [requisite] = await this.database.query<{ guid: Guid }>(
      `select guid from finance.requisite
        where deleted_at is null and $1 in (images ->> 'director', images ->> 'buhgalter', images ->> 'stamp')`,
      [file],
    );
    if (!requisite) return false;
    try {
      const { who } = RequisiteUploadImage;
      permit({ who }, actor, await this.owners.ownerOf([{ kind: 'requisite', guid: requisite.guid }]));
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }
}
