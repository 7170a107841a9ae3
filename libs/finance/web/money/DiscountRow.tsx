// One discount: what was asked for, what was decided, by whom and why.

import { Button, Menu } from '@mantine/core';
import { IconFile, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import {
  DiscountChangeStatus,
  DiscountDelete,
  UploadedFileGetByGuid,
  type DiscountView,
  type MoneyAccountView,
} from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { addressOf, Chip } from '@rampa/platform/web/base';
import { ListRow, RowMenu, tell, TypedConfirm, useWrite } from '@rampa/platform/web/desk';
import { sizeOf, TONES } from './discount-words.ts';

const DISCOUNT_WORDS = { Proposed: 'ждёт решения', Granted: 'дана', Declined: 'отказ' } as const;

export interface DiscountRowProps {
  row: DiscountView;
  account: Pick<MoneyAccountView, 'applicationGuid' | 'currency' | 'total' | 'withdrawnAt'>;
  isMember: boolean;
  canChange: boolean;
}

export function DiscountRow({ row, account, isMember, canChange }: DiscountRowProps) {
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
