// Technical points, deductions, bonuses and the difficulty of one performance.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AdjustmentCreateRange,
  AdjustmentDelete,
  AdjustmentGetByProgram,
  type AnswerOf,
  type ProtocolView,
} from '@rampa/contract';
import { formatThousandths } from '@rampa/kernel';
import { readOptions, tell, useMake, useWrite } from '@rampa/platform/web/desk';
import type { ProtocolRow } from '../order/rows.ts';
import { ADJUSTMENT_WORDS } from '../order/words.ts';
import { AdjustmentLater } from './forms-later.ts';
import classes from '../style/explanation.module.css';

export interface AdjustmentsProps {
  protocol: ProtocolView;
  row: ProtocolRow;
  revision: number | null;
  canChange: boolean;
}

export function Adjustments({ protocol, row, revision, canChange }: AdjustmentsProps) {
  const query = { competitionProgramGuid: row.programGuid };
  const options = readOptions(AdjustmentGetByProgram, { query });
  const adjustments = useQuery({
    ...options,
    queryKey: [...options.queryKey, revision],
    placeholderData: (previous) => previous,
  });
  const own = (adjustments.data ?? []).filter((one) => one.itemGuid === row.itemGuid);
  const [isAdding, setAdding] = useState(false);
  const create = useMake(AdjustmentCreateRange);
  const remove = useWrite(AdjustmentDelete);

  function takeOff(one: (typeof own)[number]) {
    remove.mutate(
      { query: { adjustmentGuid: one.guid } },
      {
        onSuccess: () =>
          tell(`${ADJUSTMENT_WORDS[one.kind]} ${formatThousandths(one.amount)}: убрано`, {
            action: {
              label: 'Вернуть',
              run: () =>
                create.mutate({
                  query,
                  body: {
                    adjustments: [
                      {
                        competitionProgramItemGuid: one.itemGuid,
                        kind: one.kind,
                        amount: one.amount,
                        criterionGuid: one.criterionGuid,
                        reason: one.reason,
                      },
                    ],
                  },
                }),
            },
          }),
      },
    );
  }

  if (own.length === 0 && !canChange) return null;
  return (
    <section className={classes.section} aria-label="Поправки">
      {own.length > 0 ? <h3>Поправки</h3> : null}
      {own.map((one) => (
        <div key={one.guid} className={classes.entry}>
          <b>{amountOf(one, protocol.decimals)}</b>
          <span>
            {[ADJUSTMENT_WORDS[one.kind], titleOf(protocol, one.criterionGuid), one.reason].filter(Boolean).join(': ')}
          </span>
          {canChange ? (
            <Button variant="subtle" color="gray" loading={remove.isPending} onClick={() => takeOff(one)}>
              Убрать
            </Button>
          ) : null}
        </div>
      ))}
      {canChange && !isAdding ? (
        <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setAdding(true)}>
          Добавить поправку
        </Button>
      ) : null}
      <AdjustmentLater
        of={canChange && isAdding ? { row, criteria: protocol.criteria, onClose: () => setAdding(false) } : null}
      />
    </section>
  );
}

type Adjustment = AnswerOf<typeof AdjustmentGetByProgram>[number];

function amountOf({ kind, amount }: Adjustment, decimals: ProtocolView['decimals']): string {
  if (kind === 'difficulty') return `× ${formatThousandths(amount)}`;
  return formatThousandths(kind === 'deduction' ? -amount : amount, decimals);
}

function titleOf({ criteria }: ProtocolView, criterion: string | null): string {
  return criteria.find(({ guid }) => guid === criterion)?.title ?? '';
}
