import { Injectable } from '@nestjs/common';
import type { BodyOf, PointUpdate } from '@rampa/contract';
import { serves } from '@rampa/judging/domain';
import { counted, Failure, formatThousandths, numberSign, performerSign, plural, type Guid } from '@rampa/kernel';
import type { EventScope, Scope, Transaction } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { CriterionEntity } from '../persistence/criterion.entity.ts';
import { refuseUnderClosed } from '../persistence/protocols.ts';
import { refuseBadCriterion } from '../scoring/criterion-faults.ts';

const LISTED = 50;
const SPOKEN = 3;

type Counting = Pick<CriterionEntity, 'min' | 'max' | 'step' | 'weight' | 'isRequired' | 'nominations'>;

@Injectable()
export class UpdatePoint {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
  ) {}

  async run(
    scope: Scope,
    { pointGuid: guid, nominations: given, ...fields }: BodyOf<typeof PointUpdate>,
  ): Promise<void> {
    const next = { ...fields, nominations: [...new Set(given)] };
    await this.work.exclusive(scope, async (tx, event) => {
      const before = await tx.manager.findOneBy(CriterionEntity, { guid, competitionGuid: event.competition });
      if (!before) throw new Failure('notFound');
      await this.nominations.assertKnown(tx, event.organizer, next.nominations, 'nominations');
      refuseBadCriterion({ ...fields, guid, nominationGuids: next.nominations });
      if (countsOtherwise(before, next)) {
        await refuseUnderClosed(
          tx,
          event,
          (nomination) => serves(before.nominations, nomination) || serves(next.nominations, nomination),
        );
        await this.refuseInvalidMarks(tx, event, guid, next);
      }
      await tx.manager.update(CriterionEntity, { guid, competitionGuid: event.competition }, next);
      tx.emit(event.competition, 'criteria.changed', { criterion: guid });
    });
  }

  /** Failure marksBecomeInvalid naming the marks that the new scale or the new nominations leave out. */
  private async refuseInvalidMarks(tx: Transaction, event: EventScope, guid: Guid, next: Counting): Promise<void> {
    const rows = await tx.query<{
      item: Guid;
      number: string;
      performer: string;
      judge: string;
      value: number;
      total: number;
    }>(
      `select i.guid as item, i.number, i.performer, j.full_name as judge, m.value, count(*) over ()::int as total
         from judging.mark m
         join program.v_item i on i.guid = m.item_guid
         join judging.judge j on j.guid = m.judge_guid
        where m.criterion_guid = $1 and i.competition_guid = $2 and m.value is not null
          and (m.value < $3 or m.value > $4 or (m.value - $3) % $5 <> 0
               or (cardinality($6::uuid[]) > 0 and (i.nomination_guid is null or i.nomination_guid <> all ($6::uuid[]))))
        order by i.order_key, j.position limit $7`,
      [guid, event.competition, next.min, next.max, next.step, next.nominations, LISTED],
    );
    if (rows.length === 0) return;
    const spoken = rows
      .slice(0, SPOKEN)
      .map(({ number, performer, judge, value }) => {
        const label = number ? numberSign(number) : performerSign(performer);
        return `${label} — ${formatThousandths(value)} (${judge})`;
      })
      .join('; ');
    const count = rows[0]!.total;
    throw new Failure('marksBecomeInvalid', {
      message: `Так изменить нельзя: не ${plural(count, 'подойдёт', 'подойдут', 'подойдут')} ${counted(count, 'оценка', 'оценки', 'оценок')}: ${spoken}${count > SPOKEN ? ' и другие' : ''}.`,
      customData: { total: count, marks: rows.map(({ total: _, ...mark }) => mark) },
    });
  }
}

function countsOtherwise(before: Counting, next: Counting): boolean {
  const { min, max, step, weight, isRequired } = before;
  const same = min === next.min && max === next.max && step === next.step && weight === next.weight;
  const sameNominations =
    before.nominations.length === next.nominations.length &&
    before.nominations.every((guid) => next.nominations.includes(guid));
  return !same || isRequired !== next.isRequired || !sameNominations;
}
