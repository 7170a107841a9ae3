import { LampTabs } from '@rampa/platform/web/desk';

const TABS = [
  { to: '/profile', label: 'Мои данные', end: true },
  { to: '/profile/notifications', label: 'Письма и списки' },
  { to: '/settings', label: 'Настройки' },
];

/** Tabs of the person's own pages. */
export function ProfileTabs() {
  return <LampTabs label="Профиль" tabs={TABS} isInner />;
}
