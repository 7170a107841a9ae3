// «Места»: how many there are in each nomination, how many are taken, who waits, and the press that gives what came free.

import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApplicationQuotaGetByCompetition, ApplicationQuotaOffer, ApplicationQuotaUpdate, PLACES_MAX, type Quotas } from '@rampa/contract'; // prettier-ignore
import { counted, isFound } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { Answer, ChoiceLine, NumberLine, Page, PageForm, PageHead, RowsSkeleton, Section, SwitchLine, tell, useAccess, useCallForm, useRead, useWrite } from '@rampa/platform/web/desk'; // prettier-ignore
import classes from './places.module.css';

export interface PlacesFormProps {
  competitionGuid: string;
}

export function PlacesForm({ competitionGuid }: PlacesFormProps) {
  const quotas = useRead(ApplicationQuotaGetByCompetition, { query: { competitionGuid } });
  const { changes } = useAccess(competitionGuid);
  return (
    <Page isPaper>
      <PageHead
        title="Места"
        note="Сколько мест в каждой номинации. Кому места не хватило, тот ждёт в листе по времени отправки."
        actions={<Link to={`/organizer/events/${competitionGuid}/applications`}>К заявкам</Link>}
      />
      <Answer of={quotas} skeleton={<RowsSkeleton rows={6} height="4rem" />}>
        {(known) =>
          known.fields.length === 0 ? (
            <EmptyState>
              В форме нет вопроса со справочником. Добавьте в неё номинацию, и её строкам можно будет назначить места.
            </EmptyState>
          ) : (
            <>
              {known.fieldGuid === null ? null : (
                <Standing {...{ competitionGuid, known }} canOffer={changes('requests')} />
              )}
              {changes('settings') ? <Settings {...{ competitionGuid, known }} /> : null}
            </>
          )
        }
      </Answer>
    </Page>
  );
}

interface Known {
  competitionGuid: string;
  known: Quotas;
}

function Standing({ competitionGuid, known, canOffer }: Known & { canOffer: boolean }) {
  const query = { competitionGuid };
  const offering = useWrite(ApplicationQuotaOffer, {
    onDone: ({ offered }) =>
      tell(
        offered === 0
          ? 'Свободных мест для ждущих нет'
          : `Место получили: ${counted(offered, 'заявка', 'заявки', 'заявок')}. Письма отправлены`,
        { subject: 'places' },
      ),
  });
  const lines = known.lines.filter(
    ({ fieldGuid, places, taken, waiting }) =>
      fieldGuid === known.fieldGuid && (places !== null || taken > 0 || waiting > 0),
  );
  return (
    <Section title="Как сейчас">
      {lines.length === 0 ? (
        <p className={classes.note}>Мест пока никому не назначено, и заявок ещё нет.</p>
      ) : (
        <ul className={classes.lines} aria-label="Места по номинациям">
          {lines.map(({ itemGuid, title, places, taken, waiting, offers }) => (
            <li key={itemGuid}>
              <b>{title}</b>
              <span>
                {places === null ? `занято ${taken}, без ограничения` : `занято ${taken} из ${places}`}
                {waiting > 0 ? `, в листе ожидания ${waiting}` : ''}
              </span>
              {canOffer && offers > 0 ? (
                <Button
                  variant="default"
                  loading={offering.isPending}
                  aria-label={`${offerWords(offers)}: ${title}`}
                  onClick={() => offering.mutate({ query, body: { itemGuid } })}
                >
                  {offerWords(offers)}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const offerWords = (count: number) => `Отдать ${counted(count, 'место', 'места', 'мест')}`;

const placesOf = ({ lines }: Quotas): Record<string, number | string | null> =>
  Object.fromEntries(lines.map(({ fieldGuid, itemGuid, places }) => [keyOf(fieldGuid, itemGuid), places]));
const keyOf = (field: string, item: string) => `${field}_${item}`;

/** Fields that are drawn; others are found by their words. */
const AT_ONCE = 100;

interface Said {
  fieldGuid: string | null;
  isAutomatic: boolean;
  places: Record<string, number | string | null>;
}

function bodyOf({ lines }: Quotas, { fieldGuid, isAutomatic, places }: Said) {
  const quotas = lines.flatMap(({ fieldGuid: own, itemGuid }) => {
    const typed = places[keyOf(own, itemGuid)];
    return own !== fieldGuid || typed === null || typed === undefined || typed === ''
      ? []
      : [{ itemGuid, places: Number(typed) }];
  });
  return { fieldGuid, isAutomatic, quotas };
}

function Settings({ competitionGuid, known }: Known) {
  const [sought, seek] = useState('');
  const kept = { fieldGuid: known.fieldGuid, isAutomatic: known.isAutomatic, places: placesOf(known) };
  const form = useCallForm(ApplicationQuotaUpdate, {
    values: kept,
    follows: true,
    asked: { query: { competitionGuid } },
    body: (said) => ({ ...bodyOf(known, said), base: bodyOf(known, kept) }),
    faults: ({ fieldGuid, places }) =>
      Object.fromEntries(
        Object.entries(places).flatMap(([key, typed]) =>
          fieldGuid !== null && key.startsWith(fieldGuid) && !isPlaces(typed)
            ? [[`places.${key}`, `Целое число, не больше ${PLACES_MAX}`]]
            : [],
        ),
      ),
    onSaved: () => tell('Места сохранены', { subject: 'places' }),
  });
  const { fieldGuid } = form.useValues();
  const own = known.lines.filter((line) => line.fieldGuid === fieldGuid);
  const found = own.filter(({ title }) => isFound(sought, title));
  return (
    <Section
      title="Сколько мест"
      note="Место занимает каждый номер отправленной заявки, кроме отклонённых. Пустое поле — без ограничения."
    >
      <PageForm form={form} submit="Сохранить" isKept isReady={form.isDirty()} className={classes.form}>
        <ChoiceLine
          at={form.at('fieldGuid')}
          label="По какому вопросу формы считать"
          placeholder="Не считать"
          clearable
          allowDeselect
          data={known.fields.map(({ guid, title, block }) => ({ value: guid, label: `${title} (${block})` }))}
        />
        {fieldGuid === null || own.length > 0 ? null : (
          <p className={classes.note}>В этом справочнике нет ни одной строки.</p>
        )}
        {own.length > AT_ONCE ? (
          <TextInput
            type="search"
            label="Найти строку"
            description={`Строк ${own.length}, видно ${Math.min(found.length, AT_ONCE)}.`}
            value={sought}
            onChange={(event) => seek(event.currentTarget.value)}
          />
        ) : null}
        {found.slice(0, AT_ONCE).map(({ fieldGuid: field, itemGuid, title }) => (
          <NumberLine
            key={keyOf(field, itemGuid)}
            at={form.at(`places.${keyOf(field, itemGuid)}`)}
            label={title}
            placeholder="без ограничения"
            min={0}
          />
        ))}
        {fieldGuid === null ? null : (
          <SwitchLine
            at={form.at('isAutomatic')}
            label="Отдавать освободившееся место сразу"
            description="Место получает первый из ждущих, и ему приходит письмо. Иначе место отдаёте вы, одним нажатием."
          />
        )}
        {known.hasWaiting ? null : (
          <p className={classes.note}>
            Нет включённого статуса, с которым заявка ждёт места.{' '}
            <Link to={`/organizer/events/${competitionGuid}/statuses`}>Открыть статусы заявок</Link>
          </p>
        )}
      </PageForm>
    </Section>
  );
}

const isPlaces = (typed: number | string | null) =>
  typed === null ||
  typed === '' ||
  (Number.isInteger(Number(typed)) && Number(typed) >= 0 && Number(typed) <= PLACES_MAX);
