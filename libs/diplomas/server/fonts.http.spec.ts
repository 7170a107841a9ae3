import {
  DesignerAddFont,
  DesignerCreateDocument,
  DesignerDeleteFont,
  DesignerDownloadOneDiplom,
  DesignerDraw,
  DesignerGetDocument,
  DesignerGetFonts,
  DesignerUpdateDocument,
  VotingProtocolLock,
  type TextBox,
} from '@rampa/contract';
import { LiveContest } from '@rampa/judging/testing';
import { newGuid } from '@rampa/kernel';
import { readFont } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile } from './testing/worker.ts';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
  contest = await LiveContest.create(api);
  await contest.markAll([9500, 6000, 8000]);
  const query = { competitionProgramGuid: contest.program };
  await api.call(VotingProtocolLock, { as: contest.as, query, body: { isLocked: true } });
});
afterAll(() => api?.stop());

interface Answer {
  data: { guid: string; name: string } | null;
  errors: { code: string; message: string }[];
}

const send = async (bytes: Buffer, isLicensed = true, of = contest) => {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)]), 'шрифт.ttf');
  const asked = new URLSearchParams({ competitionGuid: of.competition, isLicensed: String(isLicensed) });
  const response = await fetch(`${api.url}/api/v1/${DesignerAddFont.path}?${asked}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${of.as}` },
    body,
  });
  return (await response.json()) as Answer;
};
const list = (of = contest) => api.call(DesignerGetFonts, { as: of.as, query: of.query });
const remove = (fontGuid: string, of = contest) =>
  api.send(DesignerDeleteFont, { as: of.as, query: { ...of.query, fontGuid } });

describe('a font of the organizer’s own', () => {
  it('is refused in words without his word on the licence, broken, huge; nothing is kept', async () => {
    const font = readFont('showBlack');
    const refusals = [
      await send(font, false),
      await send(font.subarray(0, 9_000)),
      await send(Buffer.alloc(5_000_001)),
    ];
    expect(refusals.map(({ errors }) => errors[0]!.code)).toEqual(['fontRefused', 'fontRefused', 'fontRefused']);
    expect(refusals.map(({ errors }) => /лицензия|повреждён|больше 5 МБ/.exec(errors[0]!.message)?.[0])).toEqual([
      'лицензия',
      'повреждён',
      'больше 5 МБ',
    ]);
    expect(await list()).toEqual([]);
  });

  it('is drawn and printed alike, stays while a template stands in it, and is nobody else’s', async () => {
    const { data } = await send(readFont('showBlack'));
    expect(await list()).toMatchObject([{ guid: data!.guid, name: data!.name }]);
    const sent = { as: contest.as, query: contest.query };
    const { guid } = await api.call(DesignerCreateDocument, { ...sent, body: { title: 'Афиша', ready: 'laureate' } });
    const asked = { as: contest.as, query: { competitionDocumentGuid: guid } };
    const { boxes, revision } = await api.call(DesignerGetDocument, asked);
    const box = boxes.find((one): one is TextBox => one.kind === 'text' && one.text === '{исполнитель}')!;
    const drawn = async (font: string) =>
      (await api.call(DesignerDraw, { ...asked, body: { boxes: [{ ...box, font }] } })).boxes[0]!;
    const [own, house, plain] = [await drawn(data!.guid), await drawn('piazzolla-black'), await drawn('pt-sans')];
    const shapes = ({ svg }: { svg: string }) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    expect([shapes(own), own.size, own.lines]).toEqual([shapes(house), house.size, house.lines]);
    expect(shapes(own)).not.toEqual(shapes(plain));

    const save = (font: string, at: number) =>
      api.send(DesignerUpdateDocument, { ...sent, body: { document: { guid, revision: at, boxes: [{ ...box, font }] } } }); // prettier-ignore
    expect((await save(newGuid(), revision)).envelope.errors[0]!.code).toBe('notFound');
    expect((await save(data!.guid, revision)).status).toBe(200);
    const paper = { competitionDocumentGuid: guid, competitionProgramItemGuid: contest.items[0]! };
    const { bytes } = await fetchFile(api, DesignerDownloadOneDiplom.path, paper, contest.as);
    expect(Buffer.from(bytes).toString('latin1')).toContain(`+rampa${data!.guid.replaceAll('-', '')}q`);

    const refused = (await remove(data!.guid)).envelope.errors[0]!;
    expect([refused.code, refused.message]).toEqual(['fontRefused', expect.stringContaining('«Афиша»')]);
    const other = await LiveContest.create(api);
    expect(await list(other)).toEqual([]);
    expect((await remove(data!.guid, other)).envelope.errors[0]!.code).toBe('notFound');
    expect((await save('onest', revision + 1)).status).toBe(200);
    expect((await remove(data!.guid)).status).toBe(200);
    expect(await list()).toEqual([]);
  });
});
