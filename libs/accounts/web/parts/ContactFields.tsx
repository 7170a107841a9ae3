// How people reach an organizer: typed as a name or as a link.

import { LINK_KINDS, type LinkKind } from '@rampa/accounts/domain';
import type { Faults } from '../api/form-faults.ts';
import type { Contacts } from '../api/profile.ts';
import { EmailField, LineField } from './fields.tsx';

const LINKS: Record<LinkKind, { label: string; placeholder: string; inputMode: 'url' | 'tel' }> = {
  telegram: { label: 'Telegram', placeholder: '@festival', inputMode: 'url' },
  vk: { label: 'ВКонтакте', placeholder: 'vk.com/festival', inputMode: 'url' },
  whatsApp: { label: 'WhatsApp', placeholder: 'Номер или wa.me/…', inputMode: 'url' },
  site: { label: 'Сайт', placeholder: 'festival.ru', inputMode: 'url' },
};

interface ContactFieldsProps {
  contacts: Contacts;
  faults: Faults;
  onContacts(change: Partial<Contacts>): void;
}

export function ContactFields({ contacts, faults, onContacts }: ContactFieldsProps) {
  return (
    <>
      <EmailField
        label="Почта для связи"
        name="contact-email"
        autoComplete="off"
        required={false}
        value={contacts.email}
        error={faults['organizer.email']}
        onValue={(email) => onContacts({ email })}
      />
      {LINK_KINDS.map((kind) => (
        <LineField
          key={kind}
          name={`contact-${kind}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required={false}
          maxLength={kind === 'site' ? 300 : 200}
          {...LINKS[kind]}
          value={contacts[kind]}
          error={faults[`organizer.${kind}`]}
          onValue={(value) => onContacts({ [kind]: value })}
        />
      ))}
    </>
  );
}
