// Who finds no place when a table brings his application in is told so, as if he had sent it himself. A worker writes it: the
// address of the pages is the installation's.

import { Inject, Injectable } from '@nestjs/common';
import { evaluate } from '@rampa/forms/domain';
import { CONFIG, type Config, type Transaction } from '@rampa/platform/server';
import { factsOf } from '../persistence/application-rows.ts';
import { countedAnew, headingIn } from '../queries/counted-anew.ts';
import type { Held } from './application-writing.ts';
import type { ComingIn } from './coming-in.ts';
import { TellStatus } from './tell-status.ts';

@Injectable()
export class TellImported {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly telling: TellStatus,
  ) {}

  /** `revision`: of the deed by which it has come in. */
  async run(
    tx: Transaction,
    { application, form, blocks }: Pick<Held, 'application' | 'form' | 'blocks'>,
    { told, changes }: Awaited<ReturnType<ComingIn['of']>>,
    revision: number,
  ): Promise<void> {
    if (!told) return;
    const after = { ...application, ...changes };
    const counted = countedAnew(after.guid, blocks, [], evaluate(form.used, blocks, factsOf(after)));
    const hidden = new Map(counted.blocks.map((one) => [one.guid, one.hidden]));
    const base = this.config.publicUrl ?? `http://localhost:${this.config.port}`;
    await this.telling.run(tx, { ...after, title: headingIn(form.used, blocks, hidden).title }, {
      ...{ revision, status: told.title, isAccepted: false, comment: '', urlOf: (path) => `${base}${path}` },
    }); // prettier-ignore
  }
}
