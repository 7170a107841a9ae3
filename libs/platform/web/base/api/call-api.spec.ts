import { describe, expect, it } from 'vitest';
import {
  CompetitionJudgeDelete,
  OrganizerLogin,
  PublicDisplay,
  UserGetShort,
  UserLogout,
  succeeded,
  failed,
} from '@rampa/contract';
import { addressOf, callApi } from './call-api.ts';
import type { Fetch } from './http.ts';
import { readView } from './read-view.ts';

function network(answer: () => Response | Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, init });
    return answer();
  };
  return { sent, fetch };
}

const json = (value: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json', ...headers } });

describe('an address', () => {
  it('takes its parameters and query from the contract', () => {
    expect(addressOf(PublicDisplay, { params: { key: 'зал 1' } })).toBe('Public/display/%D0%B7%D0%B0%D0%BB%201');
    expect(addressOf(UserGetShort, { query: { competitionGuid: undefined } })).toBe('User/GetShort');
    const query = { competitionJudgeGuid: 'judge', force: 'true' };
    expect(addressOf(CompetitionJudgeDelete, { query })).toBe(
      'CompetitionJudge/Delete?competitionJudgeGuid=judge&force=true',
    );
  });

  it('refuses to leave a parameter out', () => {
    expect(() => addressOf(PublicDisplay)).toThrow('{key}');
  });
});

describe('a call', () => {
  it('sends cookies, the link and a body, and answers the data', async () => {
    const { sent, fetch } = network(() => json(succeeded({ token: 'T', dateExpires: 'D' })));
    const body = { login: 'a@b.ru', password: 'secret' };
    await expect(callApi(OrganizerLogin, { body, link: 'LINK', fetch })).resolves.toEqual({
      token: 'T',
      dateExpires: 'D',
    });
    expect(sent[0]).toMatchObject({
      url: '/api/v1/Organizer/Login',
      init: {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'x-rampa-link': 'LINK' },
        body: JSON.stringify(body),
      },
    });
  });

  it('sends an empty object where a POST has no body', async () => {
    const { sent, fetch } = network(() => json(succeeded({})));
    await callApi(UserLogout, { fetch });
    expect(sent[0]!.init.body).toBe('{}');
  });

  it('throws the server’s words', async () => {
    const { fetch } = network(() => json(failed('wrongLogin', [{ field: 'login' }]), 401));
    await expect(callApi(UserLogout, { fetch })).rejects.toMatchObject({
      status: 401,
      code: 'wrongLogin',
      message: 'Неверная почта или пароль.',
      errors: [{ field: 'login' }],
    });
  });

  it.each([
    ['a captive portal’s page', () => new Response('<html>Войдите в сеть</html>'), 'foreignAnswer'],
    ['somebody else’s json', () => json({ ok: true }), 'foreignAnswer'],
    ['an empty 200', () => new Response(''), 'foreignAnswer'],
    ['a proxy’s 502', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unavailable'],
  ])('does not take %s for an answer', async (_, answer, code) => {
    await expect(callApi(UserLogout, { fetch: network(answer).fetch })).rejects.toMatchObject({ code });
  });

  it('says that there is no connection', async () => {
    const fetch: Fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(callApi(UserLogout, { fetch })).rejects.toMatchObject({ status: 0, code: 'offline' });
  });

  it('lets an abort by the caller stay an abort', async () => {
    const stop = new AbortController();
    const fetch: Fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error)),
      );
    const call = callApi(UserLogout, { fetch, signal: stop.signal });
    stop.abort(new DOMException('stop', 'AbortError'));
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('reading a view', () => {
  it('answers the state with its stamp', async () => {
    const headers = { etag: '"b:a:e:7"', 'x-rampa-epoch': 'E', 'x-rampa-revision': '7' };
    const { sent, fetch } = network(() => json(succeeded({ title: 'T' }), 200, headers));
    const read = await readView('protocol', 'P', { etag: '"b:a:e:6"', fetch });
    expect(read).toMatchObject({ same: false, state: { title: 'T' }, epoch: 'E', revision: 7, etag: '"b:a:e:7"' });
    expect(sent[0]!.init.headers).toMatchObject({ 'if-none-match': '"b:a:e:6"' });
  });

  it('knows that nothing changed', async () => {
    const { fetch } = network(() => new Response(null, { status: 304 }));
    await expect(readView('protocol', 'P', { fetch })).resolves.toMatchObject({
      same: true,
      epoch: null,
      revision: null,
    });
  });

  it('refuses a state without a stamp', async () => {
    const { fetch } = network(() => json(succeeded({})));
    await expect(readView('protocol', 'P', { fetch })).rejects.toMatchObject({ code: 'foreignAnswer' });
  });
});
