// Discounts and sponsors of an application: what was asked for, what was decided, by whom and why.

import { Button, Menu } from '@mantine/core';
import { IconFile, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  ApplicationSponsorChangeStatus,
  ApplicationSponsorDelete,
  ApplicationSponsorGetByCompetition,
  DiscountChangeStatus,
  DiscountDelete,
  DiscountGetByApplication,
  UploadedFileGetByGuid,
  type DiscountView,
  type MoneyAccountView,
  type SponsorView,
} from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { addressOf, Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  ListRow,
  ListRows,
  openedLater,
  RowMenu,
  RowsSkeleton,
  tell,
  TypedConfirm,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { SponsorPapers } from '../documents/SponsorPapers.tsx';
import { percentText } from '../prices/price-words.ts';

const DiscountLater = openedLater(async () => (await import('./DiscountForm.tsx')).DiscountForm);
const SponsorLater = openedLater(async () => (await import('./SponsorForm.tsx')).SponsorForm);

const DISCOUNT_WORDS = { Proposed: 'ждёт решения', Granted: 'дана', Declined: 'отказ' } as const;
const SPONSOR_WORDS = {
  Proposed: 'ждёт решения',
  Accepted: 'принят, ждём платёж',
  Paid: 'оплачено',
  Declined: 'отказ',
} as const;
const TONES = { Proposed: 'now', Granted: 'ok', Accepted: 'info', Paid: 'ok', Declined: 'danger' } as const;

export interface DiscountsProps {
  account: Pick<MoneyAccountView, 'applicationGuid' | 'currency' | 'total' | 'withdrawnAt'>;
  competitionGuid: string;
  canChange: boolean;
  isMember?: boolean;
}

export function Discounts(props: DiscountsProps) {
  const { account, competitionGuid, canChange, isMember = false } = props;
  const { applicationGuid } = account;
  const discounts = useRead(DiscountGetByApplication, { query: { applicationGuid } });
  const sponsors = useRead(ApplicationSponsorGetByCompetition, { query: { competitionGuid, applicationGuid } });
  const [opened, setOpened] = useState<'discount' | 'sponsor' | null>(null);
  const canAdd = canChange && account.withdrawnAt === null;
  const isAsked = isMember && discounts.data?.some(({ status, byMember }) => status === 'Proposed' && byMember);
  const add = (what: 'discount' | 'sponsor', label: string) => (
    <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setOpened(what)}>
      {label}
    </Button>
  );
  return (
    <>
      <section aria-labelledby="discounts">
        <h2 id="discounts">Скидки</h2>
        <Answer of={discounts} skeleton={<RowsSkeleton rows={1} />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState>Скидок нет.</EmptyState>
            ) : (
              <ListRows label="Скидки">
                {rows.map((row) => (
                  <DiscountRow key={row.guid} {...{ row, account, isMember, canChange }} />
                ))}
              </ListRows>
            )
          }
        </Answer>
        {canAdd && !isAsked ? add('discount', isMember ? 'Попросить скидку' : 'Дать скидку') : null}
      </section>
      {sponsors.data ? <OwnShare sponsors={sponsors.data} {...{ account, isMember }} /> : null}
      <section aria-labelledby="sponsors">
        <h2 id="sponsors">Спонсоры</h2>
        <Answer of={sponsors} skeleton={<RowsSkeleton rows={1} />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState>Спонсоров нет. Спонсор платит часть стоимости по своему счёту.</EmptyState>
            ) : (
              <ListRows label="Спонсоры">
                {rows.map((row) => (
                  <SponsorRow key={row.guid} {...{ row, account, competitionGuid, isMember, canChange }} />
                ))}
              </ListRows>
            )
          }
        </Answer>
        {canAdd ? add('sponsor', isMember ? 'Назвать спонсора' : 'Записать спонсора') : null}
      </section>
      <DiscountLater
        of={opened === 'discount' ? { account, competitionGuid, isMember, onClose: () => setOpened(null) } : null}
      />
      <SponsorLater
        of={
          opened === 'sponsor'
            ? { applicationGuid, competitionGuid, isMember, sponsor: null, onClose: () => setOpened(null) }
            : null
        }
      />
    </>
  );
}

type Account = DiscountsProps['account'];

/** What sponsors do not pay, where there are any. */
function OwnShare({ sponsors, account, isMember }: { sponsors: SponsorView[]; account: Account; isMember: boolean }) {
  const taken = sponsors.filter(({ status }) => status === 'Accepted' || status === 'Paid');
  if (taken.length === 0) return null;
  const own = Math.max(0, account.total - taken.reduce((sum, { share }) => sum + share, 0));
  return (
    <section aria-labelledby="own-share">
      <h2 id="own-share">Личные</h2>
      <ListRows label="Личные">
        <ListRow title={moneyText(own, account.currency)} detail={isMember ? 'Платите вы сами' : 'Платит участник'} />
      </ListRows>
    </section>
  );
}

function sizeOf({ percentBp, amount }: Pick<DiscountView, 'percentBp' | 'amount'>, currency: string): string {
  return percentBp === null ? moneyText(amount ?? 0, currency) : percentText(percentBp);
}

interface DiscountRowProps {
  row: DiscountView;
  account: Account;
  isMember: boolean;
  canChange: boolean;
}

function DiscountRow({ row, account, isMember, canChange }: DiscountRowProps) {
  const decide = useWrite(DiscountChangeStatus);
  const remove = useWrite(DiscountDelete);
  const [isRefusing, setRefusing] = useState(false);
  const query = { discountGuid: row.guid };
  const { currency } = account;
  const isDesk = canChange && !isMember && account.withdrawnAt === null;
  const detail = [
    sizeOf(row, currency),
    row.taken > 0 ? `снято ${moneyText(row.taken, currency)}` : '',
    row.byMember ? 'просит участник' : '',
    row.decidedBy,
    row.decision,
  ];
  return (
    <ListRow
      title={
        <>
          <span>{row.reason}</span>
          <Chip tone={TONES[row.status]}>{DISCOUNT_WORDS[row.status]}</Chip>
        </>
      }
      detail={detail.filter((part) => part !== '').join(', ')}
    >
      {row.file ? (
        <Button
          component="a"
          variant="subtle"
          size="sm"
          href={addressOf(UploadedFileGetByGuid, { query: { uploadedFileGuid: row.file.guid } })}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconFile size={16} stroke={1.75} />}
        >
          Документ
        </Button>
      ) : null}
      {isDesk && row.status !== 'Granted' ? (
        <Button
          size="sm"
          loading={decide.isPending}
          onClick={() =>
            decide.mutate(
              { query, body: { status: 'Granted' } },
              { onSuccess: () => tell('Скидка дана, стоимость пересчитана') },
            )
          }
        >
          Дать
        </Button>
      ) : null}
      {isDesk ? (
        <RowMenu label={row.reason} isBusy={decide.isPending || remove.isPending}>
          {row.status === 'Declined' ? null : (
            <Menu.Item onClick={() => setRefusing(true)}>
              {row.status === 'Granted' ? 'Снять скидку' : 'Отказать'}
            </Menu.Item>
          )}
          {row.status === 'Granted' ? null : (
            <Menu.Item
              data-danger
              leftSection={<IconTrash size={18} />}
              onClick={() => remove.mutate({ query }, { onSuccess: () => tell('Запись о скидке удалена') })}
            >
              Удалить
            </Menu.Item>
          )}
        </RowMenu>
      ) : null}
      <TypedConfirm
        isOpen={isRefusing}
        title={row.status === 'Granted' ? 'Снять скидку?' : 'Отказать в скидке?'}
        action={row.status === 'Granted' ? 'Снять' : 'Отказать'}
        reason="required"
        isBusy={decide.isPending}
        onClose={() => setRefusing(false)}
        onConfirm={(reason) =>
          decide.mutate({ query, body: { status: 'Declined', reason } }, { onSuccess: () => setRefusing(false) })
        }
      >
        Участник увидит причину.
      </TypedConfirm>
    </ListRow>
  );
}

interface SponsorRowProps extends Omit<DiscountRowProps, 'row'> {
  row: SponsorView;
  competitionGuid: string;
}

function SponsorRow({ row, account, competitionGuid, isMember, canChange }: SponsorRowProps) {
  const decide = useWrite(ApplicationSponsorChangeStatus);
  const remove = useWrite(ApplicationSponsorDelete);
  const [opened, setOpened] = useState<'edit' | 'refuse' | null>(null);
  const query = { applicationSponsorGuid: row.guid };
  const { currency } = account;
  const isDesk = canChange && !isMember && account.withdrawnAt === null;
  const canEdit = canChange && row.paid === 0 && (isMember ? row.status === 'Proposed' : true);
  const detail = [
    `${moneyText(row.share, currency)}${row.percentBp === null ? '' : ` (${percentText(row.percentBp)})`}`,
    row.paid > 0 ? `оплачено ${moneyText(row.paid, currency)}` : '',
    row.requisite.inn === '' ? '' : `ИНН\u00a0${row.requisite.inn}`,
    row.decidedBy,
    row.decision,
  ];
  return (
    <ListRow
      title={
        <>
          <span>{row.title}</span>
          <Chip tone={TONES[row.status]}>{SPONSOR_WORDS[row.status]}</Chip>
        </>
      }
      detail={detail.filter((part) => part !== '').join(', ')}
    >
      {isDesk && (row.status === 'Proposed' || row.status === 'Declined') ? (
        <Button
          size="sm"
          loading={decide.isPending}
          onClick={() =>
            decide.mutate({ query, body: { status: 'Accepted' } }, { onSuccess: () => tell('Спонсор принят') })
          }
        >
          Принять
        </Button>
      ) : null}
      {row.status === 'Accepted' || row.status === 'Paid' ? <SponsorPapers sponsor={row} /> : null}
      {canEdit ? (
        <RowMenu label={row.title} isBusy={remove.isPending || decide.isPending}>
          <Menu.Item onClick={() => setOpened('edit')}>Изменить</Menu.Item>
          {isDesk && row.status !== 'Declined' ? (
            <Menu.Item onClick={() => setOpened('refuse')}>Отказать</Menu.Item>
          ) : null}
          <Menu.Item
            data-danger
            leftSection={<IconTrash size={18} />}
            onClick={() => remove.mutate({ query }, { onSuccess: () => tell('Спонсор убран') })}
          >
            Убрать
          </Menu.Item>
        </RowMenu>
      ) : null}
      <SponsorLater
        of={
          opened === 'edit'
            ? {
                ...{ applicationGuid: row.applicationGuid, competitionGuid, isMember },
                sponsor: row,
                onClose: () => setOpened(null),
              }
            : null
        }
      />
      <TypedConfirm
        isOpen={opened === 'refuse'}
        title="Отказать спонсору?"
        action="Отказать"
        reason="required"
        isBusy={decide.isPending}
        onClose={() => setOpened(null)}
        onConfirm={(reason) =>
          decide.mutate({ query, body: { status: 'Declined', reason } }, { onSuccess: () => setOpened(null) })
        }
      >
        Вся сумма станет к оплате участнику.
      </TypedConfirm>
    </ListRow>
  );
}
