import { LampTabs } from '@rampa/platform/web/desk';

const TABS = [
  { to: '/profile', label: 'Мои данные', end: true },
  { to: '/profile/notifications', label: 'Письма и списки' },
  { to: '/settings', label: 'Настройки' },
];

/** What belongs to a person stands side by side. */
export function ProfileTabs() {
  return <LampTabs label="Профиль" tabs={TABS} isInner />;
}
