// The cash desk, for a phone: find an application, take money, say the number of the receipt; the shift adds up beside it.

import { Button, Menu, TextInput } from '@mantine/core';
import { IconCash, IconLink, IconPrinter, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'react-router';
import {
  PaymentGetApplicationsOnAmountPayments,
  PaymentGetCashInfo,
  PaymentGetCashPayments,
  PaymentGetDocument,
  type AnswerOf,
  type MoneyRow,
} from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { counted, russianDates } from '@rampa/kernel';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  copyText,
  List,
  ListRow,
  ListRows,
  openedLater,
  Page,
  PageHead,
  RowMenu,
  RowsSkeleton,
  tell,
  tellRefusal,
  useAccess,
  useDownload,
  useList,
  useRead,
} from '@rampa/platform/web/desk';
import { FinancePages } from '../parts/FinancePages.tsx';
import { useMoneyLive } from './use-money-live.ts';
import classes from './money.module.css';

const RecordLater = openedLater(async () => (await import('./RecordForm.tsx')).RecordForm);
const ReportLater = openedLater(async () => (await import('./CashReportForm.tsx')).CashReportForm);
const TIME = russianDates({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

export function CashDesk() {
  const { guid: competitionGuid = '' } = useParams();
  useMoneyLive(competitionGuid);
  const canChange = useAccess(competitionGuid).changes('finances');
  const info = useRead(PaymentGetCashInfo, { query: { competitionGuid } });
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text.trim());
  const found = useRead(
    PaymentGetApplicationsOnAmountPayments,
    { query: { competitionGuid, searchText, isActive: 'true' }, body: { pageSize: 10 } },
    { enabled: searchText !== '', keepPrevious: true },
  );
  const [taken, setTaken] = useState<MoneyRow | null>(null);
  const [isReporting, setReporting] = useState(false);
  const currency = info.data?.currency ?? 'RUB';
  const money = (sum: number) => moneyText(sum, currency);
  return (
    <Page isPaper>
      <PageHead
        title="Касса"
        note="Наличные на месте: смена кассира — его день. Номера квитанций идут подряд."
        actions={
          <Button size="md" variant="default" disabled={!info.data} onClick={() => setReporting(true)}>
            Отчёт кассы
          </Button>
        }
      />
      <FinancePages competitionGuid={competitionGuid} />
      <Answer of={info} skeleton={<RowsSkeleton rows={1} height="4rem" />}>
        {({ own }) => (
          <dl className={classes.sums} aria-label="Ваша смена сегодня">
            <div>
              <dt>В кассе</dt>
              <dd>{money(own.inDrawer)}</dd>
            </div>
            <div>
              <dt>Принято</dt>
              <dd>{money(own.in)}</dd>
            </div>
            <div>
              <dt>Выдано</dt>
              <dd>{money(own.out)}</dd>
            </div>
            <div>
              <dt>Квитанции</dt>
              <dd>{own.firstNo === null ? 'пока нет' : `${own.firstNo}–${own.lastNo}`}</dd>
            </div>
          </dl>
        )}
      </Answer>
      {canChange ? (
        <section className={classes.take} aria-label="Принять деньги">
          <TextInput
            size="lg"
            label="Кто платит"
            type="search"
            placeholder="Номер, название или участник"
            leftSection={<IconSearch size={20} stroke={1.75} />}
            value={text}
            maxLength={200}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
          {searchText === '' ? null : (
            <Answer of={found} skeleton={<RowsSkeleton rows={2} height="4.25rem" />}>
              {({ collection }) =>
                collection.length === 0 ? (
                  <EmptyState>Такой заявки нет среди поданных.</EmptyState>
                ) : (
                  <ListRows label="Найденные заявки">
                    {collection.map((row) => (
                      <ListRow
                        key={row.applicationGuid}
                        lead={row.number ?? '—'}
                        title={row.title || 'Без названия'}
                        detail={`${row.memberName}, осталось ${money(row.remaining)}`}
                      >
                        {row.remaining > 0 ? (
                          <Button leftSection={<IconCash size={18} />} onClick={() => setTaken(row)}>
                            Принять
                          </Button>
                        ) : (
                          <Chip tone="ok">Оплачено</Chip>
                        )}
                      </ListRow>
                    ))}
                  </ListRows>
                )
              }
            </Answer>
          )}
        </section>
      ) : null}
      {info.data && info.data.cashiers.length > 0 ? (
        <section aria-labelledby="shifts">
          <h2 id="shifts">Смены сегодня</h2>
          <ListRows label="Смены сегодня">
            {info.data.cashiers.map((shift) => (
              <ListRow
                key={shift.name}
                title={shift.name}
                detail={counted(shift.count, 'операция', 'операции', 'операций')}
              >
                <b>{money(shift.inDrawer)}</b>
              </ListRow>
            ))}
          </ListRows>
        </section>
      ) : null}
      <Receipts competitionGuid={competitionGuid} />
      <ReportLater
        of={
          isReporting && info.data
            ? { competitionGuid, today: info.data.today, onClose: () => setReporting(false) }
            : null
        }
      />
      <RecordLater
        of={
          taken && info.data
            ? {
                account: { ...taken, currency, today: info.data.today },
                ...{ competitionGuid, isCash: true, onClose: () => setTaken(null) },
              }
            : null
        }
      />
    </Page>
  );
}

type CashRow = AnswerOf<typeof PaymentGetCashPayments>['collection'][number];

/** Whoever has paid gets it on paper, or by a link to his own page, which has it too. */
function ReceiptDeeds({ row, competitionGuid }: { row: CashRow; competitionGuid: string }) {
  const download = useDownload();
  const { guid, paymentGuid, applicationGuid, isRefund, receiptNo } = row;
  if (applicationGuid === null) return null;
  const asked = { applicationGuid, documentType: 'cashOrder' as const, paymentGuid };
  const path = `/member/competition/${competitionGuid}/payments/${applicationGuid}/add-documents`;
  async function copy() {
    if (await copyText(new URL(path, window.location.origin).href))
      tell('Ссылка скопирована: отправьте её плательщику');
    else tellRefusal('Браузер не дал скопировать', { detail: 'Квитанцию можно скачать и отправить файлом.' });
  }
  return (
    <RowMenu label={`Квитанция ${receiptNo}`} isBusy={download.isBusy}>
      <Menu.Item
        leftSection={<IconPrinter size={18} />}
        onClick={() => void download.run(PaymentGetDocument, isRefund ? { ...asked, refundGuid: guid } : asked)}
      >
        Квитанция на печать
      </Menu.Item>
      <Menu.Item leftSection={<IconLink size={18} />} onClick={() => void copy()}>
        Ссылка для плательщика
      </Menu.Item>
    </RowMenu>
  );
}

function Receipts({ competitionGuid }: { competitionGuid: string }) {
  const list = useList({ keep: 'cash', isPrivate: true });
  const rows = useRead(
    PaymentGetCashPayments,
    { query: { competitionGuid, ...list.page, ...list.found } },
    { keepPrevious: true },
  );
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts">Квитанции</h2>
      <List
        label="Квитанции"
        list={list}
        of={rows}
        idOf={({ guid }) => guid}
        nameOf={({ receiptNo }) => `Квитанция ${receiptNo}`}
        empty={<EmptyState>Наличных пока не принимали.</EmptyState>}
        nothing="Такой квитанции нет."
        row={(row) => (
          <ListRow
            lead={row.receiptNo ?? '—'}
            title={
              <>
                <span>{row.payerName || row.applications}</span>
                {row.isRefund ? <Chip tone="info">возврат</Chip> : null}
                {row.isStornoed ? <Chip tone="danger">отменена</Chip> : null}
              </>
            }
            detail={[row.applications, TIME.format(new Date(row.at)), row.cashier]
              .filter((part) => part !== '')
              .join(', ')}
          >
            <b>{moneyText(row.amount, rows.data?.currency ?? 'RUB')}</b>
            {row.isStornoed ? null : <ReceiptDeeds row={row} competitionGuid={competitionGuid} />}
          </ListRow>
        )}
      />
    </section>
  );
}
