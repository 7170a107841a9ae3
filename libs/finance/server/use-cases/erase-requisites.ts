import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountTraces } from '@rampa/accounts/server';
import { Failure, type Guid } from '@rampa/kernel';
import { forgetFiles, UnitOfWork, type Transaction } from '@rampa/platform/server';
import { RequisiteVetoes } from '../ports/requisite-vetoes.ts';

/** How long a deleted requisite can be restored. */
export const RESTORE_DAYS = 30;

@Injectable()
export class EraseRequisites implements OnModuleInit {
  constructor(
    private readonly work: UnitOfWork,
    private readonly vetoes: RequisiteVetoes,
    private readonly traces: AccountTraces,
  ) {}

  onModuleInit(): void {
    this.traces.register((tx, account) => this.ofAccount(tx, account));
  }

  /**
   * Erases the requisites of a person who closed his account, with their pictures; what a contract names stays, because law
   * keeps it.
   */
  private async ofAccount(tx: Transaction, account: Guid): Promise<void> {
    const own = await tx.query<{ guid: Guid; images: Record<string, Guid> }>(
      `select guid, images from finance.requisite
        where owner_guid = $1 and (fields <> '{}' or images <> '{}' or passport_sealed is not null)`,
      [account],
    );
    // Papers that bear them are files by now: no law asks for a signature to be kept apart.
    await forgetFiles(
      tx,
      own.flatMap(({ images }) => Object.values(images)),
    );
    await tx.query(`update finance.requisite set images = '{}' where guid = any ($1::uuid[])`, [
      own.map(({ guid }) => guid),
    ]);
    for (const { guid } of own) {
      if (await this.isKept(tx, guid)) continue;
      await tx.query(
        `update finance.requisite set fields = '{}', passport_sealed = null, deleted_at = coalesce(deleted_at, now())
         where guid = $1`,
        [guid],
      );
    }
  }

  private async isKept(tx: Transaction, requisite: Guid): Promise<boolean> {
    try {
      await this.vetoes.ask(tx, requisite);
      return false;
    } catch (error) {
      if (error instanceof Failure && error.code === 'requisiteInContract') return true;
      throw error;
    }
  }

  /** Removes the personal data of requisites deleted long ago. The row stays, so that its number is not reused. */
  async run(): Promise<{ erased: number }> {
    const { result } = await this.work.run({ actor: 'requisites' }, async (tx) => {
      const old = await tx.query<{ guid: Guid; images: Record<string, Guid> }>(
        `select guid, images from finance.requisite
          where deleted_at < now() - make_interval(days => $1)
            and (fields <> '{}' or images <> '{}' or passport_sealed is not null) for update`,
        [RESTORE_DAYS],
      );
      await forgetFiles(
        tx,
        old.flatMap(({ images }) => Object.values(images)),
      );
      await tx.query(
        `update finance.requisite set fields = '{}', images = '{}', passport_sealed = null where guid = any ($1::uuid[])`,
        [old.map(({ guid }) => guid)],
      );
      return { erased: old.length };
    });
    return result;
  }
}
