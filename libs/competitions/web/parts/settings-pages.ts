// The pages under «Настройки конкурса», as they stand at its left.

export interface SettingsPage {
  to: string;
  label: string;
  /** A festival without marks has none. */
  isOfContest?: true;
}

export const SETTINGS: readonly SettingsPage[] = [
  { to: '', label: 'Карточка события' },
  { to: 'constructor', label: 'Форма заявки' },
  { to: 'documents', label: 'Документы' },
  { to: 'statuses', label: 'Статусы' },
  { to: 'members', label: 'Участники' },
  { to: 'judges', label: 'Судьи и доступы' },
  { to: 'accesses', label: 'Доступы' },
  { to: 'ratings', label: 'Номинации и группы' },
  { to: 'evaluation-criteria', label: 'Критерии оценки', isOfContest: true },
  { to: 'ranks', label: 'Звания и места', isOfContest: true },
  { to: 'display-voiting', label: 'Экраны зала' },
];
