// A block that comes back was away while a field of it was replaced: its answer goes over now, as those of other blocks did then.

import { Injectable } from '@nestjs/common';
import { plainAnswer, toCarry } from '@rampa/applications/domain';
import { replacementsIn } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import type { Transaction } from '@rampa/platform/server';
import { KnownBooks } from '@rampa/reference-books/server';
import type { KeptBlock } from '../persistence/application-rows.ts';
import { carrierFor } from '../queries/carriers.ts';
import type { Deed, Held } from './application-writing.ts';

@Injectable()
export class CarryRestored {
  constructor(private readonly books: KnownBooks) {}

  /** `revision`: of the first answer that goes over. */
  async of(
    tx: Transaction,
    { form }: Pick<Held, 'form'>,
    blocks: readonly KeptBlock[],
    restored: readonly Guid[],
    revision: number,
  ): Promise<{ blocks: KeptBlock[]; deeds: Deed[] }> {
    const deeds: Deed[] = [];
    let now = [...blocks];
    for (const { to, former } of replacementsIn(form.whole)) {
      const own = now.flatMap((block) => {
        if (!restored.includes(block.guid) || block.answers[to.n]) return [];
        const at = former.findIndex(({ n }) => block.answers[n]);
        return at < 0 ? [] : [{ block, from: former[at]!, later: [to, ...former.slice(0, at)].map(({ n }) => n) }];
      });
      if (own.length === 0) continue;
      // Whoever has answered or cleared a later one before the block went has had his say.
      const said = await tx.query<{ block: Guid; n: number }>(
        'select distinct block_guid as block, n from applications.change where block_guid = any ($1::uuid[]) and n is not null',
        [own.map(({ block }) => block.guid)],
      );
      for (const { block, from, later } of own) {
        if (said.some((one) => one.block === block.guid && later.includes(one.n))) continue;
        const carrier = await carrierFor(tx, this.books, from, to);
        const answer = toCarry({ former: block.answers[from.n], now: undefined, isCarried: false }, carrier);
        if (!answer) continue;
        const r = revision + deeds.length;
        deeds.push({ kind: 'answer', blockGuid: block.guid, n: to.n, before: null, after: plainAnswer(answer) });
        const answers = { ...block.answers, [to.n]: { ...answer, r } };
        now = now.map((one) => (one.guid === block.guid ? { ...one, answers } : one));
      }
    }
    return { blocks: now, deeds };
  }
}
