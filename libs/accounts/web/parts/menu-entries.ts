// Entries of a person's menu.

import type { UserType } from '@rampa/kernel';
import type { PageConfig } from '../api/landing.ts';

export interface MenuEntry {
  name: 'profile' | 'performers' | 'templates' | 'requisites' | 'employees' | 'settings';
  label: string;
  to: string;
}

export function menuOf({ userType, config }: { userType: UserType; config: PageConfig }): MenuEntry[] {
  const isOwner = userType === 'Organizer';
  const hasRequisites = isOwner || userType === 'Member' || (config.finances ?? 0) > 0;
  const entries: (MenuEntry & { isShown: boolean })[] = [
    { name: 'profile', label: 'Мои данные', to: '/profile', isShown: true },
    { name: 'performers', label: 'Мои участники', to: '/member/performers', isShown: userType === 'Member' },
    { name: 'templates', label: 'Шаблоны рассылок', to: '/organizer/email-templates', isShown: isOwner },
    { name: 'requisites', label: 'Реквизиты', to: '/requisite', isShown: hasRequisites },
    { name: 'employees', label: 'Сотрудники', to: '/organizer/profile/employee', isShown: isOwner },
    { name: 'settings', label: 'Настройки', to: '/settings', isShown: true },
  ];
  return entries.filter(({ isShown }) => isShown).map(({ isShown: _, ...entry }) => entry);
}
