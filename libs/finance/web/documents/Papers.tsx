// Papers of an application: which can be asked for, and which have been issued. Both sides see the same ones.

import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import {
  MONEY_DOCUMENTS,
  OfferGetByCompetition,
  PaymentGetContract,
  PaymentGetDocument,
  PaymentGetDocumentsByApplication,
  type MoneyAccountView,
  type MoneyDocumentType,
  type PaymentView,
  type SentQuery,
} from '@rampa/contract';
import { dayIn, moneyText } from '@rampa/finance/domain';
import { useState } from 'react';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, ListRows, openedLater, RowsSkeleton, useDownload, useRead } from '@rampa/platform/web/desk';
import { dayWords } from '../money/money-words.ts';
import { PaperRow } from './PaperRow.tsx';
import { PayerChoice } from './PayerChoice.tsx';
import classes from './documents.module.css';

export interface PapersProps {
  account: MoneyAccountView;
  payments: readonly PaymentView[];
  competitionGuid: string;
  canChange: boolean;
  isMember?: boolean;
}

const ReconciliationLater = openedLater(async () => (await import('./ReconciliationForm.tsx')).ReconciliationForm);
const ASKED: readonly MoneyDocumentType[] = ['invoice', 'receipt', 'contract', 'act', 'reconciliation'];

/** What a kind of paper is asked with. */
type Asked = Partial<
  Pick<SentQuery<typeof PaymentGetDocument>, 'stage' | 'paymentGuid' | 'refundGuid' | 'dateFrom' | 'dateTo'>
>;

export function Papers({ account, payments, competitionGuid, canChange, isMember = false }: PapersProps) {
  const { applicationGuid, payerType, currency, stages, today } = account;
  const papers = useRead(PaymentGetDocumentsByApplication, { query: { applicationGuid } });
  const [isChoosing, setChoosing] = useState(false);
  const download = useDownload();
  const offers = useRead(OfferGetByCompetition, { query: { competitionGuid } });
  const asked = MONEY_DOCUMENTS.filter(
    ({ documentType, payerTypes }) =>
      (ASKED.includes(documentType) || (documentType === 'offer' && (offers.data?.versions ?? 0) > 0)) &&
      (payerTypes as readonly number[]).includes(payerType),
  );
  const inCash = payments.filter(({ method }) => method === 'cash');
  const cash = inCash.filter(({ status }) => status === 'Confirmed');
  const back = inCash.flatMap(({ guid: paymentGuid, refunds }) =>
    refunds.flatMap((one) => (one.method === 'cash' && one.receiptNo !== null ? [{ ...one, paymentGuid }] : [])),
  );

  async function take(type: MoneyDocumentType, more: Asked = {}) {
    if (type === 'contract') await download.run(PaymentGetContract, { applicationGuid });
    else await download.run(PaymentGetDocument, { applicationGuid, documentType: type, ...more });
    void papers.refetch();
  }

  return (
    <div className={classes.papers}>
      <PayerChoice {...{ account, competitionGuid, canChange, isMember }} />
      <section aria-labelledby="ask-papers">
        <h2 id="ask-papers">Получить</h2>
        <div className={classes.asked}>
          {asked.map(({ documentType, title }) => (
            <Button
              key={documentType}
              variant="default"
              disabled={download.isBusy}
              leftSection={<IconFileText size={18} stroke={1.75} />}
              onClick={() => (documentType === 'reconciliation' ? setChoosing(true) : void take(documentType))}
            >
              {title}
            </Button>
          ))}
          {stages.length > 1
            ? stages.map(({ title, amount, effectiveDue }, stage) => (
                <Button
                  key={`${title} ${effectiveDue}`}
                  variant="default"
                  disabled={download.isBusy}
                  onClick={() => void take('invoice', { stage })}
                >
                  Счёт: {title}, {moneyText(amount, currency)}
                </Button>
              ))
            : null}
          {cash.map(({ guid, receiptNo, paidOn }) => (
            <Button
              key={guid}
              variant="default"
              disabled={download.isBusy}
              onClick={() => void take('cashOrder', { paymentGuid: guid })}
            >
              Кассовая квитанция №{'\u00a0'}
              {receiptNo} от {dayWords(paidOn, today)}
            </Button>
          ))}
          {back.map(({ paymentGuid, guid, receiptNo, on }) => (
            <Button
              key={guid}
              variant="default"
              disabled={download.isBusy}
              onClick={() => void take('cashOrder', { paymentGuid, refundGuid: guid })}
            >
              Расходный ордер №{'\u00a0'}
              {receiptNo} от {dayWords(on, today)}
            </Button>
          ))}
        </div>
      </section>
      <section aria-labelledby="issued-papers">
        <h2 id="issued-papers">Выпущенные</h2>
        <Answer of={papers} skeleton={<RowsSkeleton rows={2} height="4.25rem" />}>
          {({ documents }) =>
            documents.length === 0 ? (
              <EmptyState>Документов пока нет. Номер документ получает при первом запросе.</EmptyState>
            ) : (
              <ListRows label="Выпущенные документы">
                {documents.map((paper) => (
                  <PaperRow key={paper.guid} paper={paper} currency={currency} />
                ))}
              </ListRows>
            )
          }
        </Answer>
      </section>
      <ReconciliationLater
        of={
          isChoosing
            ? {
                ...{ first: dayIn(account.subscribedAt, account.timeZone), today, isBusy: download.isBusy },
                take: (days) => void take('reconciliation', days).then(() => setChoosing(false)),
                onClose: () => setChoosing(false),
              }
            : null
        }
      />
    </div>
  );
}
