// Applications and their money: a list with its sums over the same filter.

import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import {
  type MONEY_FILTERS,
  PaymentGetApplicationsOnAmountPayments,
  PaymentGetApplicationsOnAmountPaymentsIndicators,
  type MoneyRow,
} from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  List,
  ListFilter,
  ListRow,
  ListTools,
  openedLater,
  Page,
  PageHead,
  RowsSkeleton,
  useAccess,
  useList,
  useRead,
} from '@rampa/platform/web/desk';
import { FinancePages } from '../parts/FinancePages.tsx';
import { BulkDeeds } from './BulkDeeds.tsx';
import { dayWords, nameOf, STATUS_TONES, STATUS_WORDS } from './money-words.ts';
import { useMoneyLive } from './use-money-live.ts';
import classes from './money.module.css';

type Filter = (typeof MONEY_FILTERS)[number];

const FILTER_WORDS: Record<Exclude<Filter, 'all'>, string> = {
  unpaid: 'Не оплачены',
  partial: 'Оплачены частично',
  paid: 'Оплачены',
  overdue: 'Просрочены',
  overpaid: 'С переплатой',
  free: 'Бесплатные',
  withdrawn: 'Отозваны',
};
const FILTERS = Object.keys(FILTER_WORDS) as Exclude<Filter, 'all'>[];
const SORTS = {
  number: 'По номеру',
  '-remaining': 'Сначала те, кто больше должен',
  '-overdue': 'Сначала просроченные',
  nextDue: 'По сроку платежа',
  '-paid': 'По оплаченному',
  title: 'По названию, А–Я',
};

const ChartsLater = openedLater(
  async () => (await import('./Charts.tsx')).Charts,
  <RowsSkeleton rows={3} height="4rem" />,
);

export function AccountsList() {
  const { guid: competitionGuid = '' } = useParams();
  const [hasCharts, setCharts] = useState((useLocation().state as { charts?: true } | null)?.charts ?? false);
  const canChange = useAccess(competitionGuid).changes('finances');
  useMoneyLive(competitionGuid);
  const list = useList({ keep: 'money', filters: { filter: FILTERS }, sorts: SORTS, isPrivate: true });
  const filter = (list.asked.filters.filter || 'all') as Filter;
  const query = { competitionGuid, filter, ...list.found };
  const rows = useRead(
    PaymentGetApplicationsOnAmountPayments,
    { query: { ...query, ...list.sorted }, body: list.page },
    { keepPrevious: true },
  );
  const sums = useRead(PaymentGetApplicationsOnAmountPaymentsIndicators, { query, body: {} }, { keepPrevious: true });
  const money = (sum: number) => moneyText(sum, rows.data?.currency ?? sums.data?.currency ?? 'RUB');
  const counts = sums.data?.counts;
  return (
    <Page isPaper>
      <PageHead
        title="Заявки и деньги"
        note="Кто сколько должен и оплатил. Изменения приходят сами."
        actions={
          <Button
            size="md"
            variant="default"
            aria-expanded={hasCharts}
            leftSection={<IconChartBar size={18} stroke={1.75} />}
            onClick={() => setCharts(!hasCharts)}
          >
            Диаграммы
          </Button>
        }
      />
      <FinancePages competitionGuid={competitionGuid} />
      <dl className={classes.sums} aria-label="Итоги по показанным заявкам">
        {sums.data
          ? SUMS.map(({ key, label, tone }) => (
              <div key={key} data-tone={sums.data[key] > 0 ? tone : undefined}>
                <dt>{label}</dt>
                <dd>{money(sums.data[key])}</dd>
              </div>
            ))
          : SUMS.map(({ key, label }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>…</dd>
              </div>
            ))}
      </dl>
      <ChartsLater of={hasCharts ? { competitionGuid } : null} />
      <ListTools list={list} search="Название, участник, номер">
        <ListFilter
          list={list}
          name="filter"
          label="Какие показывать"
          all={counts ? `Все, ${counts.all}` : 'Все'}
          options={FILTERS.map((value) => ({
            value,
            label: counts ? `${FILTER_WORDS[value]}, ${counts[value]}` : FILTER_WORDS[value],
          }))}
        />
      </ListTools>
      <List<MoneyRow>
        label="Заявки"
        list={list}
        of={rows}
        height="4.25rem"
        idOf={({ applicationGuid }) => applicationGuid}
        nameOf={(row) => nameOf(row)}
        empty={<EmptyState>Поданных заявок пока нет. Счёт появится у каждой, как только её подадут.</EmptyState>}
        nothing="Таких заявок нет. Попробуйте другое слово или покажите все."
        bulk={
          canChange
            ? (chosen, choice) => <BulkDeeds competitionGuid={competitionGuid} rows={chosen} onDone={choice.clear} />
            : null
        }
        row={(row) => <AccountRow {...{ row, competitionGuid, money }} />}
      />
    </Page>
  );
}

const SUMS = [
  { key: 'cost', label: 'Стоимость', tone: undefined },
  { key: 'paid', label: 'Оплачено', tone: 'ok' },
  { key: 'remaining', label: 'Осталось', tone: undefined },
  { key: 'overdue', label: 'Просрочено', tone: 'danger' },
  { key: 'overpaid', label: 'Переплата', tone: 'info' },
  { key: 'pending', label: 'Ждёт проверки', tone: 'now' },
] as const;

function AccountRow({
  row,
  competitionGuid,
  money,
}: {
  row: MoneyRow;
  competitionGuid: string;
  money(sum: number): string;
}) {
  const today = new Date().toISOString().slice(0, 10);
  const detail = [
    row.memberName,
    row.isWithdrawn ? 'отозвана' : '',
    row.discount > 0 ? `скидка ${money(row.discount)}` : '',
    row.nextDue && row.remaining > 0 ? `ждём до ${dayWords(row.nextDue, today)}` : '',
    row.pending > 0 ? `ждёт проверки ${money(row.pending)}` : '',
  ];
  return (
    <ListRow
      lead={row.number ?? '—'}
      title={
        <>
          <Link to={`/organizer/events/${competitionGuid}/finances/applications/${row.applicationGuid}`}>
            {row.title || 'Без названия'}
          </Link>
          <Chip tone={row.overdue > 0 ? 'danger' : STATUS_TONES[row.status]}>
            {row.overdue > 0 ? 'просрочено' : STATUS_WORDS[row.status]}
          </Chip>
        </>
      }
      detail={detail.filter((part) => part !== '').join(', ')}
    >
      <span className={classes.rowSums}>
        <b>{money(row.paid)}</b>
        <span> из {money(row.total)}</span>
      </span>
    </ListRow>
  );
}
