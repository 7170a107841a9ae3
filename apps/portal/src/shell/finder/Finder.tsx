// Ctrl+K finds an event, a page, a performer; «?» tells the keys of the page that is open. Both for the people of an
// organizer, where no dialog lies over the page.

import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '@rampa/platform/web/base';
import { openedLater, useKeys, useSession } from '@rampa/platform/web/desk';

const FinderLater = openedLater(async () => (await import('./FinderForm.tsx')).FinderForm);
const KeysLater = openedLater(async () => (await import('./KeysForm.tsx')).KeysForm);

export interface FinderProps {
  /** Of its button; without it only the keys open it. */
  className?: string;
}

export function Finder({ className }: FinderProps) {
  const { data } = useSession();
  const [opened, setOpened] = useState<'finder' | 'keys' | null>(null);
  const isOfOrganizer = data?.userType === 'Organizer' || data?.userType === 'OrganizerEmployee';
  const find = () => setOpened('finder');
  const close = () => setOpened(null);
  useKeys(
    {
      'Ctrl+KeyK': isOfOrganizer ? { says: 'найти мероприятие, страницу, исполнителя', run: find } : undefined,
      '?': isOfOrganizer ? { says: 'эта подсказка', run: () => setOpened('keys') } : undefined,
    },
    'portal',
  );
  if (!isOfOrganizer) return null;
  return (
    <>
      {className ? (
        <IconButton
          icon={IconSearch}
          label="Найти (Ctrl+K)"
          aria-haspopup="dialog"
          isPlain
          className={className}
          onClick={find}
        />
      ) : null}
      <FinderLater of={opened === 'finder' ? { onClose: close, onKeys: () => setOpened('keys') } : null} />
      <KeysLater of={opened === 'keys' ? { onClose: close } : null} />
    </>
  );
}
