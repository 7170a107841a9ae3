// Why the protocol cannot be closed, opened or approved: which performances wait and for whom (a press leads to the cell),
// what has to be there before anybody judges, which programs are to be closed first (links lead there).

import { Anchor, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted, inQuotes, numberSign, plural, type Section } from '@rampa/kernel';
import type { ApiFailure } from '@rampa/platform/web/base';
import { useAccess, useEscape, Window } from '@rampa/platform/web/desk';
import { missingOf } from '../order/missing.ts';
import classes from '../style/refusal.module.css';

export interface LockRefusalProps {
  competitionGuid: string;
  failure: ApiFailure | null;
  onClose(): void;
  onCell(itemGuid: string, judgeGuid: string): void;
  /** Shows in the protocol only what waits for marks. */
  onWaiting(): void;
}

export function LockRefusal({ competitionGuid, failure: given, onClose, onCell, onWaiting }: LockRefusalProps) {
  useEscape(given !== null, onClose);
  // While the window goes it still says what it said.
  const [failure, setFailure] = useState(given);
  const [aim, setAim] = useState<[item: string, judge: string] | null>(null);
  const missing = missingOf(failure?.errors ?? []);
  const { unstaged, more } = missing;
  const [isSought, setSought] = useState(false);
  if (given !== null && given !== failure) {
    setFailure(given);
    // Not as soon as it has gone: the window would then take the focus back from where it has led.
    setAim(null);
    setSought(false);
  }
  return (
    <Window
      opened={given !== null}
      onClose={onClose}
      returnFocus={aim === null && !isSought}
      onExitTransitionEnd={() => {
        if (aim) onCell(...aim);
        if (isSought) onWaiting();
      }}
      title={TITLES[failure?.code ?? ''] ?? 'Закрыть пока нельзя'}
      size={560}
    >
      {missing.performances.length > 0 || unstaged > 0 ? (
        <>
          <p>Не все оценки поставлены. Дождитесь судей, поставьте оценки за них или снимите выступление с программы.</p>
          <ul className={classes.list}>
            {missing.performances.map(({ itemGuid, number, performer, judges }) => (
              <li key={itemGuid}>
                <b>
                  {number === '' ? '' : `${numberSign(number)} `}
                  {performer}
                </b>
                <span>
                  {judges.map(({ guid, name }) => (
                    <button
                      key={guid}
                      type="button"
                      className={classes.cell}
                      onClick={() => {
                        setAim([itemGuid, guid]);
                        onClose();
                      }}
                    >
                      {name}
                    </button>
                  ))}
                </span>
              </li>
            ))}
            {more > 0 ? (
              <li>и&nbsp;ещё {counted(more, 'выступление', 'выступления', 'выступлений')}, где нет всех оценок</li>
            ) : null}
            {unstaged > 0 ? (
              <li>
                {counted(unstaged, 'выступление', 'выступления', 'выступлений')} ещё не{'\u00A0'}
                {plural(unstaged, 'было', 'были', 'были')} на{'\u00A0'}сцене
              </li>
            ) : null}
          </ul>
          {more + unstaged > 0 ? (
            <button
              type="button"
              className={classes.cell}
              onClick={() => {
                setSought(true);
                onClose();
              }}
            >
              Показать все в протоколе
            </button>
          ) : null}
        </>
      ) : (
        failure?.errors.map((error, index) => (
          <p key={index} className={classes.reason}>
            {error.message} <PageLink competitionGuid={competitionGuid} lack={error.customData?.lack} />
            <Programs competitionGuid={competitionGuid} programs={error.customData?.programs} onLeave={onClose} />
          </p>
        ))
      )}
      <Group mt="lg" justify="flex-end">
        <Button size="md" data-autofocus onClick={onClose}>
          Понятно
        </Button>
      </Group>
    </Window>
  );
}

const TITLES: Record<string, string> = {
  judgingUnready: 'Открыть пока нельзя',
  resultsProvisional: 'Утвердить пока нельзя',
};

const PAGES: Record<string, { path: string; section: Section; label: string }> = {
  judges: { path: 'judges', section: 'settings', label: 'Судьи' },
  criteria: { path: 'evaluation-criteria', section: 'settings', label: 'Критерии' },
};

function PageLink({ competitionGuid, lack }: { competitionGuid: string; lack: unknown }) {
  const access = useAccess(competitionGuid);
  const page = typeof lack === 'string' ? PAGES[lack] : undefined;
  if (!page || !access.sees(page.section)) return null;
  return (
    <Anchor component={Link} inherit to={`/organizer/events/${competitionGuid}/${page.path}`}>
      {page.label}
    </Anchor>
  );
}

interface ProgramsProps {
  competitionGuid: string;
  programs: unknown;
  onLeave(): void;
}

/** The protocols that the group still waits for. */
function Programs({ competitionGuid, programs, onLeave }: ProgramsProps) {
  const named = Array.isArray(programs) ? programs.filter(isNamed) : [];
  if (named.length === 0) return null;
  return (
    <span className={classes.programs}>
      {named.map(({ guid, title }) => (
        <Anchor
          key={guid}
          component={Link}
          inherit
          to={`/organizer/events/${competitionGuid}/protocols?competitionProgramGuid=${guid}`}
          onClick={onLeave}
        >
          Открыть протокол {inQuotes(title)}
        </Anchor>
      ))}
    </span>
  );
}

function isNamed(value: unknown): value is { guid: string; title: string } {
  const one = value as { guid?: unknown; title?: unknown } | null;
  return typeof one?.guid === 'string' && typeof one.title === 'string';
}
