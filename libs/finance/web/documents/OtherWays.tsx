// Beside the code: a slip for the counter of a bank, an invoice for an organization.

import { IconDownload, IconFileInvoice, IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PaymentGetDocument, type MoneyAccountView } from '@rampa/contract';
import { useDownload } from '@rampa/platform/web/desk';
import classes from './documents.module.css';

const WAYS = [
  ...[
    { documentType: 'receipt', icon: IconReceipt, title: 'Квитанция для банка', note: 'ПД-4 с тем же кодом' } as const,
  ],
  ...[{ documentType: 'invoice', icon: IconFileInvoice, title: 'Счёт на оплату', note: 'для организации' } as const],
];

export function OtherWays({ account }: { account: Pick<MoneyAccountView, 'applicationGuid' | 'payerType'> }) {
  const { applicationGuid, payerType } = account;
  const download = useDownload();
  return (
    <section aria-labelledby="other-ways">
      <h2 id="other-ways">Другие способы</h2>
      <ul className={classes.ways}>
        {WAYS.filter(({ documentType }) => documentType === 'invoice' || payerType === 0).map((way) => (
          <li key={way.documentType}>
            <button
              type="button"
              disabled={download.isBusy}
              onClick={() => void download.run(PaymentGetDocument, { applicationGuid, documentType: way.documentType })}
            >
              <way.icon size={22} stroke={1.5} aria-hidden />
              <span>
                <b>{way.title}</b>
                <small>PDF, {way.note}</small>
              </span>
              <IconDownload size={20} stroke={1.5} aria-hidden />
            </button>
          </li>
        ))}
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
