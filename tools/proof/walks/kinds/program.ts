import type { Kinds, Names, Values } from './types.ts';

export const KINDS: Kinds = {
  program: `select guid from program.program where guid = :program`,
  item: `select guid from program.item where program_guid = :program and kind = 'performance' order by order_key`,
};

export const NAMES: Names = {
  'CompetitionProgramItem/UndoStep.stepGuid': {
    sql: `select guid from program.step where program_guid = :program order by place desc`,
  },
  'Public/program.programGuid': { sql: `select guid from program.program where guid = :program` },
  'Public/programEvent.programGuid': { sql: `select guid from program.program where guid = :program` },
};

export const VALUES: Values = {
  'CompetitionProgram/Create.applicationBlockGuids': [undefined],
  'CompetitionProgramItem/SetActivity.activity': ['OnStage', 'Ready', 'Waiting'],
};
