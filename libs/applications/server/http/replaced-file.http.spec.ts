// The only file of a field gives its place to another: whoever sent that one is told which it was and whose, and puts it
// back; so does the organizer who does not take a member's change.

import {
  ApplicationFileBeginUpload,
  ApplicationFileFinishUpload,
  ApplicationFileSendPiece,
  ApplicationsFieldsHistoryConfirmApplication,
  ApplicationsFieldsHistoryGetNewByApplication,
  ApplicationsFieldsHistoryRevertChange,
  ApplicationsFieldsHistoryUnconfirm,
  ApplicationSubscribe,
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

async function sent(name: string, as = sample.member.token, bytes = SOUND): Promise<Guid> {
  const begun = { ...place, fieldGuid: music, name, size: bytes.length, mark: 'м' };
  const { uploadGuid } = await api.call(ApplicationFileBeginUpload, { as, body: begun });
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'piece');
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

it('a replacement that is not taken gives the former file back, whole, to everybody who may see the field', async () => {
  const [before, after] = [wav(2), wav(3)];
  const former = await sent('Былина.wav', sample.member.token, before);
  await finish(former);
  const query = { applicationGuid: place.applicationGuid };
  await sample.save(place.applicationGuid, 'name', { value: 'Берёзка' });
  await sample.save(place.applicationGuid, 'form', { valueGuids: [sample.solo] });
  await sample.own(ApplicationSubscribe, { query });
  const fresh = () => sample.desk(ApplicationsFieldsHistoryGetNewByApplication, { query });
  await sample.desk(ApplicationsFieldsHistoryConfirmApplication, { query: { ...query, revision: (await fresh()).revision } }); // prettier-ignore
  const later = await sent('Частушка.wav', sample.member.token, after);
  await finish(later);

  const employee = (access: object) => api.employee(sample.boss.guid, { all: access });
  const readers = [
    ...[sample.member, sample.boss, await employee({ requests: 1 }), await employee({ program: 1 })],
    ...[await api.member(sample.event), await employee({ documents: 2 })],
  ];
  /** What each of them opens; null: nothing. */
  const opened = (uploadedFileGuid: Guid) =>
    Promise.all(
      readers.map(async ({ token }) => {
        const address = `${api.url}/api/v1/UploadedFile/GetByGuid?${new URLSearchParams({ uploadedFileGuid })}`;
        const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
        return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()).toString('base64') : null;
      }),
    );
  const toSix = (bytes: Buffer | null) => {
    const whole = bytes?.toString('base64') ?? null;
    return [whole, whole, whole, whole, null, null];
  };
  expect([await opened(former), await opened(later)]).toEqual([toSix(null), toSix(after)]);

  const { collection } = await fresh();
  expect(collection.map((line) => [line.before, line.after])).toEqual([['Былина.wav', 'Частушка.wav']]);
  const turned = await sample.desk(ApplicationsFieldsHistoryRevertChange, { query, body: { revision: collection[0]!.revision } }); // prettier-ignore
  const standing = async () => {
    const { items } = await sample.read(place.applicationGuid);
    const { valueGuids, r } = items.flatMap(({ fields }) => fields).find(({ guid }) => guid === music)!;
    return { valueGuids, r };
  };
  const { valueGuids, r } = await standing();
  expect(valueGuids).toEqual([former]);
  expect([await opened(former), await opened(later)]).toEqual([toSix(before), toSix(null)]);

  // Taken back in one press: the member's file stands again, and is new again.
  await sample.desk(ApplicationTemplateUpdateField, { body: { guid: music, ...place, baseRevision: r, valueGuids: [later] } }); // prettier-ignore
  await sample.desk(ApplicationsFieldsHistoryUnconfirm, { query, body: turned });
  expect((await standing()).valueGuids).toEqual([later]);
  expect([await opened(former), await opened(later)]).toEqual([toSix(null), toSix(after)]);
  expect((await fresh()).collection.map((line) => line.after)).toEqual(['Частушка.wav']);
});
