import type { Kinds, Names, Values } from './types.ts';

const MOBILE_EVENT = `select key from program.mobile_event where competition_guid = :event and is_open`;
const MOBILE_PROGRAM = `select key from program.mobile_program where program_guid = :program and is_open`;

export const KINDS: Kinds = {
  program: `select guid from program.program where guid = :program`,
  item: `select guid from program.item where program_guid = :program and kind = 'performance' order by order_key`,
  programColumn: `select guid from program.program_column where program_guid = :program order by position, guid`,
  programColumnField: `select f.guid from program.program_column_field f
    join program.program_column x on x.guid = f.column_guid
    where x.program_guid = :program order by x.position, f.position, f.guid`,
  customList: `select guid from program.custom_list where competition_guid = :event and deleted_at is null order by created_at, guid`,
};

export const NAMES: Names = {
  'CompetitionCustomLists/SetText.columnGuid': {
    sql: `select c ->> 'guid' as guid from program.custom_list l, jsonb_array_elements(l.columns) c
           where l.competition_guid = :event and c ->> 'title' = 'Примечание'`,
  },
  'CompetitionProgramItem/UndoStep.stepGuid': {
    sql: `select guid from program.step where program_guid = :program order by place desc`,
  },
  'MobileProgram/GetCompetition.key': { sql: MOBILE_EVENT },
  'MobileProgram/Find.key': { sql: MOBILE_EVENT },
  'MobileProgram/GetProgramByKey.programKey': { sql: MOBILE_PROGRAM },
  'MobileProgram/GetCalendar.programKey': { sql: MOBILE_PROGRAM },
  'MobileProgram/GetCalendar.itemGuid': {
    sql: `select guid from program.item where program_guid = :program and kind = 'performance' order by order_key`,
  },
  'Public/program.programGuid': { sql: `select guid from program.program where guid = :program` },
  'Public/programEvent.programGuid': { sql: `select guid from program.program where guid = :program` },
};

export const VALUES: Values = {
  'CompetitionProgram/Create.applicationBlockGuids': [undefined],
  'CompetitionProgramItem/SetActivity.activity': ['OnStage', 'Ready', 'Waiting'],
};
