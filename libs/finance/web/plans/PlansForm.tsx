// Payment plans of an event: by which stages its applications are paid.

import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  FinanceSettingGet,
  SchedulePaymentDelete,
  SchedulePaymentGetByCompetitionGuid,
  type PaymentPlanView,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Confirm,
  FailureView,
  openedLater,
  Page,
  PageHead,
  RowsSkeleton,
  tell,
  useAccess,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { FinancePages } from '../parts/FinancePages.tsx';
import { stageText } from './plan-words.ts';
import classes from './plans.module.css';

const PlanLater = openedLater(async () => (await import('./PlanForm.tsx')).PlanForm);

export function PlansForm({ competitionGuid }: { competitionGuid: string }) {
  const query = { competitionGuid };
  const plans = useRead(SchedulePaymentGetByCompetitionGuid, { query });
  const settings = useRead(FinanceSettingGet, { query });
  const canChange = useAccess(competitionGuid).changes('finances');
  const [edited, setEdited] = useState<PaymentPlanView | 'new' | null>(null);
  const [removed, setRemoved] = useState<PaymentPlanView | null>(null);
  const remove = useWrite(SchedulePaymentDelete);
  const currency = settings.data?.currency ?? 'RUB';
  const add = canChange ? (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setEdited('new')}>
      Добавить график
    </Button>
  ) : null;
  return (
    <Page isPaper>
      <PageHead
        title="График оплаты"
        note="Этапы действуют сразу для всех заявок, которые по ним платят."
        actions={add}
      />
      <FinancePages competitionGuid={competitionGuid} />
      {plans.isError ? (
        <FailureView error={plans.error} onRetry={() => void plans.refetch()} />
      ) : !plans.data ? (
        <RowsSkeleton rows={3} height="4rem" />
      ) : plans.data.length === 0 ? (
        <EmptyState action={add}>Графика нет: вся сумма ожидается сразу после подачи заявки.</EmptyState>
      ) : (
        <ul className={classes.plans}>
          {plans.data.map((plan) => (
            <li key={plan.schedulePaymentGuid}>
              <div className={classes.head}>
                <h2>{plan.title}</h2>
                {plan.isDefault ? <Chip tone="ok">обычный</Chip> : null}
                {canChange ? (
                  <span>
                    <ActionIcon
                      size={44}
                      variant="subtle"
                      aria-label={`Изменить ${inQuotes(plan.title)}`}
                      onClick={() => setEdited(plan)}
                    >
                      <IconPencil size={18} stroke={1.75} />
                    </ActionIcon>
                    <ActionIcon
                      size={44}
                      variant="subtle"
                      color="danger"
                      aria-label={`Удалить ${inQuotes(plan.title)}`}
                      onClick={() => setRemoved(plan)}
                    >
                      <IconTrash size={18} stroke={1.75} />
                    </ActionIcon>
                  </span>
                ) : null}
              </div>
              <ol className={classes.stages}>
                {plan.stages.map((stage, at) => (
                  <li key={at}>
                    <b>{stage.title}</b> {stageText(stage, currency)}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      )}
      <PlanLater
        of={
          edited === null
            ? null
            : { competitionGuid, plan: edited === 'new' ? null : edited, onClose: () => setEdited(null) }
        }
      />
      <Confirm
        isOpen={removed !== null}
        title={`Удалить график ${inQuotes(removed?.title ?? '')}?`}
        action="Удалить"
        isDanger
        isBusy={remove.isPending}
        onClose={() => setRemoved(null)}
        onConfirm={() =>
          removed &&
          remove.mutate(
            { query: { schedulePaymentGuid: removed.schedulePaymentGuid } },
            {
              onSuccess: () => tell(`График ${inQuotes(removed.title)} удалён`),
              onSettled: () => setRemoved(null),
            },
          )
        }
      >
        Если других графиков нет, вся сумма будет ожидаться сразу после подачи.
      </Confirm>
    </Page>
  );
}
