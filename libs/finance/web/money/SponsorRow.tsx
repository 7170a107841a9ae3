// One sponsor: what he promises, what was decided, his papers.

import { Button, Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApplicationSponsorChangeStatus, ApplicationSponsorDelete, type SponsorView } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { Chip } from '@rampa/platform/web/base';
import { ListRow, openedLater, RowMenu, tell, TypedConfirm, useWrite } from '@rampa/platform/web/desk';
import { SponsorPapers } from '../documents/SponsorPapers.tsx';
import { percentText } from '../prices/price-words.ts';
import type { DiscountRowProps } from './DiscountRow.tsx';
import { TONES } from './discount-words.ts';

const SponsorLater = openedLater(async () => (await import('./SponsorForm.tsx')).SponsorForm);
const SPONSOR_WORDS = {
  Proposed: 'ждёт решения',
  Accepted: 'принят, ждём платёж',
  Paid: 'оплачено',
  Declined: 'отказ',
} as const;

export interface SponsorRowProps extends Omit<DiscountRowProps, 'row'> {
  row: SponsorView;
  competitionGuid: string;
}

export function SponsorRow({ row, account, competitionGuid, isMember, canChange }: SponsorRowProps) {
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
      {row.status === 'Accepted' || row.status === 'Paid' ? (
        <>
          <Link to={`../payments?sponsor=${row.guid}`} relative="path" aria-label={`Платежи спонсора: ${row.title}`}>
            Платежи
          </Link>
          <SponsorPapers sponsor={row} />
        </>
      ) : null}
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
