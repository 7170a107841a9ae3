// Lists of a program's items for everything around the stage: rooms, buses, rehearsals, costumes, sound.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import {
  CUSTOM_LIST_LIMITS,
  customListRow,
  customListView,
  listColumn,
  listKind,
  listTitle,
  saidText,
} from '../custom-list-shapes.ts';
import { columnBox } from '../report-shapes.ts';
import { created, done, instant } from '../shapes.ts';
import { file } from './papers.ts';

const WHO = ['org:program', 'org:protocol'] as const;
const CHANGES = ['customLists.changed'] as const;
const SHOWS = ['customLists.changed', 'items.changed', 'program.changed', 'program.deleted', 'books.changed', 'groupFields.changed'] as const; // prettier-ignore

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const list = z.strictObject({ customListGuid: guidOf('customList') });
const listColumns = z.array(listColumn).max(CUSTOM_LIST_LIMITS.columns);
const items = z.array(guidOf('item')).min(1).max(CUSTOM_LIST_LIMITS.rows);

/** One item, or several by one write. */
const bound = z.strictObject({
  customListGuid: guidOf('customList'),
  competitionProgramItemGuid: guidOf('item').optional(),
  competitionProgramItemGuids: items.optional(),
});

export const CompetitionCustomListsGetByCompetition = defineCall({
  id: 'CompetitionCustomLists/GetByCompetition',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: [...SHOWS, 'form.changed'],
  summary: 'Списки мероприятия: расселение, автобусы, репетиции, костюмы, звук; столбцы и сколько строк',
  query: competition,
  answer: z.array(customListView),
});

export const CompetitionCustomListsGetCustomListsColumnsData = defineCall({
  id: 'CompetitionCustomLists/GetCustomListsColumnsData',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: [...SHOWS, 'form.changed', 'application.changed'],
  summary: 'Строки списка в их порядке, текст для каждого столбца',
  query: list,
  answer: z.object({ rows: z.array(customListRow) }),
});

export const CompetitionCustomListsCreate = defineCall({
  id: 'CompetitionCustomLists/Create',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Новый список: готового вида со своими столбцами или пустой; сразу с пунктами программы, если названы',
  query: competition,
  body: z.strictObject({
    list: z.strictObject({
      title: listTitle,
      kind: listKind.default('own'),
      columns: listColumns.optional(),
      competitionProgramItemGuids: z.array(guidOf('item')).max(CUSTOM_LIST_LIMITS.rows).default([]),
    }),
  }),
  answer: created,
});

export const CompetitionCustomListsUpdate = defineCall({
  id: 'CompetitionCustomLists/Update',
  method: 'PUT',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Название и столбцы списка; чего не сказано, то остаётся',
  query: competition,
  body: z.strictObject({
    list: z.strictObject({
      guid: guidOf('customList'),
      title: listTitle.optional(),
      columns: listColumns.optional(),
    }),
  }),
  answer: done,
});

export const CompetitionCustomListsDelete = defineCall({
  id: 'CompetitionCustomLists/Delete',
  method: 'DELETE',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Удалить список; вернуть его можно 30 дней',
  query: competition.extend(list.shape),
  answer: done,
});

export const CompetitionCustomListsBindCompetitionProgramItem = defineCall({
  id: 'CompetitionCustomLists/BindCompetitionProgramItem',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Внести пункты программы в конец списка; кого из него убрали, тот возвращается на место с тем, что записано',
  query: competition,
  body: bound,
  answer: done,
});

export const CompetitionCustomListsUnbindCompetitionProgramItem = defineCall({
  id: 'CompetitionCustomLists/UnbindCompetitionProgramItem',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Убрать пункты программы из списка; в программе они остаются',
  query: competition,
  body: bound,
  answer: done,
});

export const CompetitionCustomListsExtract = defineCall({
  id: 'CompetitionCustomLists/Extract',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: ['program.created', 'items.changed'],
  summary: 'Новая программа из списка, в его порядке; прежние программы остаются, тур — следующий',
  query: list,
  answer: created.extend({ title: z.string(), added: z.int() }),
});

export const CompetitionCustomListsGetSectionsAndFieldsForCustomLists = defineCall({
  id: 'CompetitionCustomLists/GetSectionsAndFieldsForCustomLists',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: ['form.changed', 'groupFields.changed'],
  summary: 'Из чего собирают столбцы списка: разделы и поля формы, поля групп мероприятия',
  query: competition,
  answer: columnBox
    .pick({ sections: true })
    .extend({ groups: z.array(z.object({ guid: z.guid(), title: z.string() })) }),
});
export type ListBox = z.infer<typeof CompetitionCustomListsGetSectionsAndFieldsForCustomLists.answer>;

export const LIST_FORMATS = ['xlsx', 'docx', 'pdf'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

export const CompetitionCustomListsExport = defineCall({
  id: 'CompetitionCustomLists/Export',
  method: 'GET',
  who: WHO,
  kind: 'file',
  mayBeJob: true,
  summary: 'Список файлом: книга, документ или лист для печати',
  query: list.extend({ format: z.enum(LIST_FORMATS) }),
  answer: file,
});

// --- beyond the checklist ---

const customListsNow = z.object({
  /** The latest first. */
  latest: z.array(z.object({ guid: z.guid(), updatedAt: instant })),
});
export type CustomListsNow = z.infer<typeof customListsNow>;

export const CompetitionCustomListsGetNowByCompetition = defineCall({
  id: 'CompetitionCustomLists/GetNowByCompetition',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: CHANGES,
  summary: 'Какие списки менялись последними; вид live `custom-lists`',
  query: competition,
  answer: customListsNow,
});

export const CompetitionCustomListsArrange = defineCall({
  id: 'CompetitionCustomLists/Arrange',
  method: 'PUT',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Порядок строк списка; кого не назвали, те стоят после',
  query: list,
  body: z.strictObject({ competitionProgramItemGuids: items }),
  answer: done,
});

export const CompetitionCustomListsSetText = defineCall({
  id: 'CompetitionCustomLists/SetText',
  method: 'PUT',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Записать в столбец, который заполняют от руки: номер комнаты, автобус, время репетиции',
  query: list,
  body: z.strictObject({
    competitionProgramItemGuids: items,
    columnGuid: z.guid().toLowerCase(),
    text: saidText.default(''),
  }),
  answer: done,
});

export const CompetitionCustomListsRestore = defineCall({
  id: 'CompetitionCustomLists/Restore',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Вернуть удалённый список',
  query: list,
  answer: done,
});
