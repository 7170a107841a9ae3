// Technical points, deductions and bonuses of one performance.

import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdjustmentCreateRange, AdjustmentDelete, AdjustmentGetByProgram, type ProtocolView } from '@rampa/contract';
import { ADJUSTMENT_KINDS, formatThousandths, type AdjustmentKind } from '@rampa/kernel';
import { Held, MarkLine, PageForm, readOptions, tell, TextLine, useCallForm, useWrite } from '@rampa/platform/web/desk';
import type { ProtocolRow } from '../order/rows.ts';
import { ADJUSTMENT_WORDS } from '../order/words.ts';
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
  const refreshes = [AdjustmentGetByProgram];
  const create = useWrite(AdjustmentCreateRange, { refreshes });
  const remove = useWrite(AdjustmentDelete, { refreshes });

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
          <b>{formatThousandths(one.kind === 'deduction' ? -one.amount : one.amount, protocol.decimals)}</b>
          <span>{[ADJUSTMENT_WORDS[one.kind], one.reason].filter(Boolean).join(': ')}</span>
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
      {canChange && isAdding ? <AdjustmentForm row={row} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}

function AdjustmentForm({ row, onClose }: { row: ProtocolRow; onClose(): void }) {
  const form = useCallForm(AdjustmentCreateRange, {
    values: { kind: 'deduction' as AdjustmentKind, amount: null as number | null, reason: '' },
    asked: { query: { competitionProgramGuid: row.programGuid } },
    body: ({ amount, ...values }) => ({
      adjustments: [{ competitionProgramItemGuid: row.itemGuid, amount: amount!, ...values }],
    }),
    inside: 'adjustments.0',
    faults: ({ amount, reason }) => ({
      amount: amount === null ? 'Сколько?' : amount <= 0 ? 'Больше нуля: снижение вычтется само' : undefined,
      reason: reason.trim().length < 3 ? 'За что? Это попадёт в протокол' : undefined,
    }),
    refreshes: [AdjustmentGetByProgram],
    onSaved: onClose,
  });
  return (
    <PageForm
      form={form}
      submit="Добавить"
      aside={
        <Button size="md" variant="default" onClick={onClose}>
          Отменить
        </Button>
      }
    >
      <Held at={form.at('kind')}>
        {(kind, set) => (
          <SegmentedControl
            aria-label="Вид поправки"
            fullWidth
            orientation="vertical"
            data={ADJUSTMENT_KINDS.toReversed().map((one) => ({ value: one, label: ADJUSTMENT_WORDS[one] }))}
            value={kind}
            onChange={(value) => set(value as AdjustmentKind)}
          />
        )}
      </Held>
      <MarkLine at={form.at('amount')} label="Баллов" autoFocus />
      <TextLine at={form.at('reason')} label="Причина" placeholder="Регламент 4:00, выступление 4:38" />
    </PageForm>
  );
}
