// A form as tables meet it: a collective once, performances with people in them.

import type { FormBlock, FormField } from '@rampa/forms/domain';

const block = (guid: string, n: number, title: string, given: Partial<FormBlock> = {}): FormBlock => ({
  ...{ guid, n, title, parentGuid: null, min: 1, max: 1, isPerformance: false, rule: null, ...given },
});
export const fieldOf = (
  guid: string,
  n: number,
  blockGuid: string,
  title: string,
  given: Partial<FormField> = {},
): FormField => ({
  ...{ guid, n, blockGuid, title, kind: 'Text', bookGuid: null, hint: '', option: {}, rule: null, tag: null },
  ...{ isRequired: false, isPrivate: false, isPersonal: false, ...given },
});

export const FORM = {
  blocks: [
    block('club', 1, 'Коллектив'),
    block('piece', 2, 'Номер', { max: 3, isPerformance: true }),
    block('person', 3, 'Участник', { parentGuid: 'piece', min: 0, max: 2 }),
  ],
  fields: [
    fieldOf('name', 4, 'club', 'Название', { tag: 'collective' }),
    fieldOf('phone', 5, 'club', 'Телефон', { option: { format: 'phone' } }),
    fieldOf('title', 6, 'piece', 'Произведение', { tag: 'pieceTitle' }),
    fieldOf('kind', 7, 'piece', 'Номинация', {
      kind: 'ReferenceBook',
      bookGuid: 'book',
      option: { count: 3 },
      tag: 'nomination',
    }),
    fieldOf('who', 8, 'person', 'ФИО', { tag: 'personFullName' }),
    fieldOf('born', 9, 'person', 'Дата рождения', { tag: 'personBirthDate', option: { format: 'date' } }),
    fieldOf('music', 10, 'piece', 'Музыка', { kind: 'Attachment' }),
  ],
};
