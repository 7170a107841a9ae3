import { Injectable } from '@nestjs/common';
import type { BodyOf, TemplateMessageCreate } from '@rampa/contract';
import { Failure, LETTER_LIMITS, newGuid, type Guid } from '@rampa/kernel';
import { sql, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { holdOrganizer, holdTemplate } from '../persistence/held.ts';
import { TEMPLATE } from '../persistence/letter-tables.ts';
import { assertSound } from './sound-letter.ts';
import { keepVersion } from './versions.ts';

const RESTORE_DAYS = 30;
const COPY = ' (копия)';

@Injectable()
export class ChangeTemplates {
  constructor(private readonly work: UnitOfWork) {}

  /** Throws Failure letterWrong or lettersFull. */
  async create(scope: Scope, letter: BodyOf<typeof TemplateMessageCreate>): Promise<{ guid: Guid }> {
    assertSound(letter.kind, letter);
    const { result } = await this.work.run({ scope }, (tx) => add(tx, scope.organizer!, letter));
    return result;
  }

  /** Throws Failure lettersFull. */
  async copy(scope: Scope, guid: Guid): Promise<{ guid: Guid }> {
    const { result } = await this.work.run({ scope }, async (tx) => {
      await holdOrganizer(tx, scope.organizer!);
      const { kind, title, subject, body } = await holdTemplate(tx, guid);
      const copied = title.slice(0, LETTER_LIMITS.title - COPY.length).trimEnd() + COPY;
      return add(tx, scope.organizer!, { kind, title: copied, subject, body });
    });
    return result;
  }

  /** Marks it deleted, so that it can be restored; its kind is sent in the portal's words again. */
  async remove(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      await holdTemplate(tx, guid);
      await TEMPLATE.update(tx, { guid }, { removedAt: sql('now()') });
      await tx.query(
        'delete from mailings.template where organizer_guid = $1 and removed_at < now() - make_interval(days => $2)',
        [scope.organizer, RESTORE_DAYS],
      );
    });
  }

  /**
   * A second press of «Вернуть» is no error. It becomes the default again unless another has. Throws Failure
   * lettersFull.
   */
  async restore(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      await holdOrganizer(tx, scope.organizer!);
      const { kind, isDefault, removedAt } = await holdTemplate(tx, guid, { removed: true });
      if (removedAt === null) return;
      await refuseMany(tx, scope.organizer!);
      const [row] = await tx.query(
        'select from mailings.template where organizer_guid = $1 and kind = $2 and is_default and removed_at is null',
        [scope.organizer, kind],
      );
      await TEMPLATE.update(tx, { guid }, { removedAt: null, isDefault: isDefault && row === undefined });
    });
  }

  async setDefault(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      await holdOrganizer(tx, scope.organizer!);
      const { kind } = await holdTemplate(tx, guid);
      await tx.query(
        `update mailings.template set is_default = false
          where organizer_guid = $1 and kind = $2 and is_default and removed_at is null and guid <> $3`,
        [scope.organizer, kind, guid],
      );
      await TEMPLATE.update(tx, { guid }, { isDefault: true });
    });
  }
}

async function add(
  tx: Transaction,
  organizer: Guid,
  letter: BodyOf<typeof TemplateMessageCreate>,
): Promise<{ guid: Guid }> {
  await holdOrganizer(tx, organizer);
  await refuseMany(tx, organizer);
  const guid = newGuid();
  await TEMPLATE.insert(tx, { guid, organizerGuid: organizer, ...letter });
  await keepVersion(tx, guid, { version: 1, ...letter });
  return { guid };
}

async function refuseMany(tx: Transaction, organizer: Guid): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from mailings.template where organizer_guid = $1 and removed_at is null',
    [organizer],
  );
  if (row!.count >= LETTER_LIMITS.templates) throw new Failure('lettersFull', { field: 'title' });
}
