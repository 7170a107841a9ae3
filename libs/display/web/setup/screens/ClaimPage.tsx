// Where the QR code of a bare television leads, and where its code is typed: whose screen is it to be? Then it turns to
// that by itself.

import { Button, Select, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  CLAIM_LENGTH,
  CompetitionDisplaySettingClaimScreen,
  CompetitionDisplaySettingGetByCompetition,
  CompetitionDisplaySettingGetScreens,
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
import { freeDisplay } from '../free-display.ts';
import { PortalAddress } from '../parts/PortalAddress.tsx';
import classes from '../style/displays.module.css';

const CODE_FAULT = 'В коде четыре знака: буквы и цифры с экрана телевизора.';

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
      <PageHead title="Подключить экран" />
      <Answer of={events} skeleton={<FormSkeleton fields={2} />}>
        {({ collection }) =>
          collection.length === 0 ? (
            <EmptyState action={<Link to="/organizer/events">К мероприятиям</Link>}>
              Сначала нужно мероприятие с экраном.
            </EmptyState>
          ) : (
            <Choice scanned={code} events={collection.map(({ guid, details }) => ({ guid, title: details.title }))} />
          )
        }
      </Answer>
    </Page>
  );
}

interface ChoiceProps {
  /** Of the QR code; empty: it is to be typed. */
  scanned: string;
  events: readonly { guid: string; title: string }[];
}

function Choice({ scanned, events }: ChoiceProps) {
  const [code, setCode] = useState(scanned);
  const [fault, setFault] = useState<string | null>(null);
  const [event, setEvent] = useState(events[0]!.guid);
  const [chosen, setChosen] = useState<string | null>(null);
  const query = { competitionGuid: event };
  const { isKnown, changes } = useAccess(event);
  const canClaim = isKnown && (changes('settings') || changes('program') || changes('protocol'));
  const displays = useRead(CompetitionDisplaySettingGetByCompetition, { query }, { enabled: canClaim });
  const screens = useRead(CompetitionDisplaySettingGetScreens, { query }, { enabled: canClaim });
  const list = displays.data ?? [];
  const offered = chosen ?? freeDisplay(list, screens.data?.screens ?? [], null);
  const display = list.find(({ guid }) => guid === offered) ?? list[0] ?? null;
  const codeField = useRef<HTMLInputElement>(null);
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
        if (plainCode(code).length !== CLAIM_LENGTH) {
          setFault(CODE_FAULT);
          codeField.current?.focus();
        } else if (display) {
          claim.mutate(
            { query, body: { code, competitionDisplaySettingGuid: display.guid } },
            { onError: () => codeField.current?.focus() },
          );
        }
      }}
    >
      <TextInput
        ref={codeField}
        label="Код с экрана"
        description={<PortalAddress before="Телевизор показывает его на" portal={screens.data} />}
        placeholder="K7MT"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        autoFocus={scanned === ''}
        value={code}
        error={fault ?? (claim.error ? failureTextOf(claim.error) : null)}
        onChange={(changed) => {
          setCode(changed.currentTarget.value);
          setFault(null);
          if (claim.isError) claim.reset();
        }}
      />
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
      {isKnown && !canClaim ? null : (
        <Button type="submit" size="md" disabled={!display} loading={claim.isPending}>
          Подключить
        </Button>
      )}
    </form>
  );
}
