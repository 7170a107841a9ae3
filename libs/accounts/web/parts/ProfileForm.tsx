// The form of a profile. It may be saved in parts: what is missing is told above it, what is wrong beside its field.

import { Button } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { isRequired, LINK_KINDS, profileFaults } from '@rampa/accounts/domain';
import { ParticipantCheckProfile, UserGetShort, type Profile } from '@rampa/contract';
import { ApiFailure } from '@rampa/platform/web/base';
import { LeaveGuard, Section, tell, useWrite } from '@rampa/platform/web/desk';
import { faultsOf, useFirstFault, type Faults } from '../api/form-faults.ts';
import { draftOf, PROFILE_CALLS, type Contacts, type Draft } from '../api/profile.ts';
import entering from '../style/entering.module.css';
import { ContactFields } from './ContactFields.tsx';
import { EmailField, LineField } from './fields.tsx';
import { CityField, PhoneFields } from './PhoneFields.tsx';
import { Refusal } from './Refusal.tsx';

const FIELDS = ['name', 'title', 'phone', 'city', 'organizer.companyName', 'organizer.email'].concat(
  LINK_KINDS.map((kind) => `organizer.${kind}`),
);

const labelOf = (label: string, isNeeded: boolean) => (isNeeded ? label : `${label}, необязательно`);

interface ProfileFormProps {
  profile: Profile;
  /** Reads the profile anew. */
  onOutdated(): Promise<Profile | undefined>;
}

export function ProfileForm({ profile, onOutdated }: ProfileFormProps) {
  const { userType } = profile;
  const calls = PROFILE_CALLS[userType];
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [attempt, setAttempt] = useState(0);
  const isDirty = useRef(false);
  const saving = useWrite(calls.update, {
    quiet: true,
    refreshes: [calls.get, UserGetShort, ParticipantCheckProfile],
    onDone(saved) {
      take(saved as Profile);
      tell('Данные сохранены', { subject: 'profile' });
    },
  });
  const form = useFirstFault(attempt, saving.error);
  const told = faultsOf(saving.error, FIELDS);
  const wrong: Faults = Object.fromEntries(profileFaults(draft).map(({ field, message }) => [field, message]));
  const faults: Faults = { ...(attempt > 0 ? wrong : {}), ...told };
  const isOutdated = saving.error instanceof ApiFailure && saving.error.code === 'staleVersion';

  function take(saved: Profile) {
    isDirty.current = false;
    setDraft(draftOf(saved));
    setAttempt(0);
  }

  function put(change: Partial<Draft>) {
    isDirty.current = true;
    setDraft((now) => ({ ...now, ...change }));
    if (saving.isError) saving.reset();
  }

  function putContacts(change: Partial<Contacts>) {
    if (draft.organizer) put({ organizer: { ...draft.organizer, ...change } });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (saving.isPending || Object.keys(wrong).length > 0) return;
    saving.mutate({ body: draft });
  }

  async function takeNewest() {
    const newest = await onOutdated();
    if (newest) take(newest);
    saving.reset();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Мои данные">
      {draft.organizer ? (
        <Section title="Организация">
          <div className={entering.form}>
            <LineField
              label="Название организации"
              name="organization"
              autoComplete="organization"
              maxLength={300}
              value={draft.organizer.companyName}
              error={faults['organizer.companyName']}
              onValue={(companyName) => putContacts({ companyName })}
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
            value={draft.name}
            error={faults.name}
            onValue={(name) => put({ name })}
          />
          <LineField
            label={labelOf('Должность', false)}
            name="title"
            autoComplete="organization-title"
            maxLength={200}
            required={false}
            value={draft.title}
            error={faults.title}
            onValue={(title) => put({ title })}
          />
          <PhoneFields place={draft} phoneFault={faults.phone} onPlace={put} />
          <CityField place={draft} isRequired={isRequired(userType, 'city')} fault={faults.city} onPlace={put} />
          <EmailField
            label="Почта для входа"
            description="Сменить её можно в «Настройках»"
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
            <ContactFields contacts={draft.organizer} faults={faults} onContacts={putContacts} />
          </div>
        </Section>
      ) : null}
      <div className={entering.form}>
        <Refusal error={Object.keys(told).length > 0 ? null : saving.error}>
          {isOutdated ? (
            <div>
              <Button variant="default" mt="xs" onClick={() => void takeNewest()}>
                Показать новые данные
              </Button>
            </div>
          ) : null}
        </Refusal>
        <div>
          <Button type="submit" size="md" loading={saving.isPending}>
            Сохранить
          </Button>
        </div>
      </div>
      <LeaveGuard isDirty={() => isDirty.current} lost="Изменения в профиле не сохранены." discard={() => undefined} />
    </form>
  );
}
