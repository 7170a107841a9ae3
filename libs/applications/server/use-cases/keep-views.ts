import { Injectable } from '@nestjs/common';
import { APPLICATION_VIEWS_MAX, type ApplicationViewSave, type BodyOf } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';
import { VIEW } from '../persistence/application-tables.ts';

/** Saved views are known by their title: whoever saves one of the same title puts it in the place of the former. */
@Injectable()
export class KeepViews {
  constructor(private readonly work: UnitOfWork) {}

  /** Failure viewsFull. */
  async save(scope: Scope, { title, view }: BodyOf<typeof ApplicationViewSave>): Promise<void> {
    const competition = scope.competition!;
    await this.work.run({ scope }, async (tx) => {
      await tx.query(
        `insert into applications.view (competition_guid, title, view, author) values ($1, $2, $3, $4)
         on conflict (competition_guid, title)
         do update set view = excluded.view, author = excluded.author, updated_at = now()`,
        [competition, title, JSON.stringify(view), actorName(scope.actor)],
      );
      const [{ count }] = (await tx.query<{ count: number }>(
        'select count(*)::int as count from applications.view where competition_guid = $1',
        [competition],
      )) as [{ count: number }];
      if (count > APPLICATION_VIEWS_MAX) throw new Failure('viewsFull');
    });
  }

  /** Gone already: nothing happens. */
  async delete(scope: Scope, title: string): Promise<void> {
    await this.work.run({ scope }, (tx) => VIEW.delete(tx, { competitionGuid: scope.competition!, title }));
  }
}
