// Blocks that repeat: one more, one less, in another order, brought back. None of it loses an answer.

import { Injectable } from '@nestjs/common';
import { copyOf, siblingsOf, withInner } from '@rampa/applications/domain';
import { missingBlocks, type FormBlock } from '@rampa/forms/domain';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';
import { ApplicationRows, type KeptBlock } from '../persistence/application-rows.ts';
import type { StoredAnswer } from '../persistence/application-tables.ts';
import { PerformanceVetoes } from '../ports/performance-vetoes.ts';
import { ApplicationWriting, type Held, type Outcome } from './application-writing.ts';
import { CarryRestored } from './carry-restored.ts';

/** How long a removed block can be brought back. */
export const KEPT_DAYS = 30;

@Injectable()
export class ChangeBlocks {
  constructor(
    private readonly writing: ApplicationWriting,
    private readonly rows: ApplicationRows,
    private readonly carrying: CarryRestored,
    private readonly vetoes: PerformanceVetoes,
  ) {}

  /** Failures blockGone, blockMost, applicationFull, and those of every write. */
  async duplicate(
    scope: Scope,
    application: Guid,
    guid: Guid,
    said: { withValues: boolean; changeGuid?: Guid | undefined },
  ) {
    const made: Guid[] = [];
    const { changeGuid, withValues } = said;
    const { repeated, ...written } = await this.writing.run(
      scope,
      application,
      { changeGuid, body: { duplicate: guid, withValues } },
      async (_tx, held) => {
        const outcome = duplicated(held, guid, withValues);
        made.push(outcome.added![0]!);
        return outcome;
      },
    );
    return { ...written, applicationBlockGuid: made.at(-1) ?? repeated!.blockGuid! };
  }

  /** Last of its kind under the parent, the first one too. Failures blockGone, blockMost, applicationFull, formPartGone. */
  async add(
    scope: Scope,
    application: Guid,
    said: { blockGuid: Guid; parentGuid: Guid | null; changeGuid?: Guid | undefined },
  ) {
    const made: Guid[] = [];
    const { changeGuid, ...body } = said;
    const { repeated, ...written } = await this.writing.run(
      scope,
      application,
      { changeGuid, body: { add: body } },
      async (_tx, held) => {
        const outcome = added(held, body);
        made.push(outcome.added![0]!);
        return outcome;
      },
    );
    return { ...written, applicationBlockGuid: made.at(-1) ?? repeated!.blockGuid! };
  }

  /** Of one application, all of them or none. Failures blockGone, blockFewest, performanceBegun. */
  remove(scope: Scope, guids: readonly Guid[]) {
    return this.inBlock(scope, guids[0]!, async (tx, held) => {
      const gone = guids.map((guid) => found(held, guid));
      const going = new Set(guids);
      for (const { siblings, ofForm } of gone)
        if (siblings.filter((one) => !going.has(one.guid)).length < ofForm.min) throw new Failure('blockFewest');
      return this.removed(
        tx,
        held,
        gone.map(({ block }) => block),
      );
    });
  }

  /** Keeps the first ones: as many as the form asks for, and at least one. Failures blockGone, performanceBegun. */
  removeOthers(scope: Scope, application: Guid, guid: Guid) {
    return this.change(scope, application, async (tx, held) => {
      const { siblings, ofForm } = found(held, guid);
      const others = siblings.slice(Math.max(1, ofForm.min));
      return others.length === 0 ? { deed: null } : this.removed(tx, held, others);
    });
  }

  /** Behind another of its siblings; null: first. Failures blockGone, blockPlace. */
  move(scope: Scope, guid: Guid, after: Guid | null) {
    return this.inBlock(scope, guid, async (_tx, held) => {
      const { block, siblings } = found(held, guid);
      const others = siblings.filter((one) => one !== block);
      const place = after === null ? 0 : others.findIndex((one) => one.guid === after) + 1;
      if (after !== null && place === 0) throw new Failure('blockPlace', { field: 'afterGuid' });
      return reordered(held, siblings, others.toSpliced(place, 0, block), {
        kind: 'blockMoved',
        blockGuid: guid,
        before: { number: siblings.indexOf(block) + 1 },
        after: { number: place + 1 },
      });
    });
  }

  /** With what went inside it, and nothing else. Failures blockGone (for good, or what is around it), blockMost. */
  restore(scope: Scope, guid: Guid) {
    return this.inBlock(scope, guid, async (tx, held) => {
      if (held.blocks.some((one) => one.guid === guid)) return { deed: null };
      const back = await tx.query<{ guid: Guid }>(
        `with recursive going as (
           select guid, deleted_at from applications.block
            where guid = $1 and deleted_at > now() - make_interval(days => $2)
           union all
           select b.guid, b.deleted_at from applications.block b join going g
               on b.parent_guid = g.guid and b.deleted_at = g.deleted_at)
         update applications.block b set deleted_at = null from going where b.guid = going.guid returning b.guid`,
        [guid, KEPT_DAYS],
      );
      const standing = await this.rows.blocks(tx, held.application.guid);
      const restored = withInner(standing, guid).map((one) => one.guid);
      const { blocks, deeds } = await this.carrying.of(tx, held, standing, restored, held.revision + 1);
      const { block, siblings, ofForm } = found({ ...held, blocks }, guid);
      const isHeld = block.parentGuid === null || blocks.some((one) => one.guid === block.parentGuid);
      if (back.length === 0 || !isHeld) throw new Failure('blockGone');
      if (siblings.length > ofForm.max) throw new Failure('blockMost');
      return {
        deed: { kind: 'blockRestored', blockGuid: guid, after: { blocks: restored } },
        further: deeds,
        ...{ blocks, touched: restored, indexed: { blocks: restored, n: null } },
      };
    });
  }

  private async removed(tx: Transaction, held: Held, gone: readonly KeptBlock[]): Promise<Outcome> {
    const guids = gone.flatMap(({ guid }) => withInner(held.blocks, guid).map((one) => one.guid));
    await this.vetoes.ask(tx, guids);
    await tx.query('update applications.block set deleted_at = now(), r = $2 where guid = any ($1::uuid[])', [
      guids,
      held.revision,
    ]);
    return {
      deed: { kind: 'blockRemoved', blockGuid: gone[0]!.guid, before: { blocks: guids } },
      blocks: held.blocks.filter(({ guid }) => !guids.includes(guid)),
      indexed: { blocks: guids, n: null },
    };
  }

  private inBlock(scope: Scope, guid: Guid, work: (tx: Transaction, held: Held) => Promise<Outcome>) {
    return this.change(scope, (tx: Transaction) => this.rows.ofBlock(tx, scope, guid), work);
  }

  private async change(
    scope: Scope,
    application: Guid | ((tx: Transaction) => Promise<Guid>),
    work: (tx: Transaction, held: Held) => Promise<Outcome>,
  ) {
    const { repeated: _, ...written } = await this.writing.run(scope, application, { body: null }, work);
    return written;
  }
}

/** Failure blockGone of a block that is removed, or whose block the form has no more. */
function found({ blocks, form }: Pick<Held, 'blocks' | 'form'>, guid: Guid) {
  const block = blocks.find((one) => one.guid === guid);
  const ofForm: FormBlock | undefined = block && form.used.blocks.find((one) => one.guid === block.blockGuid);
  if (!block || !ofForm) throw new Failure('blockGone');
  return { block, ofForm, siblings: siblingsOf(blocks, block) };
}

function added(held: Held, { blockGuid, parentGuid }: { blockGuid: Guid; parentGuid: Guid | null }): Outcome {
  const form = held.form.used;
  const ofForm = form.blocks.find(({ guid }) => guid === blockGuid);
  if (!ofForm) throw new Failure('formPartGone', { field: 'blockGuid', customData: { guid: blockGuid } });
  const parent = held.blocks.find(({ guid }) => guid === parentGuid);
  if (parentGuid !== null && !parent) throw new Failure('notFound');
  if ((parent?.blockGuid ?? null) !== ofForm.parentGuid) throw new Failure('blockGone', { field: 'parentGuid' });
  const one = { guid: newGuid(), blockGuid, parentGuid, answers: {} };
  if (siblingsOf(held.blocks, one).length >= ofForm.max) throw new Failure('blockMost');
  const last = Math.max(-1, ...held.blocks.map(({ position }) => position));
  const fresh = [one, ...missingBlocks(form, [...held.blocks, one], newGuid)].map((block, at): KeptBlock => ({
    ...block,
    answers: {},
    position: last + 1 + at,
    hidden: [],
    statusGuid: null,
  }));
  const guids = fresh.map(({ guid }) => guid);
  return {
    deed: { kind: 'blockAdded', blockGuid: one.guid, after: { blocks: guids } },
    blocks: [...held.blocks, ...fresh],
    added: guids,
    changes: held.application.state === 'Draft' ? { state: 'Submitted' } : {},
  };
}

function duplicated(held: Held, guid: Guid, withValues: boolean): Outcome {
  const { block, siblings, ofForm } = found(held, guid);
  if (siblings.length >= ofForm.max) throw new Failure('blockMost');
  const last = Math.max(...held.blocks.map(({ position }) => position));
  const copies = copyOf(held.form.used, held.blocks, guid, withValues, newGuid);
  const lacking = missingBlocks(held.form.used, [...held.blocks, ...copies], newGuid);
  const added = [...copies, ...lacking].map((one, at): KeptBlock => {
    const answers = Object.entries(one.answers).map(([n, answer]) => [n, { ...answer, r: held.revision }]);
    const kept = Object.fromEntries(answers) as Record<number, StoredAnswer>;
    return { ...one, answers: kept, position: last + 1 + at, hidden: [], statusGuid: null };
  });
  const blocks = [...held.blocks, ...added];
  const [copy] = added;
  const order = siblings.toSpliced(siblings.indexOf(block) + 1, 0, copy!);
  const guids = added.map((one) => one.guid);
  return {
    ...reordered({ ...held, blocks }, [...siblings, copy!], order, {
      kind: 'blockAdded',
      blockGuid: copy!.guid,
      after: { blocks: guids, ...(withValues ? { from: guid } : {}) },
    }),
    added: guids,
    indexed: { blocks: guids, n: null },
    changes: held.application.state === 'Draft' ? { state: 'Submitted' } : {},
  };
}

/** The places that these blocks have together, dealt out anew. */
function reordered(
  { blocks }: Held,
  before: readonly KeptBlock[],
  order: readonly KeptBlock[],
  deed: NonNullable<Outcome['deed']>,
): Outcome {
  const places = before.map(({ position }) => position).toSorted((one, other) => one - other);
  const placed = new Map(order.map((one, at) => [one.guid, places[at]!]));
  const moved = before.filter((one) => placed.get(one.guid) !== one.position).map((one) => one.guid);
  if (moved.length === 0 && deed.kind === 'blockMoved') return { deed: null };
  return {
    deed,
    blocks: blocks
      .map((one) => ({ ...one, position: placed.get(one.guid) ?? one.position }))
      .toSorted((one, other) => one.position - other.position),
    touched: moved,
  };
}
