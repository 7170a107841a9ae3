// One row of a bank: who paid, what for, whom it is proposed to and why; what can be done with it.

import { Button, Checkbox, Menu } from '@mantine/core';
import { IconArrowBackUp, IconArrowsSplit, IconCircleX } from '@tabler/icons-react';
import { useState } from 'react';
import { BankStatementIgnore, type BankRowView } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { Chip } from '@rampa/platform/web/base';
import { ListRow, openedLater, RowMenu, tell, useWrite } from '@rampa/platform/web/desk';
import { dayWords } from '../money/money-words.ts';
import { GROUP_TONES, GROUP_WORDS, headOf, reasonOf } from './statement-words.ts';
import classes from './statement.module.css';

const TakeBackLater = openedLater(async () => (await import('./TakeBackForm.tsx')).TakeBackForm);

export interface StatementRowProps {
  row: BankRowView;
  canChange: boolean;
  isOn: boolean;
  isBusy: boolean;
  /** Why it was not booked. */
  trouble: string;
  onTick(isOn: boolean): void;
  onAssign(): void;
}

export function StatementRow({ row, canChange, isOn, isBusy, trouble, onTick, onAssign }: StatementRowProps) {
  const ignore = useWrite(BankStatementIgnore);
  const [isTakingBack, setTakingBack] = useState(false);
  const { group, state, direction, proposal } = row;
  const today = new Date().toISOString().slice(0, 10);
  const money = row.amount === null ? 'сумма не читается' : moneyText(row.amount, row.currency ?? 'RUB');
  const name = row.name || 'Плательщик не назван';
  const canTick = canChange && (proposal?.allocations.length ?? 0) > 0;
  const isWaiting = group === 'exact' || group === 'likely' || group === 'check' || state === 'possibleDuplicate';
  const canAssign = canChange && isWaiting && group !== 'booked' && group !== 'ignored' && direction === 'in';

  function put(isIgnored: boolean) {
    const asked = { query: { bankRowGuid: row.guid }, body: { isIgnored } };
    const action = { label: 'Вернуть', run: () => put(false) };
    const said = isIgnored ? 'Строка отложена как чужая' : 'Строка снова ждёт решения';
    ignore.mutate(asked, { onSuccess: () => tell(said, { subject: row.guid, ...(isIgnored ? { action } : {}) }) });
  }

  return (
    <ListRow
      lead={
        canTick ? (
          <Checkbox
            aria-label={`Провести: ${name}, ${money}`}
            checked={isOn}
            disabled={isBusy}
            onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          />
        ) : (
          ''
        )
      }
      title={
        <>
          <span>{name}</span>
          <b className={classes.sum}>
            {direction === 'out' ? '−' : ''}
            {money}
          </b>
        </>
      }
      detail={
        <>
          {[
            row.paidOn ? dayWords(row.paidOn, today) : '',
            row.number ? `№\u00a0${row.number}` : '',
            row.inn ? `ИНН ${row.inn}` : '',
          ]
            .filter(Boolean)
            .join(', ')}
          <span className={classes.purpose}>{row.purpose}</span>
        </>
      }
    >
      <div className={classes.proposal}>
        <span className={classes.whom}>
          <Chip tone={GROUP_TONES[group]}>{GROUP_WORDS[group]}</Chip> <b>{headOf(row)}</b>
        </span>
        <span className={classes.why}>{reasonOf(row, today)}</span>
        {trouble === '' ? null : (
          <span className={classes.trouble} role="alert">
            Не проведено: {trouble}
          </span>
        )}
      </div>
      {canAssign && group !== 'exact' ? (
        <Button size="sm" variant="default" disabled={isBusy} onClick={onAssign}>
          Разобрать
        </Button>
      ) : null}
      {canChange && (isWaiting || group === 'booked' || group === 'ignored') ? (
        <RowMenu label={`${name}, ${money}`} isBusy={ignore.isPending}>
          {canAssign ? (
            <Menu.Item leftSection={<IconArrowsSplit size={18} />} onClick={onAssign}>
              Выбрать, за кого
            </Menu.Item>
          ) : null}
          {group === 'booked' ? (
            <Menu.Item data-danger leftSection={<IconArrowBackUp size={18} />} onClick={() => setTakingBack(true)}>
              Отменить проведение
            </Menu.Item>
          ) : group === 'ignored' ? (
            <Menu.Item leftSection={<IconArrowBackUp size={18} />} onClick={() => put(false)}>
              Вернуть строку
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconCircleX size={18} />} onClick={() => put(true)}>
              Не наше
            </Menu.Item>
          )}
        </RowMenu>
      ) : (
        <span className={classes.noMenu} />
      )}
      <TakeBackLater of={isTakingBack ? { row, onClose: () => setTakingBack(false) } : null} />
    </ListRow>
  );
}
