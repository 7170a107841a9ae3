// A row put by hand: to whom it may concern, or to whoever is found; what is left waits as the payer's advance.

import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconPlus, IconSearch, IconX } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import {
  BankStatementAccept,
  BankStatementFindTargets,
  rulesOf,
  type BankRowView,
  type BankTarget,
} from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import { FAULT_WORDS } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { DrawerForm, Held, ListRow, ListRows, tell, TextLine, useRead, useSendForm } from '@rampa/platform/web/desk';
import { nameOf } from '../money/money-words.ts';
import { MoneyInput } from '../prices/MoneyInput.tsx';
import classes from './statement.module.css';

type Part = BankTarget & { amount: number | null };

export function AssignForm({ row, onClose }: { row: BankRowView; onClose(): void }) {
  const whole = row.amount ?? 0;
  const currency = row.currency ?? 'RUB';
  const money = (sum: number) => moneyText(sum, currency);
  const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const needsReason = row.state === 'possibleDuplicate';
  const form = useSendForm({
    values: { parts: (row.proposal?.allocations ?? []) as Part[], reason: '' },
    faults: ({ parts, reason }) => ({
      ...(parts.length === 0 ? { parts: 'Выберите хотя бы одну заявку' } : {}),
      ...(parts.some(({ amount }) => !amount) ? { parts: 'Укажите сумму у каждой или уберите её' } : {}),
      ...(sumOf(parts) > whole ? { parts: `Распределено больше, чем пришло: ${money(sumOf(parts))}` } : {}),
      ...(needsReason && reason.trim() === '' ? { reason: FAULT_WORDS.missing('reason') } : {}),
    }),
    writes: [BankStatementAccept],
    rules: { of: rulesOf(BankStatementAccept), inside: 'rows.0', body: bodyOf },
    send: async (said) => (await callApi(BankStatementAccept, { body: bodyOf(said) })).rows[0]!,
    refusal: ({ outcome, code, message }) =>
      outcome === 'refused' || outcome === 'stale' ? { code: code ?? outcome, message } : null,
    onSaved() {
      tell(`Строка на ${money(whole)} проведена`, { subject: row.guid });
      onClose();
    },
  });

  function bodyOf({ parts, reason }: { parts: readonly Part[]; reason: string }) {
    const allocations = parts.map(({ targetGuid, amount }) => ({ targetGuid, amount: amount ?? 0 }));
    return { rows: [{ bankRowGuid: row.guid, allocations, reason }] };
  }

  return (
    <DrawerForm form={form} title="За кого эти деньги" submit="Провести строку" size={560} onClose={onClose}>
      <Text c="var(--r-ink-2)">
        {row.name || 'Плательщик не назван'}, {money(whole)}. {row.purpose}
      </Text>
      <Held at={form.at('parts')}>
        {(parts, set, error) => (
          <div className={classes.parts} data-fault={error ? 'parts' : undefined} tabIndex={-1}>
            {parts.map((part, at) => (
              <div key={part.targetGuid} className={classes.part}>
                <MoneyInput
                  label={`${targetName(part)}: осталось ${money(part.open)}`}
                  value={part.amount}
                  onChange={(amount) => set(parts.map((one, place) => (place === at ? { ...one, amount } : one)))}
                />
                <ActionIcon
                  size="lg"
                  aria-label={`Убрать: ${targetName(part)}`}
                  onClick={() => set(parts.filter((_, place) => place !== at))}
                >
                  <IconX size={18} />
                </ActionIcon>
              </div>
            ))}
            <p role={error ? 'alert' : undefined} data-error={error ? true : undefined}>
              {error ?? `Останется авансом плательщика: ${money(Math.max(0, whole - sumOf(parts)))}`}
            </p>
            <Finder
              row={row}
              taken={parts}
              onTake={(target) => {
                const left = Math.max(0, whole - sumOf(parts));
                set([...parts, { ...target, amount: Math.min(left, Math.max(0, target.open)) || left || null }]);
              }}
            />
          </div>
        )}
      </Held>
      {needsReason ? <TextLine at={form.at('reason')} label="Почему это другой платёж" /> : null}
    </DrawerForm>
  );
}

function Finder({
  row,
  taken,
  onTake,
}: {
  row: BankRowView;
  taken: readonly BankTarget[];
  onTake(target: BankTarget): void;
}) {
  const [text, setText] = useState('');
  const searchText = useDeferredValue(text.trim());
  const found = useRead(
    BankStatementFindTargets,
    { query: { bankRowGuid: row.guid, searchText, pageSize: 10 } },
    { enabled: searchText !== '', keepPrevious: true },
  );
  const offered = searchText === '' ? (row.proposal?.candidates ?? []) : (found.data?.collection ?? []);
  const free = offered.filter((one) => !taken.some(({ targetGuid }) => targetGuid === one.targetGuid));
  const currency = row.currency ?? 'RUB';
  return (
    <>
      <TextInput
        type="search"
        label="Найти заявку или спонсора"
        placeholder="Номер, коллектив, участник или ИНН"
        leftSection={<IconSearch size={18} stroke={1.75} />}
        value={text}
        maxLength={200}
        onChange={({ currentTarget: { value } }) => setText(value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {searchText !== '' && found.data?.totalCount === 0 ? <p role="status">Никого не нашлось.</p> : null}
      {free.length > 0 ? (
        <ListRows label={searchText === '' ? 'Кого это может касаться' : 'Нашлись'}>
          {free.map((target) => (
            <ListRow
              key={target.targetGuid}
              title={targetName(target)}
              detail={[
                target.payerName,
                `осталось ${moneyText(target.open, currency)}`,
                target.isWithdrawn ? 'отозвана' : '',
                target.eventTitle,
              ]
                .filter(Boolean)
                .join(', ')}
            >
              <Button
                size="sm"
                variant="default"
                leftSection={<IconPlus size={16} />}
                aria-label={`Добавить: ${targetName(target)}`}
                onClick={() => onTake(target)}
              >
                Добавить
              </Button>
            </ListRow>
          ))}
        </ListRows>
      ) : null}
    </>
  );
}

function targetName(target: BankTarget): string {
  return target.kind === 'sponsor'
    ? `Спонсор ${target.payerName}`
    : nameOf({ ...target, title: target.title || target.payerName });
}
