// Beside the code: a slip for the counter of a bank, an invoice for an organization.

import { IconDownload, IconFileInvoice, IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PaymentGetDocument, type MoneyAccountView } from '@rampa/contract';
import { invoiceParts, moneyText, type InvoicePart } from '@rampa/finance/domain';
import { useDownload } from '@rampa/platform/web/desk';
import classes from './documents.module.css';

const WAYS = [
  ...[
    { documentType: 'receipt', icon: IconReceipt, title: 'Квитанция для банка', note: 'ПД-4 с тем же кодом' } as const,
  ],
  ...[{ documentType: 'invoice', icon: IconFileInvoice, title: 'Счёт на оплату', note: 'для организации' } as const],
];

export function OtherWays({ account }: { account: MoneyAccountView }) {
  const { applicationGuid, payerType, currency, today } = account;
  const parts = invoiceParts(account, today);
  const ways = WAYS.filter(({ documentType }) => documentType === 'invoice' || payerType === 0);
  const download = useDownload();
  return (
    <section aria-labelledby="other-ways">
      <h2 id="other-ways">Другие способы</h2>
      <ul className={classes.ways}>
        {ways.flatMap((way) =>
          parts.map(({ stage, title, sum }) => (
            <li key={`${way.documentType} ${stage}`}>
              <button
                type="button"
                disabled={download.isBusy}
                onClick={() =>
                  void download.run(PaymentGetDocument, {
                    ...{ applicationGuid, documentType: way.documentType },
                    ...(stage === null ? {} : { stage }),
                  })
                }
              >
                <way.icon size={22} stroke={1.5} aria-hidden />
                <span>
                  <b>{way.title}</b>
                  <small>
                    {parts.length > 1 ? `${partWords(title, stage)}: ${moneyText(sum, currency)}. ` : ''}PDF, {way.note}
                  </small>
                </span>
                <IconDownload size={20} stroke={1.5} aria-hidden />
              </button>
            </li>
          )),
        )}
      </ul>
      {payerType === 0 ? (
        <p className={classes.note}>
          Платит организация? Назовите её в{' '}
          <Link to="../add-documents" relative="path">
            документах заявки
          </Link>
          : счёт и договор будут на неё.
        </p>
      ) : null}
    </section>
  );
}

const partWords = (title: string, stage: InvoicePart['stage']) =>
  stage === null ? 'Всё сразу' : title || `Этап ${stage + 1}`;
