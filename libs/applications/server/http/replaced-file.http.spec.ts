// The only file of a field gives its place to another: whoever sent that one is told which it was and whose, and puts it back.

import {
  ApplicationFileBeginUpload,
  ApplicationFileFinishUpload,
  ApplicationFileSendPiece,
  ApplicationTemplateUpdateField,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventSample } from '../../testing/event-sample.ts';
import { wav } from '../../testing/recordings.ts';

let api: TestApi;
let sample: EventSample;
let place: { applicationGuid: Guid; applicationBlockGuid: Guid };
const music = newGuid();
const SOUND = wav(1);

beforeAll(async () => {
  api = await startTestApi();
  sample = await EventSample.make(api);
  await sample.change({
    ...{ do: 'addField', guid: music, blockGuid: sample.ids.piece, kind: 'Attachment', title: 'Фонограмма' },
    option: { categories: ['sound'] },
  });
  const applicationGuid = await sample.begin();
  const { items } = await sample.read(applicationGuid);
  const piece = items.flatMap(({ blocks }) => blocks).find(({ guid }) => guid === sample.ids.piece)!;
  place = { applicationGuid, applicationBlockGuid: piece.applicationBlockGuid };
});
afterAll(() => api?.stop());

async function sent(name: string, as = sample.member.token): Promise<Guid> {
  const begun = { ...place, fieldGuid: music, name, size: SOUND.length, mark: 'м' };
  const { uploadGuid } = await api.call(ApplicationFileBeginUpload, { as, body: begun });
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(SOUND)]), 'piece');
  const address = `${api.url}/api/v1/${ApplicationFileSendPiece.path}?${new URLSearchParams({ uploadGuid, at: '0' })}`;
  expect((await fetch(address, { method: 'PUT', headers: { authorization: `Bearer ${as}` }, body })).status).toBe(200);
  return uploadGuid;
}
const finish = (uploadGuid: Guid, as = sample.member.token) =>
  api.call(ApplicationFileFinishUpload, { as, body: { uploadGuid } });

it('replaces none in silence: whoever is later is told which it was and whose, and puts it back', async () => {
  const first = await sent('Вальс.wav');
  expect((await finish(first)).replaced).toBeNull();
  const second = await sent('Полька.wav');
  // Whoever has not heard the answer asks again.
  for (const answer of [await finish(second), await finish(second)])
    expect(answer.replaced).toEqual({ guid: first, name: 'Вальс.wav', authorName: '' });

  // On its way while the office puts another there.
  const third = await sent('Кадриль.wav');
  const ofOffice = await sent('Марш.wav', sample.boss.token);
  expect((await finish(ofOffice, sample.boss.token)).replaced).toMatchObject({ guid: second, name: 'Полька.wav' });
  const { replaced, r } = await finish(third);
  expect(replaced).toMatchObject({ guid: ofOffice, name: 'Марш.wav', authorName: expect.stringMatching(/./) });
  const body = { guid: music, ...place, baseRevision: r, valueGuids: [ofOffice] };
  await sample.own(ApplicationTemplateUpdateField, { body });
  const again = await finish(third);
  expect([again.valueGuids, again.replaced]).toEqual([[ofOffice], null]);
});
