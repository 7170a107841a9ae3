// Technical points, deductions and bonuses of one performance.

import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { AdjustmentCreateRange, AdjustmentDelete, AdjustmentGetByProgram, type ProtocolView } from '@rampa/contract';
import { ADJUSTMENT_KINDS, formatThousandths, type AdjustmentKind } from '@rampa/kernel';
import { MarkInput, readOptions, tell, useWrite } from '@rampa/platform/web/desk';
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
  const create = useWrite(AdjustmentCreateRange);
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
      {canChange && isAdding ? (
        <AdjustmentForm
          isBusy={create.isPending}
          onClose={() => setAdding(false)}
          onSubmit={(kind, amount, reason) =>
            create.mutate(
              { query, body: { adjustments: [{ competitionProgramItemGuid: row.itemGuid, kind, amount, reason }] } },
              { onSuccess: () => setAdding(false) },
            )
          }
        />
      ) : null}
    </section>
  );
}

interface AdjustmentFormProps {
  isBusy: boolean;
  onClose(): void;
  onSubmit(kind: AdjustmentKind, amount: number, reason: string): void;
}

function AdjustmentForm({ isBusy, onClose, onSubmit }: AdjustmentFormProps) {
  const [kind, setKind] = useState<AdjustmentKind>('deduction');
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const amountFault = amount === null ? 'Сколько?' : amount <= 0 ? 'Больше нуля: снижение вычтется само' : undefined;
  const reasonFault = reason.trim().length < 3 ? 'За что? Это попадёт в протокол' : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (amountFault || reasonFault || Number.isNaN(amount) || isBusy) return;
    onSubmit(kind, amount!, reason.trim());
  }

  return (
    <form onSubmit={submit} noValidate>
      <SegmentedControl
        aria-label="Вид поправки"
        fullWidth
        orientation="vertical"
        data={ADJUSTMENT_KINDS.toReversed().map((one) => ({ value: one, label: ADJUSTMENT_WORDS[one] }))}
        value={kind}
        onChange={(value) => setKind(value as AdjustmentKind)}
      />
      <MarkInput
        label="Баллов"
        autoFocus
        value={amount}
        onChange={setAmount}
        {...(isAsked && amountFault ? { error: amountFault } : {})}
      />
      <TextInput
        label="Причина"
        placeholder="Регламент 4:00, выступление 4:38"
        maxLength={500}
        value={reason}
        error={isAsked ? reasonFault : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Group gap="sm">
        <Button type="submit" size="md" loading={isBusy}>
          Добавить
        </Button>
        <Button size="md" variant="default" onClick={onClose}>
          Отменить
        </Button>
      </Group>
    </form>
  );
}
