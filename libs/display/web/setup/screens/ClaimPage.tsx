// Opened by a television's QR code, or to type its code: asks which display it is to show. The television then turns to
// that by itself.

import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import {
  CompetitionDisplaySettingClaimScreen,
  CompetitionDisplaySettingGetByCompetition,
  CompetitionDisplaySettingGetScreens,
  FestivalGetFestivals,
  rulesOf,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { plainCode } from '@rampa/display/domain';
import { callApi, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  ChoiceLine,
  failureTextOf,
  FormFrame,
  FormSkeleton,
  Held,
  type KitForm,
  Page,
  PageHead,
  Select,
  TextLine,
  useAccess,
  useAllPages,
  useRead,
  useSendForm,
} from '@rampa/platform/web/desk';
import { codeFault } from '../code-fault.ts';
import { freeDisplay } from '../free-display.ts';
import { PortalAddress } from '../parts/PortalAddress.tsx';
import classes from '../style/displays.module.css';

export function ClaimPage() {
  const [search] = useSearchParams();
  const code = plainCode(search.get('code') ?? '');
  const { isKnown, seesAny } = useAccess();
  // An employee without any section may not read the list at all.
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
  /** The code of the QR; empty: it is to be typed. */
  scanned: string;
  events: readonly { guid: string; title: string }[];
}

interface Claimed {
  code: string;
  event: string;
  /** Null: the offered one. */
  chosen: string | null;
}

function Choice({ scanned, events }: ChoiceProps) {
  const form: KitForm<Claimed> = useSendForm({
    values: { code: scanned, event: events[0]!.guid, chosen: null },
    rules: {
      of: rulesOf(CompetitionDisplaySettingClaimScreen),
      body: ({ code }) => ({ code, competitionDisplaySettingGuid: display?.guid }),
    },
    faults: ({ code }) => ({ code: codeFault(code) }),
    // Every refusal is corrected by another code.
    told: (error) => ({ code: failureTextOf(error) }),
    send: ({ code }): Promise<unknown> =>
      callApi(CompetitionDisplaySettingClaimScreen, {
        query,
        body: { code, competitionDisplaySettingGuid: display!.guid },
      }),
    writes: [CompetitionDisplaySettingClaimScreen],
    lost: 'Экран ещё не подключён.',
  });
  const [event, chosen] = [form.useValue('event'), form.useValue('chosen')];
  const query = { competitionGuid: event };
  const { isKnown, changes } = useAccess(event);
  const canClaim = isKnown && (changes('settings') || changes('program') || changes('protocol'));
  const displays = useRead(CompetitionDisplaySettingGetByCompetition, { query }, { enabled: canClaim });
  const screens = useRead(CompetitionDisplaySettingGetScreens, { query }, { enabled: canClaim });
  const list = displays.data ?? [];
  const offered = chosen ?? freeDisplay(list, screens.data?.screens ?? [], null);
  const display = list.find(({ guid }) => guid === offered) ?? list[0] ?? null;
  if (form.isSaved) {
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
    <FormFrame form={form} className={classes.claimForm}>
      <TextLine
        at={form.at('code')}
        label="Код с экрана"
        description={<PortalAddress before="Телевизор показывает его на" portal={screens.data} />}
        placeholder="K7MT"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={scanned === ''}
      />
      <ChoiceLine
        at={form.at('event')}
        label="Мероприятие"
        searchable
        nothingFoundMessage="Такого мероприятия нет"
        data={events.map(({ guid, title }) => ({ value: guid, label: title }))}
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
        <Held at={form.at('chosen')}>
          {(_, set) => (
            <Select
              label="Какой экран показать"
              allowDeselect={false}
              searchable
              nothingFoundMessage="Такого экрана нет"
              data={list.map(({ guid, title }) => ({ value: guid, label: title }))}
              value={display?.guid ?? null}
              onChange={set}
            />
          )}
        </Held>
      )}
      {isKnown && !canClaim ? null : (
        <Button type="submit" size="md" disabled={!display} loading={form.isBusy}>
          Подключить
        </Button>
      )}
    </FormFrame>
  );
}
