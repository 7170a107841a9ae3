// Below a BIC: which bank it is. Empty fields are filled by it; typed ones are left, and its words are offered.

import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { BankDirectoryGetByBik } from '@rampa/contract';
import { normalizedText } from '@rampa/finance/domain';
import { useRead, type Place } from '@rampa/platform/web/desk';
import classes from '../style/form.module.css';

export interface BankOfBikProps {
  bik: Place<string>;
  bankName: Place<string>;
  account: Place<string>;
}

export function BankOfBik({ bik: bikPlace, bankName, account }: BankOfBikProps) {
  const bik = normalizedText('bik', bikPlace.useValue());
  const name = bankName.useValue();
  const number = normalizedText('correspondentAccount', account.useValue());
  const isWhole = /^\d{9}$/.test(bik);
  const { data } = useRead(BankDirectoryGetByBik, { query: { bik } }, { enabled: isWhole });
  const bank = isWhole && data?.bank?.bik === bik ? data.bank : null;
  /** What was filled in by itself may be filled in anew by another BIC. */
  const filled = useRef({ name: '', number: '' });

  function fill() {
    if (!bank) return;
    filled.current = { name: bank.bankName, number: bank.correspondentAccount };
    bankName.set(bank.bankName);
    if (bank.correspondentAccount !== '') account.set(bank.correspondentAccount);
  }

  const fillEmpty = useEffectEvent(() => {
    const isOurs = (typed: string, own: string) => typed.trim() === '' || typed === own;
    if (isOurs(name, filled.current.name) && isOurs(number, filled.current.number)) fill();
  });
  const foundBik = bank?.bik ?? '';
  useEffect(() => {
    if (foundBik !== '') fillEmpty();
  }, [foundBik]);

  if (!isWhole || !data) return null;
  if (!bank) {
    return (
      <p className={classes.bank} role="status">
        Такого БИК в справочнике банков нет. Проверьте его или впишите банк сами.
      </p>
    );
  }
  const isSame = name === bank.bankName && (bank.correspondentAccount === '' || number === bank.correspondentAccount);
  return (
    <p className={classes.bank} role="status">
      {isSame ? 'Банк и счёт взяты из справочника.' : `По справочнику: ${bank.bankName}.`}{' '}
      {isSame ? null : (
        <Button variant="subtle" size="compact-sm" onClick={fill}>
          Подставить
        </Button>
      )}
    </p>
  );
}
