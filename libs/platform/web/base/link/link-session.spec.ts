import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureText } from '@rampa/kernel';
import { ApiFailure } from '../api/api-failure.ts';
import { keptLink, leftLink } from './link-memory.ts';
import { LinkSession, type LinkSessionOptions } from './link-session.ts';

const LINK = '00000000-0000-7000-8000-000000000001';

const INVITATION = {
  fullName: 'Салтанова Маргарита Евгеньевна',
  organizerInfo: { companyName: 'Просцениум', logoPath: null },
  competitionInfo: {
    title: 'Светлояр',
    beginDate: '2026-11-20',
    endDate: '2026-11-22',
    city: 'Городец',
    logoPath: null,
  },
};

/** Replaces the browser: an address, a history, two stores. */
function browser(hash: string) {
  const store = () => {
    const texts = new Map<string, string>();
    return {
      texts,
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => texts.set(key, value),
      removeItem: (key: string) => texts.delete(key),
    };
  };
  const location = { hash, pathname: `/judge/${LINK}/ratings`, search: '' };
  const stores = { localStorage: store(), sessionStorage: store() };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, replaceState: () => (location.hash = '') });
  vi.stubGlobal('localStorage', stores.localStorage);
  vi.stubGlobal('sessionStorage', stores.sessionStorage);
  return { location, ...stores };
}

const refusal = new ApiFailure(401, 'sessionEnded', 'Вход завершён. Войдите снова.');
const offline = new ApiFailure(0, 'offline', 'Нет связи.');

function door(given: Partial<LinkSessionOptions<string>> = {}) {
  const keys: string[] = [];
  const session = new LinkSession<string>({
    role: 'judge',
    linkGuid: LINK,
    invitation: async () => INVITATION,
    login: async (key) => {
      keys.push(key);
      return { linkGuid: LINK, judgeGuid: 'judge' };
    },
    profile: async () => 'Салтанова',
    remembered: () => null,
    ...given,
  });
  return { session, keys };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the door of a link', () => {
  let tab: ReturnType<typeof browser>;
  beforeEach(() => {
    tab = browser('#key=SECRET');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('tells a key that cannot be one like a key that nobody knows', async () => {
    const { session } = door({ login: () => Promise.reject(new ApiFailure(400, 'badRequest', 'Слишком длинно.')) });
    session.begin();
    await settled();
    await session.enter();
    expect(session.state).toMatchObject({
      is: 'outside',
      failure: { code: 'linkUnknown', message: failureText('linkUnknown') },
    });
  });

  it('takes the key out of the address at once, says whom it invites, and waits for a tap', async () => {
    const { session, keys } = door();
    session.begin();
    expect(tab.location.hash).toBe('');
    await settled();
    expect(session.state).toMatchObject({ is: 'invited', invitation: { fullName: 'Салтанова Маргарита Евгеньевна' } });
    expect(keys).toEqual([]);
  });

  it('offers the tap although nothing can be said of the key', async () => {
    const { session } = door({ invitation: () => Promise.reject(refusal) });
    session.begin();
    await settled();
    expect(session.state).toMatchObject({ is: 'invited', invitation: null, failure: null });
  });

  it('lets in with one tap and remembers whose link it was, but not the key', async () => {
    const { session, keys } = door();
    session.begin();
    await settled();
    await session.enter();
    expect(keys).toEqual(['SECRET']);
    expect(session.state).toMatchObject({ is: 'inside', profile: 'Салтанова', link: { judgeGuid: 'judge' } });
    expect(JSON.stringify([...tab.localStorage.texts, ...tab.sessionStorage.texts])).not.toContain('SECRET');
  });

  it('keeps the key over a reload until it is used', async () => {
    door().session.begin();
    const { session } = door();
    session.begin();
    await settled();
    expect(session.state.is).toBe('invited');
  });

  it('lets a known device in without a key, and without a connection', async () => {
    const first = door();
    first.session.begin();
    await settled();
    await first.session.enter();
    const { session } = door({ profile: () => Promise.reject(offline), remembered: () => 'Салтанова' });
    session.begin();
    await settled();
    expect(session.state).toMatchObject({ is: 'inside', profile: 'Салтанова' });
  });

  it('stays shut for a device whose session is over', async () => {
    const first = door();
    first.session.begin();
    await settled();
    await first.session.enter();
    const { session } = door({ profile: () => Promise.reject(refusal), remembered: () => 'Салтанова' });
    session.begin();
    await settled();
    expect(session.state).toMatchObject({
      is: 'outside',
      failure: { code: 'linkEnded', message: 'Эта ссылка больше не действует. Попросите у организатора новую.' },
    });
  });

  it('does not let in who has left, and still knows whose things lie here', async () => {
    const { session } = door();
    session.begin();
    await settled();
    await session.enter();
    session.leave();
    expect(keptLink('judge', LINK)).toBeNull();
    expect(leftLink('judge', LINK)).toEqual({ linkGuid: LINK, judgeGuid: 'judge' });
    expect(leftLink('judge', 'another')).toBeNull();
    tab.location.hash = '#key=SECRET';
    const again = door();
    again.session.begin();
    await settled();
    await again.session.enter();
    expect(leftLink('judge', null)).toBeNull();
  });

  it('offers the tap again when there was no connection, and not when the key is worthless', async () => {
    const weak = door({ login: () => Promise.reject(offline) });
    weak.session.begin();
    await settled();
    await weak.session.enter();
    expect(weak.session.state).toMatchObject({ is: 'invited', failure: { code: 'offline' } });
    const revoked = door({
      login: () => Promise.reject(new ApiFailure(401, 'linkRevoked', 'Организатор отозвал эту ссылку.')),
    });
    revoked.session.begin();
    await settled();
    await revoked.session.enter();
    expect(revoked.session.state).toMatchObject({ is: 'outside', failure: { code: 'linkRevoked' } });
  });

  it('has nothing to offer without a key and a memory', () => {
    tab = browser('');
    const { session } = door();
    session.begin();
    expect(session.state).toEqual({ is: 'outside', failure: null });
  });
});
