import { Injectable } from '@nestjs/common';
import type { AdjustmentCreateRange, BodyOf } from '@rampa/contract';
import { Failure, newGuid, type AdjustmentKind, type Guid } from '@rampa/kernel';
import { actorName, type Scope, type Transaction } from '@rampa/platform/server';
import { countsByCriterion } from '@rampa/jury/domain';
import { JudgingWork, loadRules, schemeBodyOf } from '@rampa/jury/server';
import { ADJUSTMENT } from '../persistence/adjustment-table.ts';
import { judgedItems, refuseStates } from '../persistence/protocols.ts';
import { ResultsWriter } from '../scoring/results-writer.ts';

@Injectable()
export class CreateAdjustments {
  constructor(
    private readonly work: JudgingWork,
    private readonly results: ResultsWriter,
  ) {}

  /** Adjustments may be given before the program opens, but none after its approval. */
  async run(
    scope: Scope,
    program: Guid,
    { adjustments }: BodyOf<typeof AdjustmentCreateRange>,
  ): Promise<{ guids: Guid[] }> {
    const rows = adjustments.map(({ competitionProgramItemGuid, kind, amount, reason, criterionGuid }) => ({
      guid: newGuid(),
      itemGuid: competitionProgramItemGuid,
      kind,
      criterionGuid,
      amount,
      reason,
      actor: actorName(scope.actor),
    }));
    await this.work.exclusive(scope, async (tx, event) => {
      const { competition } = event;
      const items = await judgedItems(tx, event, [...new Set(rows.map(({ itemGuid }) => itemGuid))]);
      if ([...items.values()].some((item) => item.program !== program)) throw new Failure('notFound');
      refuseStates(items.values(), ['Draft', 'Open', 'Locked']);
      await refuseUnused(
        tx,
        competition,
        rows.map(({ kind, itemGuid }) => ({ kind, nomination: items.get(itemGuid)!.nomination })),
      );
      await ADJUSTMENT.insertAll(
        tx,
        rows.map((row) => ({ ...row, competitionGuid: competition })),
      );
      tx.emit(competition, 'adjustments.changed', { program, items: [...items.keys()] });
      if ([...items.values()][0]!.state === 'Locked') {
        await this.results.settle(tx, competition, { items: [...items.keys()] }, { whole: true, confirmed: 'refuse' });
      }
    });
    return { guids: rows.map(({ guid }) => guid) };
  }
}

/** Failure schemeInvalid for a difficulty where nothing is counted criterion by criterion: it would change no total. */
async function refuseUnused(
  tx: Transaction,
  competition: Guid,
  rows: readonly { kind: AdjustmentKind; nomination: Guid | null }[],
): Promise<void> {
  if (!rows.some(({ kind }) => kind === 'difficulty')) return;
  const rules = await loadRules(tx, competition);
  for (const [at, { kind, nomination }] of rows.entries()) {
    if (kind !== 'difficulty' || countsByCriterion(schemeBodyOf(rules, nomination))) continue;
    throw new Failure('schemeInvalid', [
      {
        field: `adjustments.${at}.amount`,
        message:
          'На сложность умножается балл критерия, а по этим правилам складывают баллы судей. Смените правила подсчёта.',
      },
    ]);
  }
}
