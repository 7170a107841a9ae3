// A point, a deduction, a bonus or the difficulty, with its reason.

import { Button, SegmentedControl } from '@mantine/core';
import { AdjustmentCreateRange, type ProtocolView } from '@rampa/contract';
import { ADJUSTMENT_KINDS, type AdjustmentKind } from '@rampa/kernel';
import { Held, MarkLine, PageForm, Select, TextLine, useCallForm } from '@rampa/platform/web/desk';
import type { ProtocolRow } from '../order/rows.ts';
import { ADJUSTMENT_WORDS } from '../order/words.ts';

/** The choice of no criterion in particular. */
const ALL = 'all';

const tooLittle = (kind: AdjustmentKind) =>
  kind === 'difficulty' ? 'Больше нуля' : 'Больше нуля: снижение вычтется само';

export interface AdjustmentFormProps {
  row: ProtocolRow;
  criteria: ProtocolView['criteria'];
  onClose(): void;
}

export function AdjustmentForm({ row, criteria, onClose }: AdjustmentFormProps) {
  const form = useCallForm(AdjustmentCreateRange, {
    values: {
      kind: 'deduction' as AdjustmentKind,
      amount: null as number | null,
      reason: '',
      criterionGuid: null as string | null,
    },
    asked: { query: { competitionProgramGuid: row.programGuid } },
    body: ({ amount, criterionGuid, ...values }) => ({
      adjustments: [
        {
          competitionProgramItemGuid: row.itemGuid,
          amount: amount!,
          criterionGuid: values.kind === 'difficulty' ? criterionGuid : null,
          ...values,
        },
      ],
    }),
    inside: 'adjustments.0',
    faults: ({ kind, amount, reason }) => ({
      amount: amount === null ? 'Сколько?' : amount <= 0 ? tooLittle(kind) : undefined,
      reason: reason.trim().length < 3 ? 'За что? Это попадёт в протокол' : undefined,
    }),
    onSaved: onClose,
  });
  const isDifficulty = form.useValue('kind') === 'difficulty';
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
      <MarkLine at={form.at('amount')} label={isDifficulty ? 'Умножить на' : 'Баллов'} autoFocus />
      {isDifficulty && criteria.length > 1 ? (
        <Held at={form.at('criterionGuid')}>
          {(criterion, set) => (
            <Select
              label="Что умножить"
              data={[
                { value: ALL, label: 'баллы всех критериев' },
                ...criteria.map(({ guid, title }) => ({ value: guid, label: title })),
              ]}
              value={criterion ?? ALL}
              onChange={(value) => set(value === ALL ? null : value)}
            />
          )}
        </Held>
      ) : null}
      <TextLine
        at={form.at('reason')}
        label="Причина"
        placeholder={isDifficulty ? 'Сальто назад в три оборота' : 'Регламент 4:00, выступление 4:38'}
      />
    </PageForm>
  );
}
