import type { ServerRoom } from '@rampa/platform/server';
import { FinanceModule } from './finance.module.ts';
import { REQUISITE } from './requisites/requisite-table.ts';
import requisites from './migrations/0150-requisites.sql?raw';

export const financeRoom: ServerRoom = {
  name: 'finance',
  module: FinanceModule,
  migrations: [{ name: '0150-requisites', sql: requisites }],
  tables: [REQUISITE],
};

export { RequisiteVetoes, type RequisiteVeto } from './ports/requisite-vetoes.ts';
export { FinanceWorkerModule } from './finance.module.ts';
