// One constructor on screen: its state, its deeds, and the question before a change that touches answers.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ApplicationFormChange, ApplicationFormGetImpact, ApplicationFormUndo, type AnswerOf, type FormEditSent, type FormView } from '@rampa/contract'; // prettier-ignore
import { asReplacing, changesReading, edited, inverse, patchesBetween, type Edit } from '@rampa/forms/domain';
import { Failure, newGuid } from '@rampa/kernel';
import { ApiFailure, callApi } from '@rampa/platform/web/base';
import { refreshAfter, tellFailure, tellRefusal } from '@rampa/platform/web/desk';
import { isTyping } from '../state/deeds.ts';
import type { Editing } from '../state/editing.ts';
import { useKeptDeeds } from './use-kept-deeds.ts';
import { Sender, type Wire } from '../state/sender.ts';

export type Impact = AnswerOf<typeof ApplicationFormGetImpact>;

export interface Constructor {
  state: Editing;
  isStopped: boolean;
  canChange: boolean;
  /** What waits lies on this device and outlives the page. */
  isKept: boolean;
  /**
   * Does it, or asks first where answers would be touched. `onDone`: it stands on the page, not only asked, as these deeds
   * (an answered field of another kind is replaced); `onKept`: the server has taken it.
   */
  propose(edits: readonly Edit[], onDone?: (done: readonly Edit[]) => void, onKept?: () => void): void;
  /** They ask first as well: answers may have come since. */
  undo(): void;
  redo(): void;
  /** `act` takes this change back, by whomever it was. */
  proposeUndo(undone: number, act: () => void): void;
  asked: { impact: Impact; go(): void; leave(): void } | null;
}

const TYPING_MS = 600;
const NETWORK_MS = 4_000;

/** `reread`: asks the server for the form and answers it. */
export function useConstructor(view: FormView, canChange: boolean, reread: () => Promise<FormView>): Constructor {
  const client = useQueryClient();
  const [sender] = useState(() => new Sender(view, wireOf(reread)));
  const state = useSyncExternalStore(sender.subscribe, () => sender.state);
  const { isStopped } = sender;
  const isKept = useKeptDeeds(sender, view.guid);
  const [asked, setAsked] = useState<{ act(): void; impact: Impact } | null>(null);
  useEffect(() => sender.take(view), [sender, view]);
  useEffect(() => {
    sender.stay();
    return () => {
      sender.leave();
      void refreshAfter(client, ApplicationFormChange);
    };
  }, [sender, client]);

  const [acts] = useState(() => ({
    propose: (edits: readonly Edit[], onDone?: (done: readonly Edit[]) => void, onKept?: () => void) =>
      void propose({ sender, ask: setAsked }, { edits, onDone, onKept }),
    undo: () => void takeBack({ sender, ask: setAsked }, 'past'),
    redo: () => void takeBack({ sender, ask: setAsked }, 'future'),
    proposeUndo: (undone: number, act: () => void) => void proposeUndo({ sender, ask: setAsked }, undone, act),
  }));
  return useMemo(
    () => ({
      ...{ state, isStopped, canChange, isKept, ...acts },
      asked: asked && {
        impact: asked.impact,
        go() {
          setAsked(null);
          asked.act();
        },
        leave: () => setAsked(null),
      },
    }),
    [state, isStopped, canChange, isKept, acts, asked],
  );
}

interface Proposed {
  edits: readonly Edit[];
  onDone: ((done: readonly Edit[]) => void) | undefined;
  onKept: (() => void) | undefined;
}

interface Asking {
  sender: Sender;
  ask(asked: { act(): void; impact: Impact }): void;
}

async function propose({ sender, ask }: Asking, { edits, onDone, onKept }: Proposed): Promise<void> {
  const act = (done = edits) => {
    sender.act(done, onKept);
    onDone?.(done);
  };
  if (!touchesAnswers(sender.state, edits)) return act();
  const body = { formGuid: sender.state.formGuid, edits: edits as FormEditSent[] };
  try {
    const impact = await callApi(ApplicationFormGetImpact, { body });
    const replaced = new Set(impact.carrying.map(({ fieldGuid }) => fieldGuid));
    const done = replaced.size > 0 ? asReplacing(edits, replaced, newGuid) : edits;
    // What would be refused is refused in words, not asked about first.
    if (impact.touchedApplications > 0 && !(replaced.size > 0 && isStopped(sender.state, impact)))
      ask({ act: () => act(done), impact });
    else act(done);
  } catch (error) {
    // Answers are touched by nobody who has not been asked: without a connection it waits for another press.
    if (isPassing(error)) tellFailure(error, { subject: 'constructor' });
    // The change itself is refused in the same words, at its place.
    else act();
  }
}

/** The last own change, or the last of those that were taken back. */
async function takeBack(asking: Asking, from: 'past' | 'future'): Promise<void> {
  const { sender } = asking;
  const last = () => sender.state[from].at(-1);
  const [guid, { revisions, patches }] = [last(), sender.state];
  const act = () => {
    // Whatever was done while it was asked comes first.
    if (last() !== guid) return;
    if (from === 'past') sender.undo();
    else sender.redo();
  };
  // What the server does not know yet touches no answer.
  const revision = guid === undefined ? undefined : revisions.get(guid);
  if (revision === undefined || !changesReading((patches.get(guid!) ?? []).map(inverse))) return act();
  return proposeUndo(asking, revision, act);
}

async function proposeUndo({ sender, ask }: Asking, undone: number, act: () => void): Promise<void> {
  const { applicationCount, formGuid } = sender.state;
  if (applicationCount === 0) return act();
  try {
    const impact = await callApi(ApplicationFormGetImpact, { body: { formGuid, undone } });
    if (impact.touchedApplications > 0) ask({ act, impact });
    else act();
  } catch (error) {
    if (isPassing(error)) tellFailure(error, { subject: 'constructor' });
    else act();
  }
}

function touchesAnswers({ applicationCount, shown }: Editing, edits: readonly Edit[]): boolean {
  if (applicationCount === 0 || isTyping(edits)) return false;
  try {
    return changesReading(patchesBetween(shown, edited(shown, edits, newGuid)));
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** It has a fault that the form has not yet. */
function isStopped({ faults }: Editing, impact: Impact): boolean {
  const known = new Set(faults.map(({ guid, key, message }) => `${guid} ${key} ${message}`));
  return impact.faults.some(({ isStop, guid, key, message }) => isStop && !known.has(`${guid} ${key} ${message}`));
}

// Whoever is signed out signs in again: what waits goes out then.
const isPassing = (error: unknown) => error instanceof ApiFailure && (error.isPassing || error.isSignedOut);

function wireOf(reread: () => Promise<FormView>): Wire {
  return {
    change: ({ edits, ...body }) =>
      callApi(ApplicationFormChange, { body: { ...body, edits: edits as FormEditSent[] } }),
    undo: (body) => callApi(ApplicationFormUndo, { body }),
    read: reread,
    isPassing,
    onOvertaken: (messages) => tellRefusal('Не всё сохранено', { subject: 'overtaken', detail: messages.join(' ') }),
    onRefused: (error) => tellFailure(error, { subject: 'constructor' }),
    later(run, why) {
      const timer = setTimeout(run, why === 'typing' ? TYPING_MS : NETWORK_MS);
      if (why === 'network') addEventListener('online', run);
      return () => {
        clearTimeout(timer);
        removeEventListener('online', run);
      };
    },
  };
}
