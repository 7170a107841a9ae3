import type { ServerRoom } from '@rampa/platform/server';
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
import ledger from './migrations/20261128014000-ledger.sql?raw';
import fiscalReceipts from './migrations/20261128113000-fiscal-receipts.sql?raw';
import requisites from './migrations/0150-requisites.sql?raw';
import chosenPayers from './migrations/20261128111000-chosen-payers.sql?raw';
import bankDirectory from './migrations/20261128014500-bank-directory.sql?raw';
import bankStatements from './migrations/20261128051500-bank-statements.sql?raw';
import documents from './migrations/20261128022500-documents.sql?raw';
import typeDocuments from './migrations/20261128110500-type-documents.sql?raw';
import offers from './migrations/20261128113500-offers.sql?raw';
import overdue from './migrations/20261128113600-overdue.sql?raw';
import cashBooks from './migrations/20261129203000-cash-books.sql?raw';
import prices from './migrations/20261124005000-prices.sql?raw';

export const financeRoom: ServerRoom = {
  name: 'finance',
  module: FinanceModule,
  migrations: [
    { name: '0150-requisites', sql: requisites },
    { name: '20261124005000-prices', sql: prices },
    { name: '20261128014000-ledger', sql: ledger },
    { name: '20261128014500-bank-directory', sql: bankDirectory },
    { name: '20261128022500-documents', sql: documents },
    { name: '20261128051500-bank-statements', sql: bankStatements },
    { name: '20261128111000-chosen-payers', sql: chosenPayers },
    { name: '20261128110500-type-documents', sql: typeDocuments },
    { name: '20261128113500-offers', sql: offers },
    { name: '20261128113600-overdue', sql: overdue },
    { name: '20261129203000-cash-books', sql: cashBooks },
    { name: '20261128113000-fiscal-receipts', sql: fiscalReceipts },
  ],
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
