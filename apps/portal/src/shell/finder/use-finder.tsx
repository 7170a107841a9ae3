// Ctrl+K finds an event, a page, a performer; «?» tells the keys of the page that is open. Both for the people of an
// organizer, where no dialog lies over the page.

import { IconKeyboard, IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { ProfileMenuProps } from '@rampa/accounts/web';
import { openedLater, useKeys, useSession } from '@rampa/platform/web/desk';
import { keyText } from './key-text.ts';

const FinderLater = openedLater(async () => (await import('./FinderForm.tsx')).FinderForm);
const KeysLater = openedLater(async () => (await import('./KeysForm.tsx')).KeysForm);

interface Openers {
  /** For the person's menu, where people without a keyboard find what keys do. */
  deeds: NonNullable<ProfileMenuProps['deeds']>;
  layers: ReactNode;
}

export function useFinder(): Openers {
  const { data } = useSession();
  const [opened, setOpened] = useState<'finder' | 'keys' | null>(null);
  const isOfOrganizer = data?.userType === 'Organizer' || data?.userType === 'OrganizerEmployee';
  const find = () => setOpened('finder');
  const tell = () => setOpened('keys');
  const close = () => setOpened(null);
  useKeys(
    {
      'Ctrl+KeyK': isOfOrganizer ? { says: 'найти мероприятие, страницу, исполнителя', run: find } : undefined,
      '?': isOfOrganizer ? { says: 'эта подсказка', run: tell } : undefined,
    },
    'portal',
  );
  if (!isOfOrganizer) return { deeds: [], layers: null };
  return {
    deeds: [
      { label: 'Найти', icon: IconSearch, keys: keyText('Ctrl+KeyK'), run: find },
      { label: 'Клавиши', icon: IconKeyboard, keys: '?', run: tell },
    ],
    layers: (
      <>
        <FinderLater of={opened === 'finder' ? { onClose: close, onKeys: tell } : null} />
        <KeysLater of={opened === 'keys' ? { onClose: close } : null} />
      </>
    ),
  };
}

/** Where there is no menu of the person: the keys alone. */
export function Finder() {
  return useFinder().layers;
}
