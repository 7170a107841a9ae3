// The sections that an employee can be given, in the order of the event's tabs, and what each opens.

import type { AnswerOf, OrganizerEmployeeGetAllAccessModules } from '@rampa/contract';

export const ACCESS_MODULES: AnswerOf<typeof OrganizerEmployeeGetAllAccessModules> = [
  {
    section: 'settings',
    title: 'Настройки',
    note: 'карточка события, форма заявки, судьи, номинации, критерии, звания, экраны',
  },
  { section: 'requests', title: 'Заявки', note: 'заявки, их статусы и файлы, переписка, рассылки, импорт' },
  { section: 'reports', title: 'Отчёты', note: 'таблицы и сводки по заявкам' },
  { section: 'program', title: 'Программа', note: 'порядок выступлений, пульт, списки и звук' },
  { section: 'protocol', title: 'Протоколы', note: 'оценки, подсчёт и публикация итогов' },
  { section: 'diplomas', title: 'Дипломы', note: 'дипломы, грамоты, благодарности и их шаблоны' },
  { section: 'finances', title: 'Финансы', note: 'цены, счета, платежи, выписка, касса, договоры и реквизиты' },
];
