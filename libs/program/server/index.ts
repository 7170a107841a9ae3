import type { ServerRoom } from '@rampa/platform/server';
import program from './migrations/0040-program.sql?raw';
import { ItemEntity } from './persistence/item.entity.ts';
import { ProgramEntity } from './persistence/program.entity.ts';
import { ProgramModule } from './program.module.ts';

export const programRoom: ServerRoom = {
  name: 'program',
  module: ProgramModule,
  migrations: [{ name: '0040-program', sql: program }],
  entities: [ProgramEntity, ItemEntity],
};

export { ProgramReads } from './queries/program-reads.ts';
export { ItemVetoes, type ItemVeto } from './ports/item-vetoes.ts';
export { ProtocolStates, type StatesOf } from './ports/protocol-states.ts';
export { JudgeNominations, type NominationsOf } from './ports/judge-nominations.ts';
