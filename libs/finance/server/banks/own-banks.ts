// The portal's own list of banks; where it comes from stands beside it (SOURCE.md).

import { bankOf, type Bank } from '@rampa/finance/domain';
import rows from './banks.tsv?raw';

export const OWN_BANKS: ReadonlyMap<string, Bank> = new Map(
  rows
    .trimEnd()
    .split('\n')
    .flatMap((row) => {
      const [bik = '', name = '', place = '', account = ''] = row.split('\t');
      const bank = bankOf(bik, name, place, account);
      return bank ? [[bank.bik, bank] as const] : [];
    }),
);
