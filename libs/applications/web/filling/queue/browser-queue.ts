// The queue of whoever is signed in, one for all pages of this tab.

import { ApplicationTemplateUpdateField } from '@rampa/contract';
import { toldAnswer, type ToldAnswer } from '@rampa/applications/domain';
import type { Guid } from '@rampa/kernel';
import { ApiFailure, backoff, callApi, onReturn, tabsOfBrowser } from '@rampa/platform/web/base';
import type { FieldSaves, Place, Save } from './field-saves.ts';
import { savesStorage } from './kept-saves.ts';
import { SaveQueue, type Said } from './save-queue.ts';

const TYPING_MS = 600;
const QUIET_MS = 60_000;
const FIRST_MS = 2_000;
const MOST_MS = 20_000;

let made: { account: Guid; queue: Promise<SaveQueue> } | null = null;

export function queueOf(account: Guid): Promise<SaveQueue> {
  if (made?.account !== account) made = { account, queue: start(account) };
  return made.queue;
}

async function start(account: Guid): Promise<SaveQueue> {
  const { own, open } = await tabsOfBrowser();
  let attempts = 0;
  const queue = new SaveQueue({
    storage: savesStorage(account, () => localStorage, Date.now),
    ...{ tab: own, now: Date.now },
    async abandoned() {
      const tabs = await open();
      if (tabs) return (tab) => tab === own || !tabs.has(tab);
      // Nobody tells (no https): what was typed a moment ago may be somebody's open page.
      return (tab, { typedAt }) => tab === own || Date.now() - typedAt > QUIET_MS;
    },
    async save(place, kind, save, isLast) {
      const said = await sent(place, kind, save, isLast);
      attempts = said.is === 'later' ? attempts + 1 : 0;
      return said;
    },
    later(run, why) {
      const timer = setTimeout(run, why === 'typing' ? TYPING_MS : FIRST_MS + backoff(Math.random, attempts, FIRST_MS, MOST_MS)); // prettier-ignore
      return () => clearTimeout(timer);
    },
  });
  onReturn(() => queue.again());
  const leave = () => queue.flush(true);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  return queue;
}

async function sent(place: Place, kind: FieldSaves['kind'], save: Save, isLast: boolean): Promise<Said> {
  const { value, valueArray, valueGuids, sumIntFields, sumStringFields } = toldAnswer(save.answer);
  const own = {
    Text: { value },
    Range: { valueArray },
    Attachment: { valueGuids },
    ReferenceBook: {
      valueGuids,
      ...(sumIntFields.length > 0 ? { sumIntFields } : {}),
      ...(sumStringFields.length > 0 ? { sumStringFields } : {}),
    },
  }[kind];
  const { fieldGuid: guid, ...where } = place;
  const body = { guid, ...where, valueTypes: kind, changeGuid: save.changeGuid, baseRevision: save.base, ...own };
  try {
    const answer = await callApi(ApplicationTemplateUpdateField, {
      body,
      // The browser finishes it also when the page is gone.
      ...(isLast ? { fetch: (input, init) => fetch(input, { ...init, keepalive: true }) } : {}),
    });
    return { is: 'kept', answer };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): Said {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.isPassing) return { is: 'later' };
  if (error.isSignedOut) return { is: 'signedOut' };
  if (error.code === 'changeReused') return { is: 'reused' };
  const told = error.errors[0]?.customData as ClashTold | undefined;
  if (error.code === 'fieldConflict' && told)
    return { is: 'clash', clash: { theirs: told.theirs, r: told.r, authorName: told.authorName, at: told.at } };
  return { is: 'refused', code: error.code, message: error.message };
}

interface ClashTold {
  theirs: ToldAnswer;
  r: number;
  authorName: string;
  at: string | null;
}
