// One payment: who, when, how, where it was put; what can be done with it.

import { Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowsSplit,
  IconCheck,
  IconFile,
  IconReceipt,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import {
  PaymentChangeStatus,
  PaymentDelete,
  UploadedFileGetByGuid,
  type FiscalReceiptView,
  type PaymentView,
} from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { addressOf, Chip } from '@rampa/platform/web/base';
import { Confirm, ListRow, openedLater, RowMenu, tell, useWrite } from '@rampa/platform/web/desk';
import {
  dayWords,
  FISCAL_STEPS,
  FISCAL_WORDS,
  METHOD_WORDS,
  nameOf,
  PAYMENT_TONES,
  PAYMENT_WORDS,
} from './money-words.ts';
import classes from './money.module.css';

const DecideLater = openedLater(async () => (await import('./DecideForm.tsx')).DecideForm);
const FiscalLater = openedLater(async () => (await import('./FiscalForm.tsx')).FiscalForm);
const ReallocateLater = openedLater(async () => (await import('./ReallocateForm.tsx')).ReallocateForm);

export interface PaymentRowProps {
  payment: PaymentView;
  currency: string;
  competitionGuid: string;
  canChange: boolean;
  /** In the journal: with the applications that it was put to. */
  isOfEvent?: boolean;
}

export function PaymentRow({ payment, currency, competitionGuid, canChange, isOfEvent = false }: PaymentRowProps) {
  const change = useWrite(PaymentChangeStatus);
  const remove = useWrite(PaymentDelete);
  const [deed, setDeed] = useState<'reject' | 'refund' | 'storno' | 'reallocate' | 'delete' | null>(null);
  const [receipt, setReceipt] = useState<FiscalReceiptView | null>(null);
  const { guid: paymentGuid, status } = payment;
  const lacking = payment.fiscal.filter((one) => one.status === 'waiting' || one.status === 'failed');
  const money = (sum: number) => moneyText(sum, currency);
  // Of this computer: the desk sits where its event is.
  const today = new Intl.DateTimeFormat('en-CA').format(new Date());
  const title = `${payment.payerName || 'Плательщик не назван'}, ${money(payment.amount)}`;
  const left = payment.amount - payment.refunds.reduce((sum, { amount }) => sum + amount, 0);
  const detail = [
    dayWords(payment.paidOn, today),
    METHOD_WORDS[payment.method],
    payment.receiptNo === null ? `№\u00a0${payment.invoiceNumber}` : `квитанция №\u00a0${payment.receiptNo}`,
    ...(isOfEvent ? payment.parts.map((part) => `${nameOf(part)} — ${money(part.amount)}`) : []),
    ...(!isOfEvent && payment.allocated !== payment.amount ? [`из платежа на ${money(payment.amount)}`] : []),
    ...(payment.advance > 0 ? [`аванс ${money(payment.advance)}`] : []),
    ...payment.refunds.map(
      (refund) =>
        `${refund.kind === 'storno' ? 'подтверждение отменено' : `вернули ${money(refund.amount)}`} ${dayWords(refund.on, today)}: ${refund.reason}`,
    ),
    ...(status === 'Rejected' ? [payment.decision] : []),
    payment.actor,
  ];
  const confirm = () =>
    change.mutate(
      { query: { paymentGuid }, body: { status: 'Confirmed' } },
      { onSuccess: () => tell(`Платёж на ${money(payment.amount)} зачтён`, { subject: paymentGuid }) },
    );
  return (
    <ListRow
      title={
        <>
          <span>{payment.payerName || 'Плательщик не назван'}</span>
          <Chip tone={PAYMENT_TONES[status]}>{PAYMENT_WORDS[status]}</Chip>
          {canChange && lacking.length > 0 ? <Chip tone="now">чек не пробит</Chip> : null}
        </>
      }
      detail={detail.filter((part) => part !== '').join(', ')}
    >
      <span className={classes.rowSums}>
        <b>{money(isOfEvent ? payment.amount : payment.allocated)}</b>
      </span>
      {payment.file ? (
        <Button
          component="a"
          variant="subtle"
          size="sm"
          href={addressOf(UploadedFileGetByGuid, { query: { uploadedFileGuid: payment.file.guid } })}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconFile size={16} stroke={1.75} />}
        >
          Чек
        </Button>
      ) : null}
      {canChange && status === 'Pending' ? (
        <Button size="sm" loading={change.isPending} onClick={confirm}>
          Подтвердить
        </Button>
      ) : null}
      {canChange && (status === 'Pending' || status === 'Confirmed' || payment.fiscal.length > 0) ? (
        <RowMenu label={title} isBusy={change.isPending || remove.isPending}>
          {status === 'Pending' ? (
            <>
              <Menu.Item leftSection={<IconCheck size={18} />} onClick={confirm}>
                Подтвердить
              </Menu.Item>
              <Menu.Item leftSection={<IconX size={18} />} onClick={() => setDeed('reject')}>
                Отклонить
              </Menu.Item>
              <Menu.Item data-danger leftSection={<IconTrash size={18} />} onClick={() => setDeed('delete')}>
                Удалить
              </Menu.Item>
            </>
          ) : null}
          {payment.fiscal.map((one) => (
            <Menu.Item
              key={`${one.step} ${one.refundGuid}`}
              leftSection={<IconReceipt size={18} />}
              onClick={() => setReceipt(one)}
            >
              {`${FISCAL_STEPS[one.step]}: ${FISCAL_WORDS[one.status]}`}
            </Menu.Item>
          ))}
          {status === 'Confirmed' ? (
            <>
              <Menu.Item leftSection={<IconArrowsSplit size={18} />} onClick={() => setDeed('reallocate')}>
                Распределить иначе
              </Menu.Item>
              <Menu.Item leftSection={<IconArrowBackUp size={18} />} onClick={() => setDeed('refund')}>
                Вернуть деньги
              </Menu.Item>
              {payment.refunds.length === 0 ? (
                <Menu.Item data-danger leftSection={<IconX size={18} />} onClick={() => setDeed('storno')}>
                  Отменить подтверждение
                </Menu.Item>
              ) : null}
            </>
          ) : null}
        </RowMenu>
      ) : null}
      <DecideLater
        of={
          deed === 'reject' || deed === 'refund' || deed === 'storno'
            ? { deed, payment, left, today, currency, onClose: () => setDeed(null) }
            : null
        }
      />
      <FiscalLater of={receipt ? { payment, receipt, today, onClose: () => setReceipt(null) } : null} />
      <ReallocateLater
        of={deed === 'reallocate' ? { payment, competitionGuid, currency, onClose: () => setDeed(null) } : null}
      />
      <Confirm
        isOpen={deed === 'delete'}
        title="Удалить сообщение об оплате?"
        action="Удалить"
        isDanger
        isBusy={remove.isPending}
        onClose={() => setDeed(null)}
        onConfirm={() =>
          remove.mutate(
            { query: { paymentGuid } },
            { onSuccess: () => tell('Сообщение об оплате удалено'), onSettled: () => setDeed(null) },
          )
        }
      >
        Деньги по нему не зачтены. Если участник заплатил, он приложит чек ещё раз.
      </Confirm>
    </ListRow>
  );
}
