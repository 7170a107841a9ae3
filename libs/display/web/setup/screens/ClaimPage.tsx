// Where the QR code of a bare television leads: whose screen is it to be? Then it turns to that by itself.

import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  CompetitionDisplaySettingClaimScreen,
  CompetitionDisplaySettingGetByCompetition,
  FestivalGetFestivals,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { plainCode } from '@rampa/display/domain';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  failureTextOf,
  FormSkeleton,
  Page,
  PageHead,
  useAccess,
  useAllPages,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import classes from '../style/displays.module.css';

export function ClaimPage() {
  const [search] = useSearchParams();
  const code = plainCode(search.get('code') ?? '');
  const { isKnown, seesAny } = useAccess();
  // An employee without a section anywhere is not let to the list at all.
  const events = useAllPages(FestivalGetFestivals, { query: { isActive: 'true' } }, { enabled: isKnown && seesAny });
  if (isKnown && !seesAny) {
    return (
      <Page width="form">
        <PageHead title="Подключить экран" />
        <EmptyState>Ни одно мероприятие вам пока не открыто. Попросите доступ у организатора.</EmptyState>
      </Page>
    );
  }
  return (
    <Page width="form">
      <PageHead title="Подключить экран" note={`Код на экране: ${code}`} />
      <Answer of={events} skeleton={<FormSkeleton fields={2} />}>
        {({ collection }) =>
          collection.length === 0 ? (
            <EmptyState action={<Link to="/organizer/events">К мероприятиям</Link>}>
              Сначала нужно мероприятие с экраном.
            </EmptyState>
          ) : (
            <Choice code={code} events={collection.map(({ guid, details }) => ({ guid, title: details.title }))} />
          )
        }
      </Answer>
    </Page>
  );
}

function Choice({ code, events }: { code: string; events: readonly { guid: string; title: string }[] }) {
  const [event, setEvent] = useState(events[0]!.guid);
  const [chosen, setChosen] = useState<string | null>(null);
  const query = { competitionGuid: event };
  const { isKnown, changes } = useAccess(event);
  const canClaim = isKnown && (changes('settings') || changes('program') || changes('protocol'));
  const displays = useRead(CompetitionDisplaySettingGetByCompetition, { query }, { enabled: canClaim });
  const list = displays.data ?? [];
  const display = list.find(({ guid }) => guid === chosen) ?? list[0] ?? null;
  const claim = useWrite(CompetitionDisplaySettingClaimScreen, { quiet: true });
  if (claim.isSuccess) {
    return (
      <div className={classes.claimed} role="status">
        <p>Экран подключён и через мгновение покажет {inQuotes(display?.title ?? '')}.</p>
        <Button component={Link} size="md" to={`/organizer/events/${event}/display-voiting`}>
          К пульту экранов
        </Button>
      </div>
    );
  }
  return (
    <form
      className={classes.claimForm}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (display) claim.mutate({ query, body: { code, competitionDisplaySettingGuid: display.guid } });
      }}
    >
      <Select
        label="Мероприятие"
        allowDeselect={false}
        searchable
        nothingFoundMessage="Такого мероприятия нет"
        data={events.map(({ guid, title }) => ({ value: guid, label: title }))}
        value={event}
        onChange={(value) => value && setEvent(value)}
      />
      {displays.error ? (
        <p className={classes.refusal} role="alert">
          {failureTextOf(displays.error)}
        </p>
      ) : null}
      {isKnown && !canClaim ? (
        <p>Экраны этого мероприятия вам не открыты. Попросите доступ у организатора.</p>
      ) : displays.data && list.length === 0 ? (
        <p>
          У мероприятия нет экранов.{' '}
          {changes('settings') ? (
            <Link to={`/organizer/events/${event}/display-voiting`}>Добавьте первый</Link>
          ) : (
            'Попросите организатора добавить первый.'
          )}
        </p>
      ) : (
        <Select
          label="Какой экран показать"
          allowDeselect={false}
          searchable
          nothingFoundMessage="Такого экрана нет"
          data={list.map(({ guid, title }) => ({ value: guid, label: title }))}
          value={display?.guid ?? null}
          onChange={setChosen}
        />
      )}
      {claim.error ? (
        <p className={classes.refusal} role="alert">
          {failureTextOf(claim.error)}
        </p>
      ) : null}
      {isKnown && !canClaim ? null : (
        <Button type="submit" size="md" disabled={!display || code === ''} loading={claim.isPending}>
          Подключить
        </Button>
      )}
    </form>
  );
}
