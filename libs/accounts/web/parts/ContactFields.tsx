// How people reach an organizer: typed as a name or as a link.

import { LINK_KINDS, type LinkKind } from '@rampa/accounts/domain';
import type { KitForm } from '@rampa/platform/web/desk';
import type { Contacts, Draft } from '../api/profile.ts';
import { EmailField, LineField } from './fields.tsx';

const LINKS: Record<LinkKind, { label: string; placeholder: string; inputMode: 'url' | 'tel' }> = {
  telegram: { label: 'Telegram', placeholder: '@festival', inputMode: 'url' },
  vk: { label: 'ВКонтакте', placeholder: 'vk.com/festival', inputMode: 'url' },
  whatsApp: { label: 'WhatsApp', placeholder: 'Номер или wa.me/…', inputMode: 'url' },
  site: { label: 'Сайт', placeholder: 'festival.ru', inputMode: 'url' },
};

interface ContactFieldsProps {
  contacts: Contacts;
  form: Pick<KitForm<Draft>, 'at'>;
}

export function ContactFields({ contacts, form }: ContactFieldsProps) {
  const field = (name: LinkKind | 'email') => {
    const { error, set } = form.at(`organizer.${name}`);
    return { value: contacts[name], error, onValue: set };
  };
  return (
    <>
      <EmailField
        label="Почта для связи"
        name="contact-email"
        autoComplete="off"
        required={false}
        {...field('email')}
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
          {...field(kind)}
        />
      ))}
    </>
  );
}
