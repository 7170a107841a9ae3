// What an import does to one application, as the journal and its blocks keep it.

import type { ImportDeed, ImportPlan } from '@rampa/applications/domain';
import type { Guid } from '@rampa/kernel';
import type { KeptBlock } from '../persistence/application-rows.ts';
import type { ImportRow } from '../persistence/import-tables.ts';
import type { Deed, Held, Outcome } from './application-writing.ts';
import { deedGuid } from './deed-guid.ts';

export function deedOf(row: ImportRow, deed: ImportDeed, at: number): Deed {
  if (deed.kind === 'blockAdded') {
    const { kind, blockGuid, blocks } = deed;
    return { kind, blockGuid, after: { blocks }, changeGuid: changeGuidOf(row, deed.row, `block ${at}`) };
  }
  const { kind, blockGuid, n, before, after, column } = deed;
  return { kind, blockGuid, n, before, after, changeGuid: changeGuidOf(row, deed.row, `column ${column}`) };
}

/** The same for the same cell of the same run. */
export function changeGuidOf({ guid, run }: ImportRow, row: number, what: string): Guid {
  return deedGuid(`${guid} ${run} ${row} ${what}`);
}

/** Blocks as they stand then: each answer with the revision of its own deed. */
export function blocksOf(
  { blocks, revision }: Held,
  plan: ImportPlan,
): Pick<Outcome, 'blocks' | 'added' | 'touched' | 'indexed'> {
  const written = new Map(
    plan.deeds.flatMap((deed, at): [string, number][] =>
      deed.kind === 'answer' ? [[`${deed.blockGuid} ${deed.n}`, revision + at]] : [],
    ),
  );
  const known = new Map(blocks.map((one) => [one.guid, one]));
  let last = Math.max(-1, ...blocks.map(({ position }) => position));
  const touched: Guid[] = [];
  const added: Guid[] = [];
  const all = plan.blocks.map((one): KeptBlock => {
    const old = known.get(one.guid);
    const answers = Object.fromEntries(
      Object.entries(one.answers).map(([n, answer]) => {
        const r = written.get(`${one.guid} ${n}`);
        return [n, r === undefined ? (old?.answers[Number(n)] ?? answer) : { ...answer, r }];
      }),
    );
    if (!old) {
      added.push(one.guid);
      return { ...one, answers, position: ++last, hidden: [], statusGuid: null };
    }
    const isTouched =
      old.importKey !== one.importKey || Object.keys(answers).some((n) => written.has(`${one.guid} ${n}`));
    if (isTouched) touched.push(one.guid);
    return { ...old, importKey: one.importKey, answers };
  });
  return { blocks: all, added, touched, indexed: { blocks: [...added, ...touched], n: null } };
}
