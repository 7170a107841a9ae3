import { migrationsIn, type ServerRoom } from '@rampa/platform/server';
import { FinanceModule } from './finance.module.ts';
import { REQUISITE } from './requisites/requisite-table.ts';
import { FISCAL_RECEIPT } from './fiscal/fiscal-table.ts';
import { BANK_DIRECTORY } from './banks/bank-directory-table.ts';
import { BANK_BOOKING, BANK_FILE, BANK_ROW } from './statements/statement-tables.ts';
import { CUSTOM_DOCUMENT, DOCUMENT, PAYEE, TYPE_DOCUMENT } from './documents/document-tables.ts';
import { OFFER_ACCEPTANCE, OFFER_VERSION } from './offers/offer-tables.ts';
import { PLAN, PRICE_PART, PRICE_REVISION, SETTING } from './prices/price-tables.ts';
import {
  ACCOUNT,
  ALLOCATION,
  AUDIT,
  CHOSEN_PAYER,
  COUNTER,
  DISCOUNT,
  ENTRY,
  PAYMENT,
  POSTING,
  REFUND,
  REFUND_PART,
  RETENTION,
  SPONSOR,
} from './ledger/ledger-tables.ts';

export const financeRoom: ServerRoom = {
  name: 'finance',
  module: FinanceModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: [
    REQUISITE,
    SETTING,
    PRICE_REVISION,
    PRICE_PART,
    PLAN,
    ACCOUNT,
    CHOSEN_PAYER,
    DISCOUNT,
    SPONSOR,
    PAYMENT,
    ALLOCATION,
    REFUND,
    REFUND_PART,
    RETENTION,
    ENTRY,
    POSTING,
    COUNTER,
    AUDIT,
    BANK_DIRECTORY,
    DOCUMENT,
    PAYEE,
    BANK_FILE,
    BANK_ROW,
    BANK_BOOKING,
    FISCAL_RECEIPT,
    TYPE_DOCUMENT,
    OFFER_VERSION,
    OFFER_ACCEPTANCE,
    CUSTOM_DOCUMENT,
  ],
};

export { RequisiteVetoes, type RequisiteVeto } from './ports/requisite-vetoes.ts';
export { FinanceWorkerModule } from './finance.module.ts';
