// A point, a deduction or a bonus, with its reason.

import { Button, SegmentedControl } from '@mantine/core';
import { AdjustmentCreateRange } from '@rampa/contract';
import { ADJUSTMENT_KINDS, type AdjustmentKind } from '@rampa/kernel';
import { Held, MarkLine, PageForm, TextLine, useCallForm } from '@rampa/platform/web/desk';
import type { ProtocolRow } from '../order/rows.ts';
import { ADJUSTMENT_WORDS } from '../order/words.ts';

export function AdjustmentForm({ row, onClose }: { row: ProtocolRow; onClose(): void }) {
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
