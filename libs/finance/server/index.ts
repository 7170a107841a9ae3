import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { FinanceModule } from './finance.module.ts';

export const financeRoom: ServerRoom = {
  name: 'finance',
  module: FinanceModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob('./*/*-table{,s}.ts', { eager: true })),
};

export { RequisiteVetoes, type RequisiteVeto } from './ports/requisite-vetoes.ts';
export { FinanceWorkerModule } from './finance.module.ts';
