// Registration: the same form for each kind of account, with the kind's own fields.

import { useState, type FormEvent } from 'react';
import { CONSENTS, passwordFault } from '@rampa/accounts/domain';
import type { Faults } from '@rampa/contract';
import { phoneDigits, type ConsentKind } from '@rampa/kernel';
import { Button, useAddress, useGo, WayLink } from '@rampa/platform/web/base';
import { useHasPage, usePageTitle, useWrite } from '@rampa/platform/web/desk';
import { useOtherTabs } from '../api/other-tabs.ts';
import { invitingOrganizer } from '../api/employee-invitation.ts';
import { faultsOf, useFirstFault } from '@rampa/platform/web/base';
import { KINDS, pathOf, type Kind, type KindName } from '../api/kinds.ts';
import { landingAfterLogin, useLogin } from '../api/session.ts';
import { ConsentTick } from '../parts/ConsentTick.tsx';
import { DoorTabs } from '../parts/DoorTabs.tsx';
import { EmailField, LineField, PasswordField } from '../parts/fields.tsx';
import { CodeModal, FollowLinkModal } from '../parts/modals.tsx';
import { CityField, PhoneFields, type Place } from '../parts/PhoneFields.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import classes from '../style/entering.module.css';

interface Form extends Place {
  email: string;
  password: string;
  fullName: string;
  companyName: string;
  organizerEmail: string;
  consents: readonly ConsentKind[];
}

const EMPTY: Form = {
  email: '',
  password: '',
  fullName: '',
  companyName: '',
  organizerEmail: '',
  countryCode: 'RU',
  phone: '',
  city: '',
  consents: [],
};
const FIELDS = ['companyName', 'fullName', 'email', 'organizerEmail', 'phone', 'city', 'password', 'consents'];

export function Registration({ kind: name }: { kind: KindName }) {
  const kind = KINDS[name];
  usePageTitle(`Регистрация ${kind.whose}`);
  const go = useGo();
  const search = new URLSearchParams(useAddress().search);
  const hasPage = useHasPage();
  const [form, setForm] = useState(() => ({
    ...EMPTY,
    organizerEmail: name === 'employee' ? invitingOrganizer(location.hash) : '',
  }));
  const [attempt, setAttempt] = useState(0);
  const [isSent, setSent] = useState(false);
  const registering = useWrite(kind.registration, { quiet: true, onDone: () => setSent(true) });
  const signIn = useLogin(kind);
  const put = (change: Partial<Form>) => {
    setForm((now) => ({ ...now, ...change }));
    if (registering.isError) registering.reset();
  };
  const told = faultsOf(registering.error, FIELDS);
  const faults: Partial<Faults> = { ...(attempt > 0 ? missingIn(form, kind) : {}), ...told };
  const element = useFirstFault(attempt, registering.error);
  const email = form.email.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (registering.isPending || Object.keys(missingIn(form, kind)).length > 0) return;
    registering.mutate({ body: bodyOf(form, kind) });
  }

  /** The form still has the password, so a person who has just confirmed his address need not type it again. */
  function enter(onError?: () => void) {
    signIn.mutate(
      { body: { login: email, password: form.password } },
      {
        onSuccess() {
          tellBeside('entered');
          void landingAfterLogin(search, hasPage).then((to) => go(to, { replace: true }));
        },
        ...(onError ? { onError } : {}),
      },
    );
  }
  // Another person's letter may have been confirmed here: then nothing happens. An employee waits for his organizer.
  const tellBeside = useOtherTabs('confirmed', () => {
    if (isSent && name === 'organizer' && !signIn.isPending) enter();
  });

  return (
    <>
      <form ref={element} className={classes.form} onSubmit={submit} noValidate>
        <h1 className={classes.title}>Регистрация</h1>
        <p className={classes.who}>{kind.audience}</p>
        <DoorTabs page="registration" />
        {name === 'organizer' ? (
          <LineField
            label="Название организации"
            name="organization"
            autoComplete="organization"
            maxLength={300}
            value={form.companyName}
            error={faults.companyName}
            onValue={(companyName) => put({ companyName })}
          />
        ) : null}
        <LineField
          label="Фамилия, имя, отчество"
          name="name"
          autoComplete="name"
          maxLength={200}
          value={form.fullName}
          error={faults.fullName}
          onValue={(fullName) => put({ fullName })}
        />
        <EmailField value={form.email} error={faults.email} onValue={(value) => put({ email: value })} />
        {name === 'employee' ? (
          <EmailField
            label="Почта организатора"
            name="organizer-email"
            autoComplete="off"
            description="Он увидит вашу просьбу и откроет доступ к мероприятиям"
            value={form.organizerEmail}
            error={faults.organizerEmail}
            onValue={(organizerEmail) => put({ organizerEmail })}
          />
        ) : null}
        <PhoneFields place={form} phoneFault={faults.phone} onPlace={put} />
        {name === 'employee' ? null : <CityField place={form} fault={faults.city} onPlace={put} />}
        <PasswordField
          autoComplete="new-password"
          hint="Не короче 8 знаков; длинная фраза лучше короткого слова"
          value={form.password}
          error={faults.password}
          onValue={(password) => put({ password })}
        />
        {kind.consents.map((consent, index) => (
          <ConsentTick
            key={consent}
            kind={consent}
            isOptional={index > 0}
            isGiven={form.consents.includes(consent)}
            fault={index === 0 ? faults.consents : undefined}
            onGiven={(isGiven) =>
              put({
                consents: kind.consents.filter((one) => (one === consent ? isGiven : form.consents.includes(one))),
              })
            }
          />
        ))}
        <Refusal error={Object.keys(told).length > 0 ? null : registering.error} />
        <Button type="submit" kind="primary" size="tall" isWide isBusy={registering.isPending || signIn.isPending}>
          {name === 'employee' ? 'Попросить доступ' : 'Зарегистрироваться'}
        </Button>
        <p className={classes.foot}>
          Уже есть кабинет?
          <WayLink to={pathOf('login', name)} className="r-link">
            Войти
          </WayLink>
        </p>
      </form>
      {isSent && kind.confirmation ? (
        <FollowLinkModal kind={kind} email={email} onClose={() => go(pathOf('login', name))} />
      ) : null}
      {isSent && !kind.confirmation ? (
        <CodeModal
          email={email}
          onClose={() => setSent(false)}
          onConfirmed={() => {
            setSent(false);
            enter(() => go(pathOf('login', name)));
          }}
        />
      ) : null}
    </>
  );
}

function missingIn(form: Form, kind: Kind): Faults {
  const email = form.email.trim();
  const faults: Record<string, string | null | false> = {
    companyName: kind.name === 'organizer' && form.companyName.trim() === '' && 'Введите название организации',
    fullName: form.fullName.trim() === '' && 'Введите фамилию и имя',
    email: !/^\S+@\S+\.\S+$/.test(email) && 'Введите почту вида имя@сайт.рф',
    organizerEmail:
      kind.name === 'employee' &&
      !/^\S+@\S+\.\S+$/.test(form.organizerEmail.trim()) &&
      'Введите почту, на которую зарегистрирован организатор',
    phone: phoneDigits(form.phone, form.countryCode) === null && 'Введите номер целиком',
    city: kind.name !== 'employee' && form.city.trim() === '' && 'Введите город',
    password: passwordFault(form.password, email),
    consents: !form.consents.includes('processing') && 'Без этого согласия кабинет завести нельзя',
  };
  return Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

function bodyOf(form: Form, kind: Kind) {
  const { email, password, fullName, phone, countryCode, city, companyName, organizerEmail } = form;
  return {
    ...{ email: email.trim(), password, fullName, phone, countryCode },
    consents: form.consents.map((consent) => ({ kind: consent, version: CONSENTS[consent].version })),
    ...(kind.name === 'organizer' ? { companyName, city } : {}),
    ...(kind.name === 'member' ? { city } : {}),
    ...(kind.name === 'employee' ? { organizerEmail: organizerEmail.trim() } : {}),
  };
}
