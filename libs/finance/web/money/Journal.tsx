// The journal of payments: what has come, what waits to be looked at.

import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { PaymentExport, PaymentGetByCompetition } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import {
  List,
  ListFilter,
  ListTools,
  Page,
  PageHead,
  useAccess,
  useDownload,
  useList,
  useRead,
} from '@rampa/platform/web/desk';
import { FinancePages } from '../parts/FinancePages.tsx';
import { METHOD_WORDS, PAYMENT_WORDS } from './money-words.ts';
import { PaymentRow } from './PaymentRow.tsx';
import { useMoneyLive } from './use-money-live.ts';
import classes from './money.module.css';

const STATUSES = Object.keys(PAYMENT_WORDS) as (keyof typeof PAYMENT_WORDS)[];
const METHODS = Object.keys(METHOD_WORDS) as (keyof typeof METHOD_WORDS)[];
const SORTS = { '-paidOn': 'Сначала новые', paidOn: 'Сначала давние', '-amount': 'Сначала крупные' };
const upper = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

export function Journal() {
  const { guid: competitionGuid = '' } = useParams();
  useMoneyLive(competitionGuid);
  const download = useDownload();
  const canChange = useAccess(competitionGuid).changes('finances');
  const list = useList({
    keep: 'payments',
    filters: { status: STATUSES, method: METHODS },
    sorts: SORTS,
    isPrivate: true,
  });
  const status = STATUSES.find((one) => one === list.asked.filters.status);
  const method = METHODS.find((one) => one === list.asked.filters.method);
  const narrowed = { ...(status ? { status } : {}), ...(method ? { method } : {}) };
  const payments = useRead(
    PaymentGetByCompetition,
    { query: { competitionGuid, ...list.page, ...list.found, ...list.sorted, ...narrowed } },
    { keepPrevious: true },
  );
  const currency = payments.data?.currency ?? 'RUB';
  return (
    <Page isPaper>
      <PageHead
        title="Платежи"
        note="Чеки участников ждут здесь, пока их не подтвердят или не отклонят."
        actions={
          <Button
            size="md"
            variant="default"
            loading={download.isBusy}
            leftSection={<IconFileSpreadsheet size={18} stroke={1.75} />}
            onClick={() => void download.run(PaymentExport, { competitionGuid })}
          >
            Скачать XLSX
          </Button>
        }
      />
      <FinancePages competitionGuid={competitionGuid} />
      <div className={classes.underTabs}>
        <ListTools list={list} search="Плательщик, заявка, номер платежа">
          <ListFilter
            list={list}
            name="status"
            label="Состояние"
            all="Все состояния"
            options={STATUSES.map((value) => ({ value, label: upper(PAYMENT_WORDS[value]) }))}
          />
          <ListFilter
            list={list}
            name="method"
            label="Как платили"
            all="Любой способ"
            options={METHODS.map((value) => ({ value, label: upper(METHOD_WORDS[value]) }))}
          />
        </ListTools>
      </div>
      <List
        label="Платежи"
        list={list}
        of={payments}
        height="4.25rem"
        idOf={({ guid }) => guid}
        nameOf={({ payerName, invoiceNumber }) => `${payerName}, ${invoiceNumber}`}
        empty={<EmptyState>Платежей пока нет. Чеки участников и ваши записи появятся здесь.</EmptyState>}
        nothing="Таких платежей нет. Попробуйте другое слово или снимите отбор."
        row={(payment) => <PaymentRow {...{ payment, currency, competitionGuid, canChange }} isOfEvent />}
      />
    </Page>
  );
}
