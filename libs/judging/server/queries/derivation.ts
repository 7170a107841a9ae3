// «Почему такой балл»: the explanation of a result, in words and as data.

import { Injectable } from '@nestjs/common';
import type { ExplanationView } from '@rampa/contract';
import { correctionSteps, explain, formatThousandths, gridOf, type ExplanationGrid } from '@rampa/judging/domain';
import { Failure, numberSign, performerSign, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { competes } from '../scoring/ranking-groups.ts';
import { correctionsInForce } from './corrections-in-force.ts';
import { ProtocolReads } from './protocol-reads.ts';

@Injectable()
export class GetDerivation {
  constructor(
    private readonly database: Database,
    private readonly protocols: ProtocolReads,
  ) {}

  run(_scope: Scope, program: Guid, item: Guid): Promise<ExplanationView> {
    return this.database.snapshot(async (reader) => {
      const { competition, groups, outcomes, rules } = await this.protocols.load(reader, program);
      const group = groups.find(({ performances }) => performances.some(({ guid }) => guid === item));
      const performance = group?.performances.find(({ guid }) => guid === item);
      if (!group || !performance || performance.program !== program) throw new Failure('notFound');
      const found = outcomes.get(group.key)!.get(item);
      const [stream] = await reader.query<{ revision: number }>(
        'select revision from live.v_stream where stream_guid = $1',
        [competition],
      );
      const judges = await reader.query<{ guid: Guid; fullName: string }>(
        'select guid, full_name as "fullName" from jury.v_judge where competition_guid = $1',
        [competition],
      );
      const names = {
        judges: Object.fromEntries(judges.map(({ guid, fullName }) => [guid, fullName])),
        performances: Object.fromEntries(
          group.performances.map(({ guid, number, performer }) => [
            guid,
            number ? `${numberSign(number)} ${performerSign(performer)}` : performerSign(performer),
          ]),
        ),
      };
      const corrected = await correctionsInForce(reader, program, item);
      const result = found?.result;
      const total = result?.total ?? null;
      return {
        number: performance.number,
        performer: performance.performer,
        pieceTitle: performance.pieceTitle,
        total,
        totalText: total === null ? '—' : formatThousandths(total, result!.derivation.scheme.rounding.total),
        place: result?.place ?? null,
        award: found?.award ? { title: found.award.title, color: found.award.color } : null,
        groupSize: group.performances.filter(competes).length,
        revision: stream!.revision,
        grid: result ? gridView(gridOf(result.derivation, names)) : null,
        steps: [
          ...(result ? explain(result.derivation, names).steps : []),
          ...correctionSteps(corrected, { judges: names.judges, criteria: rules.criteria }),
        ].map((step) => ({
          ...step,
          lines: step.lines.map((line) => ({ ...line })),
        })),
        derivation: result?.derivation ?? null,
      };
    });
  }
}

function gridView({ criteria, totalTitle, rows }: ExplanationGrid): NonNullable<ExplanationView['grid']> {
  return { criteria: [...criteria], totalTitle, rows: rows.map((row) => ({ ...row, marks: [...row.marks] })) };
}
