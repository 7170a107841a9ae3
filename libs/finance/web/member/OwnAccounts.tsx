import { Link } from 'react-router';
import { PaymentGetOwnByCompetition } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  ListRow,
  ListRows,
  openedLater,
  Page,
  PageHead,
  RowsSkeleton,
  useRead,
} from '@rampa/platform/web/desk';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { dayWords, nameOf, STATUS_TONES, STATUS_WORDS } from '../money/money-words.ts';
import { useOwnMoneyLive } from '../money/use-money-live.ts';
import classes from './member.module.css';

const ClaimLater = openedLater(async () => (await import('./ClaimForm.tsx')).ClaimForm);

/** Applications of one member: what each is asked for, one cheque for several. */
export function OwnAccounts({ competitionGuid }: { competitionGuid: string }) {
  useOwnMoneyLive();
  const [isClaiming, setClaiming] = useState(false);
  const own = useRead(PaymentGetOwnByCompetition, { query: { competitionGuid } });
  return (
    <Page isPaper>
      <PageHead title="Финансовые документы" note="Сколько и к какому дню заплатить за участие." />
      <Answer of={own} skeleton={<RowsSkeleton rows={3} height="4.25rem" />}>
        {({ rows, ask, currency, today }) =>
          rows.length === 0 ? (
            <EmptyState action={<Link to={`/member/competition/${competitionGuid}/applications`}>Открыть заявки</Link>}>
              Платить пока не за что: счёт появится, когда вы подадите заявку.
            </EmptyState>
          ) : (
            <>
              {ask > 0 ? (
                <div className={classes.ask}>
                  <p>К оплате сейчас</p>
                  <b>{moneyText(ask, currency)}</b>
                </div>
              ) : (
                <p className={classes.note}>Сейчас платить не нужно.</p>
              )}
              <ListRows label="Мои заявки">
                {rows.map((row) => (
                  <ListRow
                    key={row.applicationGuid}
                    lead={row.number ?? '—'}
                    title={
                      <>
                        <Link to={`/member/competition/${competitionGuid}/payments/${row.applicationGuid}`}>
                          {row.title || nameOf(row)}
                        </Link>
                        <Chip tone={row.overdue > 0 ? 'danger' : STATUS_TONES[row.status]}>
                          {row.overdue > 0 ? 'просрочено' : STATUS_WORDS[row.status]}
                        </Chip>
                      </>
                    }
                    detail={[
                      `оплачено ${moneyText(row.paid, currency)} из ${moneyText(row.total, currency)}`,
                      row.nextDue && row.remaining > 0 ? `следующий платёж до ${dayWords(row.nextDue, today)}` : '',
                      row.pending > 0 ? `на проверке ${moneyText(row.pending, currency)}` : '',
                    ]
                      .filter((part) => part !== '')
                      .join(', ')}
                  >
                    <b>{moneyText(row.ask, currency)}</b>
                  </ListRow>
                ))}
              </ListRows>
              {rows.some(({ remaining, isWithdrawn }) => remaining > 0 && !isWithdrawn) ? (
                <Button
                  variant="default"
                  size="lg"
                  leftSection={<IconUpload size={20} stroke={1.75} />}
                  onClick={() => setClaiming(true)}
                >
                  Уже заплатили? Приложите чек
                </Button>
              ) : null}
              <ClaimLater
                of={
                  isClaiming
                    ? { rows: rows.filter(({ isWithdrawn }) => !isWithdrawn), ...{ competitionGuid, currency, today }, onClose: () => setClaiming(false) } // prettier-ignore
                    : null
                }
              />
            </>
          )
        }
      </Answer>
    </Page>
  );
}
