// One payment plan: its stages in order.

import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { SchedulePaymentUpdate, type PaymentPlanView } from '@rampa/contract';
import { stageFaults, WHOLE_PAYMENT } from '@rampa/finance/domain';
import { failureText } from '@rampa/kernel';
import { DrawerForm, Held, Select, SwitchLine, TextLine, useCallForm } from '@rampa/platform/web/desk';
import { SumOrPercent } from '../prices/SumOrPercent.tsx';
import { asStage, partlyNamed } from './plan-words.ts';
import classes from './plans.module.css';

type Stage = PaymentPlanView['stages'][number];

const TERMS = [
  { value: 'date', label: 'до дня' },
  { value: 'after', label: 'через дней после подачи' },
];
const NEW: Stage = {
  title: WHOLE_PAYMENT,
  dueDate: null,
  daysAfter: 5,
  percentBp: 10_000,
  amount: null,
  isObligatory: true,
};

export interface PlanFormProps {
  competitionGuid: string;
  plan: PaymentPlanView | null;
  onClose(): void;
}

export function PlanForm({ competitionGuid, plan, onClose }: PlanFormProps) {
  const form = useCallForm(SchedulePaymentUpdate, {
    values: { title: plan?.title ?? '', isDefault: plan?.isDefault ?? false, stages: plan?.stages ?? [NEW] },
    asked: { query: { competitionGuid } },
    body: (said) => ({
      ...said,
      ...(plan ? { schedulePaymentGuid: plan.schedulePaymentGuid, version: plan.version } : {}),
    }),
    faults: ({ stages }) =>
      Object.fromEntries(
        stageFaults(stages.map(asStage))
          .slice(0, 1)
          .map(({ code }) => ['stages', failureText(code)]),
      ),
    onSaved: onClose,
  });
  return (
    <DrawerForm
      form={form}
      title={plan ? 'График оплаты' : 'Новый график оплаты'}
      submit="Сохранить"
      size={620}
      onClose={onClose}
    >
      <TextLine at={form.at('title')} label="Название" placeholder="Предоплата и остаток" data-autofocus />
      <SwitchLine at={form.at('isDefault')} label="Обычный: по нему платят, если не выбрано другое" />
      <Held at={form.at('stages')}>{(stages, set, error) => <Stages {...{ stages, set, error }} />}</Held>
    </DrawerForm>
  );
}

function Stages({ stages, set, error }: { stages: Stage[]; set(stages: Stage[]): void; error: string | undefined }) {
  const put = (at: number, row: Partial<Stage>) =>
    set(stages.map((one, place) => (place === at ? { ...one, ...row } : one)));
  return (
    <div className={classes.edited} data-fault={error ? 'stages' : undefined} tabIndex={-1}>
      {stages.map((stage, at) => (
        <fieldset key={at}>
          <legend>Этап {at + 1}</legend>
          <TextInput
            label="Что"
            value={stage.title}
            onChange={({ currentTarget: { value } }) => put(at, { title: value })}
          />
          <SumOrPercent
            label="Сумма"
            percentLabel="Доля"
            sum={stage.amount}
            percentBp={stage.percentBp}
            error={undefined}
            onChange={({ price, percentBp }) => put(at, { amount: price, percentBp })}
          />
          <Select
            label="Срок"
            allowDeselect={false}
            data={TERMS}
            value={stage.daysAfter === null ? 'date' : 'after'}
            onChange={(kind) => put(at, kind === 'after' ? { dueDate: null, daysAfter: 5 } : { daysAfter: null })}
          />
          {stage.daysAfter === null ? (
            <TextInput
              type="date"
              label="День"
              value={stage.dueDate ?? ''}
              onChange={({ currentTarget: { value } }) => put(at, { dueDate: value || null })}
            />
          ) : (
            <NumberInput
              label="Дней"
              allowDecimal={false}
              allowNegative={false}
              value={stage.daysAfter}
              onChange={(value) => put(at, { daysAfter: Number(value) || 0 })}
            />
          )}
          <ActionIcon
            size={44}
            variant="subtle"
            aria-label={`Убрать этап ${at + 1}`}
            disabled={stages.length === 1}
            onClick={() => set(stages.filter((_, place) => place !== at))}
          >
            <IconX size={18} />
          </ActionIcon>
        </fieldset>
      ))}
      {error ? (
        <p className={classes.fault} role="alert">
          {error}
        </p>
      ) : null}
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconPlus size={16} />}
        onClick={() =>
          set([
            ...stages.map(partlyNamed),
            { ...NEW, title: 'Остаток', percentBp: 0, daysAfter: (stages.at(-1)?.daysAfter ?? 0) + 14 },
          ])
        }
      >
        Ещё этап
      </Button>
    </div>
  );
}
