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
} from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, ListRows, RowsSkeleton, useDownload, useRead } from '@rampa/platform/web/desk';
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

const ASKED: readonly MoneyDocumentType[] = ['invoice', 'receipt', 'contract', 'act', 'reconciliation'];

export function Papers({ account, payments, competitionGuid, canChange, isMember = false }: PapersProps) {
  const { applicationGuid, payerType, currency, stages, today } = account;
  const papers = useRead(PaymentGetDocumentsByApplication, { query: { applicationGuid } });
  const download = useDownload();
  const offers = useRead(OfferGetByCompetition, { query: { competitionGuid } });
  const asked = MONEY_DOCUMENTS.filter(
    ({ documentType, payerTypes }) =>
      (ASKED.includes(documentType) || (documentType === 'offer' && (offers.data?.versions ?? 0) > 0)) &&
      (payerTypes as readonly number[]).includes(payerType),
  );
  const cash = payments.filter(({ method, status }) => method === 'cash' && status === 'Confirmed');

  async function take(type: MoneyDocumentType, more: { stage?: number; paymentGuid?: string } = {}) {
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
              onClick={() => void take(documentType)}
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
    </div>
  );
}
