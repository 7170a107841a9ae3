// The file itself: its name, whether its balances agree, how many rows of each kind it has.

import { Select } from '@rampa/platform/web/desk';
import { STATEMENT_GROUPS, type BankFileView, type StatementGroup } from '@rampa/contract';
import { moneyText } from '@rampa/finance/domain';
import type { ReactNode } from 'react';
import { dayWords } from '../money/money-words.ts';
import { GROUP_TONES, GROUP_WORDS, rowsText, WARNING_WORDS } from './statement-words.ts';
import classes from './statement.module.css';

export interface FileHeadProps {
  file: BankFileView;
  files: readonly BankFileView[];
  counts: Record<StatementGroup, number>;
  button: ReactNode;
  onOpen(file: string): void;
}

/** Always told, though there be none. */
const ALWAYS: readonly StatementGroup[] = ['exact', 'likely', 'check', 'booked'];

export function FileHead({ file, files, counts, button, onOpen }: FileHeadProps) {
  const today = new Date().toISOString().slice(0, 10);
  const known = files.some(({ guid }) => guid === file.guid) ? files : [file, ...files];
  return (
    <section className={classes.file} aria-label="Файл выписки">
      <div className={classes.name}>
        {known.length > 1 ? (
          <Select
            aria-label="Какая выписка"
            allowDeselect={false}
            searchable
            data={known.map(({ guid, name, loadedAt }) => ({
              value: guid,
              label: `${name}, ${dayWords(loadedAt.slice(0, 10), today)}`,
            }))}
            value={file.guid}
            onChange={(value) => value && onOpen(value)}
          />
        ) : (
          <b>{file.name}</b>
        )}
        {file.accounts.map((account, at) => (
          <p key={at}>{balanceText(account)}</p>
        ))}
        {file.passedOver > 0 ? <p>Списаний, которые не касаются мероприятий: {file.passedOver}</p> : null}
      </div>
      {button}
      <ul className={classes.counts} aria-label="Сколько строк">
        {STATEMENT_GROUPS.filter((group) => counts[group] > 0 || ALWAYS.includes(group)).map((group) => (
          <li key={group} data-tone={GROUP_TONES[group]}>
            {GROUP_WORDS[group]} <b>{counts[group]}</b>
          </li>
        ))}
      </ul>
      {file.warnings.length > 0 ? (
        <ul className={classes.warnings} role="alert">
          {file.warnings.map((warning) => (
            <li key={warning}>{WARNING_WORDS[warning]}</li>
          ))}
        </ul>
      ) : null}
      <span className={classes.hidden}>{rowsText(file.rowCount)}</span>
    </section>
  );
}

function balanceText({ account, opening, income, outcome, closing }: BankFileView['accounts'][number]): string {
  const name = `счёт …${account.slice(-4)}`;
  if (opening === null || income === null || outcome === null || closing === null) return name;
  const sum = (amount: number) => moneyText(amount, 'RUB').replace(/\s₽$/, '');
  const agreed = opening + income - outcome === closing ? 'остатки сошлись: ' : 'остатки не сходятся: ';
  return `${name}, ${agreed}${sum(opening)} + ${sum(income)} − ${sum(outcome)} = ${sum(closing)}`;
}
