// Sends the moves of the ceremony one at a time. A press on a picture that another person has just changed is refused, a
// nervous second press does nothing, and the server refuses what was pressed on an older picture.

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { CompetitionProgramControlCeremony, type CeremonyCommand, type CeremonyView } from '@rampa/contract';
import { ApiFailure, callApi, notify, useRest } from '@rampa/platform/web/base';

/** Long enough to notice the other step, ms. */
const FRESH_MS = 700;

export interface Moves {
  /** `control`: what was pressed; the clicker's key and the main button are one. */
  press(command: CeremonyCommand, control: string): void;
  /** A move is on its way, or its picture is. */
  isBusy: boolean;
}

/** Controls that do something else after each step; the others ask, or mean the same on every picture. */
const STEPPING: ReadonlySet<string> = new Set(['main', 'back', 'absent']);

export function useMoves(view: Pick<CeremonyView, 'programGuid' | 'revision' | 'run'> | null, link?: string): Moves {
  const rest = useRest();
  const [isSending, setSending] = useState(false);
  const [own, setOwn] = useState({ revision: -1, control: '' });
  const sending = useRef(false);
  const shown = useRef({ revision: -1, isRunning: false, changedAt: -Infinity });
  const settled = useRef(-1);
  const revision = view?.revision ?? -1;
  const isRunning = (view?.run ?? null) !== null;

  // Runs before anybody can press on the new picture.
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.revision !== revision) {
      // What another person has changed under the finger; a beginning changes nothing that could be meant.
      const isForeign = before.isRunning && !sending.current && revision > own.revision;
      shown.current = { revision, isRunning, changedAt: isForeign ? performance.now() : -Infinity };
    }
    if (revision !== own.revision || settled.current === revision) return;
    // From now on the control does something else.
    settled.current = revision;
    rest.begin(own.control);
  }, [revision, isRunning, own, rest]);

  const isBusy = isSending || revision < own.revision;

  const send = useCallback(
    async (programGuid: string, seen: number, command: CeremonyCommand, control: string) => {
      sending.current = true;
      setSending(true);
      try {
        const query = { competitionProgramGuid: programGuid };
        const body = { revision: seen, command };
        const made = await callApi(CompetitionProgramControlCeremony, { query, body, ...(link ? { link } : {}) });
        setOwn({ revision: made.revision, control });
      } catch (error) {
        const text = error instanceof ApiFailure ? error.message : 'Не получилось. Повторите.';
        if (error instanceof ApiFailure && error.code === 'stepTaken') notify({ title: text, subject: 'step' });
        else notify({ tone: 'danger', title: 'Шаг не сделан', text, subject: 'step' });
      } finally {
        sending.current = false;
        setSending(false);
      }
    },
    [link],
  );

  function press(command: CeremonyCommand, control: string): void {
    if (!view || sending.current || isBusy) return;
    if (STEPPING.has(control) && performance.now() - shown.current.changedAt < FRESH_MS) {
      notify({ title: FRESH_TITLE, text: FRESH_TEXT, subject: 'step' });
      return;
    }
    if (!rest.allows(control)) return;
    rest.begin(control);
    void send(view.programGuid, view.revision, command, control);
  }

  return { press, isBusy };
}

const FRESH_TITLE = 'Шаг только что сделал другой человек';
const FRESH_TEXT = 'Ваше нажатие не записано. Посмотрите на экран и нажмите ещё раз, если шаг нужен.';
