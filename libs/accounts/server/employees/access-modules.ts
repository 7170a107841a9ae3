// The sections that an employee can be given, in the order of the event's tabs, and what people find in each.

import type { AnswerOf, OrganizerEmployeeGetAllAccessModules } from '@rampa/contract';

export const ACCESS_MODULES: AnswerOf<typeof OrganizerEmployeeGetAllAccessModules> = [
  { section: 'settings', title: 'Настройки', note: 'карточка события, судьи, номинации, критерии, звания, экраны' },
  { section: 'requests', title: 'Заявки', note: 'анкеты участников и их статусы' },
  { section: 'reports', title: 'Отчёты', note: 'сводные таблицы по заявкам' },
  { section: 'program', title: 'Программа', note: 'порядок выступлений и пульт ведения' },
  { section: 'protocol', title: 'Протоколы', note: 'оценки, подсчёт и публикация итогов' },
  { section: 'diplomas', title: 'Дипломы', note: 'дипломы и документы' },
  { section: 'finances', title: 'Финансы', note: 'договоры, счета, платежи и реквизиты' },
];
