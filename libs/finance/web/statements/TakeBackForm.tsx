import { Text } from '@mantine/core';
import { BankStatementTakeBack, type BankRowView } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { FAULT_WORDS } from '@rampa/kernel';
import { DialogForm, tell, TextArea, useCallForm } from '@rampa/platform/web/desk';

export function TakeBackForm({ row, onClose }: { row: BankRowView; onClose(): void }) {
  const form = useCallForm(BankStatementTakeBack, {
    values: { reason: '' },
    asked: { query: { bankRowGuid: row.guid } },
    faults: ({ reason }) => (reason.trim() === '' ? { reason: FAULT_WORDS.missing('reason') } : {}),
    onSaved() {
      tell('Проведение отменено: строка снова ждёт решения', { subject: row.guid });
      onClose();
    },
  });
  return (
    <DialogForm form={form} title="Отменить проведение" submit="Отменить проведение" isDanger onClose={onClose}>
      <Text c="var(--r-ink-2)">
        Платёж на {moneyText(row.amount ?? 0, row.currency ?? 'RUB')} отменится записью «сторно»: деньги никуда не
        движутся, долг по заявкам станет прежним.
      </Text>
      <TextArea at={form.at('reason')} label="Причина" data-autofocus />
    </DialogForm>
  );
}
