import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { BodyOf, DesignerKeepNames } from '@rampa/contract';
import { folded, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { templateOf } from '../persistence/templates.ts';

@Injectable()
export class KeepNames {
  constructor(private readonly work: UnitOfWork) {}

  /** The last word of a name counts, in this call too. Failure notFound. */
  async run(scope: Scope, document: Guid, { forms }: BodyOf<typeof DesignerKeepNames>): Promise<void> {
    const { competition, organizer } = eventOf(scope);
    const last = new Map(forms.map((form) => [`${form.wordCase} ${folded(form.name)}`, form]));
    const rows = [...last.values()].map(({ name, wordCase, said }) => ({
      name: folded(name),
      word_case: wordCase,
      said,
    }));
    await this.work.run({ scope }, async (tx) => {
      await templateOf(tx, competition, document);
      await tx.query(
        `with given as (select * from jsonb_to_recordset($2::jsonb) as g (name text, word_case text, said text)),
         forgotten as (
           delete from diplomas.name_case n using given g
            where n.organizer_guid = $1 and n.name = g.name and n.word_case = g.word_case and g.said = '')
         insert into diplomas.name_case (organizer_guid, name, word_case, said)
         select $1, g.name, g.word_case, g.said from given g where g.said <> '' order by g.name, g.word_case
         on conflict (organizer_guid, name, word_case) do update set said = excluded.said, changed_at = now()`,
        [organizer, JSON.stringify(rows)],
      );
    });
  }
}
