// A television without an address: its code, who may claim it, and what it is given.

import {
  CLAIM_ALPHABET,
  CompetitionDisplaySettingClaimScreen,
  CompetitionDisplaySettingDelete,
  CompetitionDisplaySettingGetScreens,
  CompetitionDisplaySettingReleaseScreen,
  PublicDisplayClaim,
  PublicDisplayScreen,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hall } from '../testing/hall.ts';

let api: TestApi;
let as: string;

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
});
afterAll(() => api.stop());

const ask = (body: { device?: string; shown?: string } = {}) => api.call(PublicDisplayClaim, { body });

function claim(hall: Hall, display: Guid, code: string, who = as) {
  const query = { competitionGuid: hall.competition };
  const body = { code, competitionDisplaySettingGuid: display };
  return api.send(CompetitionDisplaySettingClaimScreen, { query, body, as: who });
}

describe('a television without an address', () => {
  it('shows a code of unambiguous signs, the same one until it is claimed', async () => {
    const first = await ask();
    expect(first.code).toMatch(new RegExp(`^[${CLAIM_ALPHABET}]{4}$`));
    expect(first.url).toContain(`/organizer/screen?code=${first.code}`);
    expect(first.qr).toMatch(/^data:image\/png;base64,/);
    expect(first.key).toBeNull();
    const again = await ask({ device: first.device, shown: first.code! });
    expect(again).toEqual({ ...first, qr: null });
    expect((await ask()).code).not.toBe(first.code);
  });

  it('turns to the display that the organizer gives it, whatever keyboard he has', async () => {
    const hall = await Hall.make(api, as);
    const { guid, key } = await hall.newDisplay();
    const { device, code, screenGuid } = await ask();
    const cyrillic = code!.replace(/[ACEHKMPTXY]/g, (sign) => 'АСЕНКМРТХУ'['ACEHKMPTXY'.indexOf(sign)]!);
    expect((await claim(hall, guid, ` ${cyrillic.toLowerCase()} `)).status).toBe(200);
    expect(await ask({ device })).toEqual({ device, screenGuid, key, code: null, url: null, qr: null });
    // A code works once.
    expect((await claim(hall, guid, code!)).status).toBe(404);
  });

  it('is told where the portal is', async () => {
    const hall = await Hall.make(api, as);
    const query = { competitionGuid: hall.competition };
    const { portalUrl } = await api.call(CompetitionDisplaySettingGetScreens, { query, as });
    // The api listens on this machine alone, so there is no other address.
    expect(portalUrl).toBe(api.url);
  });

  it('is taken back and given to another display from afar; a deleted display leaves it with a new code', async () => {
    const hall = await Hall.make(api, as);
    const [one, two] = [await hall.newDisplay(), await hall.newDisplay()];
    const { device, code, screenGuid } = await ask();
    await claim(hall, one.guid, code!);
    const report = { screenGuid, width: 1920, height: 1080 };
    await api.call(PublicDisplayScreen, { body: { ...report, key: one.key, device } });
    // Operators see its guid and nothing secret; a report needs the television's own secret.
    for (const other of [undefined, 'A'.repeat(22), (await ask()).device]) {
      const body = { ...report, key: two.key, ...(other ? { device: other } : {}) };
      expect((await api.send(PublicDisplayScreen, { body })).status).toBe(403);
    }
    const query = { competitionGuid: hall.competition };
    expect((await api.call(CompetitionDisplaySettingGetScreens, { query, as })).screens).toMatchObject([
      { guid: screenGuid, displayGuid: one.guid, isClaimed: true, isConnected: true },
    ]);
    const stranger = (await api.organizer()).token;
    const release = { query: { displayScreenGuid: screenGuid } };
    expect((await api.send(CompetitionDisplaySettingReleaseScreen, { ...release, as: stranger })).status).toBe(404);
    await api.call(CompetitionDisplaySettingReleaseScreen, { ...release, as });
    const bare = await ask({ device });
    expect(bare).toMatchObject({ device, screenGuid, key: null, code: expect.any(String) as string });
    await claim(hall, two.guid, bare.code!);
    expect((await ask({ device })).key).toBe(two.key);
    await api.call(CompetitionDisplaySettingDelete, { query: { CompetitionDisplaySettingGuid: two.guid }, as });
    expect(await ask({ device })).toMatchObject({ key: null, code: expect.any(String) as string });
  });

  it('gets another code when the first is too old, and the old one claims nothing', async () => {
    const hall = await Hall.make(api, as);
    const { guid } = await hall.newDisplay();
    const { device, code } = await ask();
    await api.database.query(`update display.claim set code_until = now() where code = $1`, [code]);
    const refused = await claim(hall, guid, code!);
    expect([refused.status, refused.envelope.errors[0]!.code]).toEqual([404, 'claimUnknown']);
    const next = await ask({ device, shown: code! });
    expect(next.code).not.toBe(code);
    expect(next.qr).not.toBeNull();
    expect((await claim(hall, guid, next.code!)).status).toBe(200);
  });

  it('is claimed for nobody else’s display, and guessing is slow', async () => {
    const hall = await Hall.make(api, as);
    const { guid } = await hall.newDisplay();
    const { code, device } = await ask();
    const stranger = (await api.organizer()).token;
    expect((await claim(hall, guid, code!, stranger)).status).toBe(404);
    expect((await ask({ device })).code).toBe(code);
    const own = await Hall.make(api, stranger);
    const display = (await own.newDisplay()).guid;
    const statuses = [];
    for (let guess = 0; guess < 12; guess++) statuses.push((await claim(own, display, '2222', stranger)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
  });

  it('an invented device is a new one', async () => {
    const invented = 'A'.repeat(22);
    expect((await ask({ device: invented })).device).not.toBe(invented);
  });
});
