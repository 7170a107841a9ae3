// Registration: the same form for each kind of account, with the kind's own fields.

import { useState } from 'react';
import { CONSENTS, passwordFault } from '@rampa/accounts/domain';
import { phoneDigits, type ConsentKind } from '@rampa/kernel';
import { Button, callApi, useAddress, useGo, WayLink } from '@rampa/platform/web/base';
import { useHasPage, usePageTitle, useDoorForm } from '@rampa/platform/web/desk';
import { useOtherTabs } from '../api/other-tabs.ts';
import { invitingOrganizer } from '../api/employee-invitation.ts';
import { KINDS, pathOf, type Kind, type KindName } from '../api/kinds.ts';
import { landingAfterLogin, useLogin } from '../api/session.ts';
import { ConsentTick } from '../parts/ConsentTick.tsx';
import { DoorTabs } from '../parts/DoorTabs.tsx';
import { EmailLine, PasswordLine, PlainLine } from '../parts/lines.tsx';
import { CodeLater, FollowLinkLater } from '../parts/modals-later.ts';
import { CityField, PhoneFields, type Place } from '../parts/PhoneFields.tsx';
import { DoorSaid } from '../parts/Refusal.tsx';
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

export function Registration({ kind: name }: { kind: KindName }) {
  const kind = KINDS[name];
  usePageTitle(`Регистрация ${kind.whose}`);
  const go = useGo();
  const search = new URLSearchParams(useAddress().search);
  const hasPage = useHasPage();
  const [isSent, setSent] = useState(false);
  const form = useDoorForm({
    values: { ...EMPTY, organizerEmail: name === 'employee' ? invitingOrganizer(location.hash) : '' },
    faults: (values) => missingIn(values, kind),
    send: (values) => callApi(kind.registration, { body: bodyOf(values, kind) }),
    onSaved: () => setSent(true),
  });
  const signIn = useLogin(kind);
  const { values } = form;
  const email = values.email.trim();
  const [phone, city, consents] = [form.at('phone'), form.at('city'), form.at('consents')];

  /** The form still has the password, so a person who has just confirmed his address need not type it again. */
  function enter(onError?: () => void) {
    signIn.mutate(
      { body: { login: email, password: values.password } },
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
      <form {...form.frame} className={classes.form} noValidate>
        <h1 className={classes.title}>Регистрация</h1>
        <p className={classes.who}>{kind.audience}</p>
        <DoorTabs page="registration" />
        {name === 'organizer' ? (
          <PlainLine
            at={form.at('companyName')}
            label="Название организации"
            name="organization"
            autoComplete="organization"
            maxLength={300}
          />
        ) : null}
        <PlainLine
          at={form.at('fullName')}
          label="Фамилия, имя, отчество"
          name="name"
          autoComplete="name"
          maxLength={200}
        />
        <EmailLine at={form.at('email')} />
        {name === 'employee' ? (
          <EmailLine
            at={form.at('organizerEmail')}
            label="Почта организатора"
            name="organizer-email"
            autoComplete="off"
            description="Он увидит вашу просьбу и откроет доступ к мероприятиям."
          />
        ) : null}
        <PhoneFields place={values} phoneFault={phone.error} onPlace={form.put} />
        {name === 'employee' ? null : <CityField place={values} fault={city.error} onPlace={form.put} />}
        <PasswordLine
          at={form.at('password')}
          autoComplete="new-password"
          hint="Не короче 8 знаков; длинная фраза лучше короткого слова."
        />
        {kind.consents.map((consent, index) => (
          <ConsentTick
            key={consent}
            kind={consent}
            isOptional={index > 0}
            isGiven={values.consents.includes(consent)}
            fault={index === 0 ? consents.error : undefined}
            onGiven={(isGiven) =>
              consents.set(kind.consents.filter((one) => (one === consent ? isGiven : values.consents.includes(one))))
            }
          />
        ))}
        <DoorSaid form={form} />
        <Button type="submit" kind="primary" size="tall" isWide isBusy={form.isBusy || signIn.isPending}>
          {name === 'employee' ? 'Попросить доступ' : 'Зарегистрироваться'}
        </Button>
        <p className={classes.foot}>
          Уже есть кабинет?
          <WayLink to={pathOf('login', name)} className="r-link">
            Войти
          </WayLink>
        </p>
      </form>
      <FollowLinkLater
        of={isSent && kind.confirmation ? { kind, email, onClose: () => go(pathOf('login', name)) } : null}
      />
      <CodeLater
        of={
          isSent && !kind.confirmation
            ? {
                email,
                onClose: () => setSent(false),
                onConfirmed() {
                  setSent(false);
                  enter(() => go(pathOf('login', name)));
                },
              }
            : null
        }
      />
    </>
  );
}

function missingIn(form: Form, kind: Kind): Partial<Record<keyof Form, string | undefined>> {
  const email = form.email.trim();
  const unless = (isRight: boolean, words: string) => (isRight ? undefined : words);
  return {
    companyName: unless(kind.name !== 'organizer' || form.companyName.trim() !== '', 'Введите название организации'),
    fullName: unless(form.fullName.trim() !== '', 'Введите фамилию и имя'),
    email: unless(isAddress(email), 'Введите почту вида имя@сайт.рф'),
    organizerEmail: unless(
      kind.name !== 'employee' || isAddress(form.organizerEmail.trim()),
      'Введите почту, на которую зарегистрирован организатор',
    ),
    phone: unless(phoneDigits(form.phone, form.countryCode) !== null, 'Введите номер целиком'),
    city: unless(kind.name === 'employee' || form.city.trim() !== '', 'Введите город'),
    password: passwordFault(form.password, email) ?? undefined,
    consents: unless(form.consents.includes('processing'), 'Без этого согласия кабинет завести нельзя'),
  };
}

const isAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text);

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
