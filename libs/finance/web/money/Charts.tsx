// Money by days and debts by age: pictures beside tables that say the same.

import { useState } from 'react';
import { CHART_DAYS, PaymentGetCharts, type MoneyCharts } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { counted } from '@rampa/kernel';
import { Answer, RowsSkeleton, Select, useRead } from '@rampa/platform/web/desk';
import { allDays, columnsOf } from './chart-shapes.ts';
import { dayWords } from './money-words.ts';
import classes from './charts.module.css';

type Days = (typeof CHART_DAYS)[number];
const SPANS: Record<Days, string> = { 30: '30 дней', 90: '90 дней', 365: 'год' };

export function Charts({ competitionGuid }: { competitionGuid: string }) {
  const [days, setDays] = useState<Days>(30);
  const charts = useRead(PaymentGetCharts, { query: { competitionGuid, days } }, { keepPrevious: true });
  return (
    <section className={classes.charts} aria-label="Диаграммы">
      <Answer of={charts} skeleton={<RowsSkeleton rows={3} height="4rem" />}>
        {(data) => (
          <>
            <ByDays {...{ data, days, setDays }} />
            <ByAges data={data} />
          </>
        )}
      </Answer>
    </section>
  );
}

function ByDays({ data, days, setDays }: { data: MoneyCharts; days: Days; setDays(days: Days): void }) {
  const money = (sum: number) => moneyText(sum, data.currency);
  const came = data.days.reduce((sum, day) => sum + day.in, 0);
  const went = data.days.reduce((sum, day) => sum + day.out, 0);
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.head}>
        <h2>Поступления по дням</h2>
        <Select
          aria-label="За сколько"
          size="sm"
          data={CHART_DAYS.map((value) => ({ value: String(value), label: SPANS[value] }))}
          value={String(days)}
          onChange={(value) => setDays(Number(value) as Days)}
        />
      </figcaption>
      <p className={classes.note}>
        Пришло {money(came)}
        {went > 0 ? `, вернули ${money(went)}` : ''}
      </p>
      {data.days.length > 0 ? <Columns data={data} /> : <p className={classes.note}>За эти дни денег не было.</p>}
      {data.days.length > 0 ? (
        <details className={classes.more}>
          <summary>Таблицей, {counted(data.days.length, 'день', 'дня', 'дней')}</summary>
          <table className={classes.table}>
            <caption className="r-sr-only">Поступления по дням</caption>
            <thead>
              <tr>
                <th scope="col">День</th>
                <th scope="col">Пришло</th>
                <th scope="col">Вернули</th>
              </tr>
            </thead>
            <tbody>
              {data.days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row">{dayWords(day.day, data.today)}</th>
                  <td>{money(day.in)}</td>
                  <td>{day.out > 0 ? money(day.out) : '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
    </figure>
  );
}

/** The table beside says the same, so the picture is silent. */
function Columns({ data }: { data: MoneyCharts }) {
  const { columns, most, zero } = columnsOf(allDays(data.from, data.today, data.days));
  const money = (sum: number) => moneyText(sum, data.currency);
  return (
    <>
      <svg className={classes.columns} viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        {columns.map(({ day, x, width, up, down, said }) => (
          <g key={day}>
            <title>{`${dayWords(day, data.today)}: ${money(said.in)}${said.out > 0 ? `, вернули ${money(said.out)}` : ''}`}</title>
            {up > 0 ? <rect className={classes.in} x={x} y={zero - up} width={width} height={up} /> : null}
            {down > 0 ? <rect className={classes.out} x={x} y={zero} width={width} height={down} /> : null}
          </g>
        ))}
        <line className={classes.zero} x1="0" x2="100" y1={zero} y2={zero} />
      </svg>
      <p className={classes.axis} aria-hidden="true">
        <span>{dayWords(data.from, data.today)}</span>
        <span>больше всего {money(most)}</span>
        <span>сегодня</span>
      </p>
    </>
  );
}

function ageWords({ from, to }: MoneyCharts['ages'][number]): string {
  if (from === null) return 'Срок не прошёл';
  return to === null ? `Просрочены на ${from} день и больше` : `Просрочены на ${from}–${to} дней`;
}

function ByAges({ data }: { data: MoneyCharts }) {
  const most = Math.max(1, ...data.ages.map(({ amount }) => amount));
  const sum = data.ages.reduce((all, { amount }) => all + amount, 0);
  return (
    <section className={classes.figure} aria-label="Долги по срокам">
      <h2>Долги по срокам</h2>
      <p className={classes.note}>{sum > 0 ? `Осталось получить ${moneyText(sum, data.currency)}` : 'Долгов нет.'}</p>
      {sum > 0 ? (
        <table className={classes.table}>
          <caption className="r-sr-only">Долги по срокам</caption>
          <thead>
            <tr>
              <th scope="col">Срок</th>
              <th scope="col">Сумма</th>
              <th scope="col">Заявок</th>
            </tr>
          </thead>
          <tbody>
            {data.ages.map((age) => (
              <tr key={age.from} data-tone={age.from === null ? 'plain' : 'late'}>
                <th scope="row">
                  {ageWords(age)}
                  <span className={classes.bar} aria-hidden="true">
                    <span style={{ inlineSize: `${(100 * age.amount) / most}%` }} />
                  </span>
                </th>
                <td>{moneyText(age.amount, data.currency)}</td>
                <td>{age.applications}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
