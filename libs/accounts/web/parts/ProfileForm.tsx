// The form of a profile. It may be saved in steps: missing fields are listed above it, errors stand beside their
// fields.

import { Button } from '@mantine/core';
import { isRequired, profileFaults } from '@rampa/accounts/domain';
import type { Profile } from '@rampa/contract';
import { ApiFailure, callApi } from '@rampa/platform/web/base';
import { PageForm, Section, tell, useSendForm } from '@rampa/platform/web/desk';
import { draftOf, PROFILE_CALLS, profileRules, type Draft } from '../api/profile.ts';
import entering from '../style/entering.module.css';
import { ContactFields } from './ContactFields.tsx';
import { EmailField, LineField } from './fields.tsx';
import { CityField, PhoneFields } from './PhoneFields.tsx';

const labelOf = (label: string, isNeeded: boolean) => (isNeeded ? label : `${label}, необязательно`);

interface ProfileFormProps {
  profile: Profile;
  /** Starts again with the stored profile. */
  onOutdated(): void;
}

export function ProfileForm({ profile, onOutdated }: ProfileFormProps) {
  const { userType } = profile;
  const { update } = PROFILE_CALLS[userType];
  const form = useSendForm<Draft, Profile>({
    values: draftOf(profile),
    faults: (draft) => Object.fromEntries(profileFaults(draft).map(({ field, message }) => [field, message])),
    rules: { of: profileRules(userType), body: (draft) => draft },
    send: async (draft) => (await callApi(update, { body: draft })) as Profile,
    writes: [update],
    kept: draftOf,
    draft: { name: 'profile', omits: ['version'] },
    lost: 'Изменения в профиле не сохранены.',
    onSaved: () => tell('Данные сохранены', { subject: 'profile' }),
  });
  const draft = form.useValues();
  const line = (path: 'name' | 'title') => {
    const { error, set } = form.at(path);
    return { value: draft[path], error, onValue: set };
  };
  const company = draft.organizer ? form.at('organizer.companyName') : null;
  const isOutdated = form.failure instanceof ApiFailure && form.failure.code === 'staleVersion';
  const [phone, city] = [form.at('phone'), form.at('city')];

  return (
    <PageForm
      form={form}
      label="Мои данные"
      submit="Сохранить"
      aside={
        isOutdated ? (
          <Button size="md" variant="default" onClick={onOutdated}>
            Показать новые данные
          </Button>
        ) : null
      }
    >
      {draft.organizer && company ? (
        <Section title="Организация">
          <div className={entering.form}>
            <LineField
              label="Название организации"
              name="organization"
              autoComplete="organization"
              maxLength={300}
              value={draft.organizer.companyName}
              error={company.error}
              onValue={company.set}
            />
          </div>
        </Section>
      ) : null}
      <Section title="О себе">
        <div className={entering.form}>
          <LineField
            label={labelOf('Фамилия, имя, отчество', isRequired(userType, 'fullName'))}
            name="name"
            autoComplete="name"
            maxLength={200}
            required={isRequired(userType, 'fullName')}
            {...line('name')}
          />
          <LineField
            label={labelOf('Должность', false)}
            name="title"
            autoComplete="organization-title"
            maxLength={200}
            required={false}
            {...line('title')}
          />
          <PhoneFields place={draft} phoneFault={phone.error} onPlace={form.put} />
          <CityField place={draft} isRequired={isRequired(userType, 'city')} fault={city.error} onPlace={form.put} />
          <EmailField
            label="Почта для входа"
            description="Сменить её можно в «Настройках»."
            value={profile.email}
            readOnly
            onValue={() => undefined}
          />
        </div>
      </Section>
      {draft.organizer ? (
        <Section
          title="Как с вами связаться"
          note="Это видят все на страницах ваших мероприятий. Заполните то, чем пользуетесь."
        >
          <div className={entering.form}>
            <ContactFields contacts={draft.organizer} form={form} />
          </div>
        </Section>
      ) : null}
    </PageForm>
  );
}
