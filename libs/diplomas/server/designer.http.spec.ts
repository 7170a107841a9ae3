import {
  DesignerCreateDocument,
  DesignerCreateImage,
  DesignerCreateText,
  DesignerDeleteDocument,
  DesignerDeleteImage,
  DesignerDeleteText,
  DesignerDraw,
  DesignerGetCompetitionDocumentSizes,
  DesignerGetCompetitionDocumentTypesByCompetition,
  DesignerGetCompetitionFieldsByCompetition,
  DesignerGetDocument,
  DesignerGetDocumentsByCompetition,
  DesignerGetRecords,
  DesignerRestoreDocument,
  DesignerUpdateDocument,
  DesignerUpdateText,
  type DocumentView,
  type PaperBox,
  type TextBox,
} from '@rampa/contract';
import { LiveContest } from '@rampa/judging/testing';
import { newGuid, PAPER_FIELDS } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
  contest = await LiveContest.create(api);
});
afterAll(() => api?.stop());

const made = async (body: object = { ready: 'laureate' }) => {
  const sent = { as: contest.as, query: contest.query, body: { title: 'Диплом', ...body } };
  return (await api.call(DesignerCreateDocument, sent)).guid;
};
const read = (guid: string) =>
  api.call(DesignerGetDocument, { as: contest.as, query: { competitionDocumentGuid: guid } });
const save = (document: object) =>
  api.send(DesignerUpdateDocument, { as: contest.as, query: contest.query, body: { document: document as never } });
const codeOf = ({ envelope }: { envelope: { errors: { code: string }[] } }) => envelope.errors[0]?.code;
const textOf = (document: DocumentView, nth = 0) =>
  document.boxes.filter((box): box is TextBox => box.kind === 'text')[nth]!;
const upload = async (guid: string, bytes: Buffer | string, name: string, useAsBackground = false) => {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const asked = new URLSearchParams({ competitionDocumentGuid: guid, useAsBackground: String(useAsBackground) });
  const response = await fetch(`${api.url}/api/v1/${DesignerCreateImage.path}?${asked}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${contest.as}` },
    body,
  });
  return { status: response.status, envelope: (await response.json()) as { data: { guid: string }; errors: { code: string }[] } }; // prettier-ignore
};

describe('a template', () => {
  it('is made of a ready one, of another or empty, stands in the list, is deleted and comes back', async () => {
    const ready = await made();
    const empty = await made({ size: 'A5', orientation: 'landscape', type: 'gratitude' });
    const copy = await made({ copyOf: ready });
    const [one, two, three] = [await read(ready), await read(empty), await read(copy)];
    expect(one.boxes.length).toBeGreaterThan(10);
    expect([two.boxes, two.sheet.width, two.sheet.height, two.type]).toEqual([[], 2_100, 1_480, 'gratitude']);
    expect(three.boxes.map(({ guid: _guid, ...box }) => box)).toEqual(one.boxes.map(({ guid: _guid, ...box }) => box));
    expect(three.boxes.some(({ guid }) => one.boxes.some((box) => box.guid === guid))).toBe(false);
    const listed = () => api.call(DesignerGetDocumentsByCompetition, { as: contest.as, query: contest.query });
    expect((await listed()).map(({ isBuiltIn }) => isBuiltIn)).toEqual([true, false, false, false]);
    await api.call(DesignerDeleteDocument, { as: contest.as, query: { competitionDocumentGuid: copy } });
    expect((await listed()).map(({ guid }) => guid)).not.toContain(copy);
    expect((await save({ guid: copy, revision: 1, title: 'Ещё' })).status).toBe(404);
    await api.call(DesignerRestoreDocument, { as: contest.as, query: { competitionDocumentGuid: copy } });
    expect((await read(copy)).boxes).toEqual(three.boxes);
    const unknown = { as: contest.as, query: contest.query, body: { title: 'Нет', ready: 'nothing' } };
    expect(codeOf(await api.send(DesignerCreateDocument, unknown))).toBe('notFound');
  });

  it('says what it can be made of', async () => {
    const asked = { as: contest.as, query: contest.query };
    expect((await api.call(DesignerGetCompetitionDocumentSizes, { as: contest.as })).map(({ size }) => size)).toEqual(['A3', 'A4', 'A5']); // prettier-ignore
    const types = await api.call(DesignerGetCompetitionDocumentTypesByCompetition, asked);
    expect(types.flatMap(({ ready }) => ready)).toHaveLength(12);
    expect(await api.call(DesignerGetCompetitionFieldsByCompetition, asked)).toHaveLength(PAPER_FIELDS.length);
  });

  it('refuses a text of 4,000 signs and a box of no size at their fields, and keeps what stands', async () => {
    const guid = await made();
    const before = await read(guid);
    const box = textOf(before);
    for (const wrong of [{ text: 'а'.repeat(4_000) }, { width: 0 }, { font: 'comic' }, { color: 'red' }])
      expect((await save({ guid, revision: before.revision, boxes: [{ ...box, ...wrong }] })).status).toBe(400);
    expect(await read(guid)).toEqual(before);
  });

  it('takes a sheet of its own in millimetres, and the named ones by their sides', async () => {
    const guid = await made();
    const { sheet, revision } = await read(guid);
    const said = { ...sheet, size: 'A3', orientation: 'landscape', width: 500, height: 500 };
    const { envelope } = await save({ guid, revision, sheet: said });
    expect(envelope.data!.sheet).toMatchObject({ width: 4_200, height: 2_970 });
    const own = { ...said, size: 'custom', width: 1_000, height: 700 };
    expect((await save({ guid, revision: envelope.data!.revision, sheet: own })).envelope.data!.sheet).toMatchObject({ width: 1_000, height: 700 }); // prettier-ignore
    expect((await save({ guid, revision: 1, sheet: { ...own, width: 499 } })).status).toBe(400);
  });
});

describe('two people on one template', () => {
  it('lose nothing: other boxes are joined, the same box is refused by name, the same change is in nobody’s way', async () => {
    const guid = await made();
    const start = await read(guid);
    const [mine, theirs] = [textOf(start, 0), textOf(start, 1)];
    const one = await save({ guid, revision: start.revision, boxes: [{ ...mine, left: 111 }] });
    const two = await save({ guid, revision: start.revision, boxes: [{ ...theirs, left: 222 }] });
    expect([one.status, two.status]).toEqual([200, 200]);
    const leftOf = (box: PaperBox) => two.envelope.data!.boxes.find(({ guid: own }) => own === box.guid)!.left;
    expect([leftOf(mine), leftOf(theirs)]).toEqual([111, 222]);
    const late = await save({ guid, revision: start.revision, boxes: [{ ...mine, left: 333 }] });
    expect([late.status, codeOf(late)]).toEqual([409, 'documentChanged']);
    expect(late.envelope.errors[0]!.message).toContain('{мероприятие}');
    expect((await save({ guid, revision: start.revision, boxes: [{ ...mine, left: 111 }] })).status).toBe(200);
    expect(codeOf(await save({ guid, revision: start.revision, removed: [mine.guid] }))).toBe('documentChanged');
    const now = await read(guid);
    expect((await save({ guid, revision: now.revision, boxes: [{ ...mine, left: 333 }] })).status).toBe(200);
  });

  it('are asked about the sheet, which is one thing', async () => {
    const guid = await made();
    const { sheet, revision } = await read(guid);
    expect((await save({ guid, revision, sheet: { ...sheet, motif: 'rays' } })).status).toBe(200);
    expect(codeOf(await save({ guid, revision, sheet: { ...sheet, motif: 'laurel' } }))).toBe('documentChanged');
  });

  it('bring a box back that was taken away, and put boxes in an order', async () => {
    const guid = await made();
    const { boxes, revision } = await read(guid);
    const gone = await save({ guid, revision, removed: [boxes[2]!.guid] });
    expect(gone.envelope.data!.boxes).toHaveLength(boxes.length - 1);
    const order = boxes.map((box) => box.guid).toReversed();
    const back = await save({ guid, revision: gone.envelope.data!.revision, boxes: [boxes[2]], order });
    expect(back.envelope.data!.boxes.map((box) => box.guid)).toEqual(order);
    const foreign = textOf(await read(await made()));
    expect((await save({ guid, revision: back.envelope.data!.revision, boxes: [foreign] })).status).toBe(404);
  });

  it('stop at a hundred boxes', async () => {
    const guid = await made({ size: 'A4' });
    const box = textOf(await read(await made()));
    const many = Array.from({ length: 100 }, () => ({ ...box, guid: newGuid() }));
    expect((await save({ guid, revision: 1, boxes: many })).status).toBe(200);
    expect(codeOf(await save({ guid, revision: 2, boxes: [{ ...box, guid: newGuid() }] }))).toBe('papersFull');
  });
});

describe('single texts', () => {
  it('are added, changed and taken away', async () => {
    const guid = await made({ size: 'A4' });
    const look = { left: 100, top: 100, width: 900, height: 200, font: 'onest', size: 120, minSize: 80, color: '#112233' } as const; // prettier-ignore
    const body = { ...look, competitionDocumentGuid: guid, field: 'performer' as const };
    const { guid: documentTextGuid } = await api.call(DesignerCreateText, { as: contest.as, body });
    await api.call(DesignerUpdateText, { as: contest.as, body: { documentTextGuid, rotation: 15, text: 'Кому: {исполнитель}' } }); // prettier-ignore
    const [box] = (await read(guid)).boxes;
    expect(box).toMatchObject({ guid: documentTextGuid, text: 'Кому: {исполнитель}', rotation: 15, left: 100 });
    await api.call(DesignerDeleteText, { as: contest.as, query: { documentTextGuid } });
    expect((await read(guid)).boxes).toEqual([]);
    expect((await api.send(DesignerDeleteText, { as: contest.as, query: { documentTextGuid } })).status).toBe(404);
  });
});

describe('pictures', () => {
  const png = () =>
    sharp({ create: { width: 300, height: 150, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();

  it('stand on the sheet or behind it, and go with every box that shows them', async () => {
    const guid = await made({ size: 'A4' });
    const image = (await upload(guid, await png(), 'Печать.png')).envelope.data.guid;
    const behind = (await upload(guid, await png(), 'Фон.png', true)).envelope.data.guid;
    const document = await read(guid);
    expect(document.images.map(({ name, width }) => [name, width])).toEqual([['Печать.png', 300], ['Фон.png', 300]]); // prettier-ignore
    expect(document.boxes).toMatchObject([{ kind: 'image', imageGuid: image, width: 735 }]);
    expect(document.sheet.backgroundGuid).toBe(behind);
    for (const documentImageGuid of [image, behind])
      await api.call(DesignerDeleteImage, { as: contest.as, query: { documentImageGuid } });
    expect(await read(guid)).toMatchObject({ boxes: [], images: [], sheet: { backgroundGuid: null } });
    const [box] = document.boxes;
    expect(codeOf(await save({ guid, revision: (await read(guid)).revision, boxes: [box] }))).toBe('notFound');
  });

  it('that carry a script, are broken or no picture at all are refused in words', async () => {
    const guid = await made({ size: 'A4' });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect((await upload(guid, svg, 'x.svg')).envelope.errors[0]!.code).toBe('imageUnsupported');
    expect((await upload(guid, (await png()).subarray(0, 60), 'x.png')).envelope.errors[0]!.code).toBe('imageBroken');
    expect((await upload(guid, Buffer.alloc(0), 'x.png')).status).toBe(415);
    expect((await read(guid)).images).toEqual([]);
  });
});

describe('a picture of 60 MB', () => {
  it('is made as small as a sheet needs; one of too many dots is refused in words, and the template stands', async () => {
    const guid = await made({ size: 'A4' });
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
    const huge = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#fff', noise } }); // prettier-ignore
    const bytes = await huge(4_600).png({ compressionLevel: 0 }).toBuffer();
    expect(bytes.length).toBeGreaterThan(60_000_000);
    expect((await upload(guid, bytes, 'Фон.png', true)).status).toBe(200);
    expect((await read(guid)).images).toMatchObject([{ name: 'Фон.png', width: 3_508, height: 3_508 }]);
    const many = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } }).png().toBuffer(); // prettier-ignore
    const refused = await upload(guid, many, 'Плакат.png');
    expect(refused.envelope.errors[0]!.code).toBe('imageTooLarge');
    expect((await read(guid)).images).toHaveLength(1);
  });
});

describe('what the press makes of it', () => {
  it('is a picture for each box, of the sample, of the longest words and of one performance', async () => {
    const guid = await made();
    const { boxes } = await read(guid);
    const query = { competitionDocumentGuid: guid };
    const drawn = await api.call(DesignerDraw, { as: contest.as, query, body: { boxes } });
    expect(drawn.boxes.map((box) => box.guid)).toEqual(boxes.map((box) => box.guid));
    const name = drawn.boxes[boxes.findIndex((box) => box.kind === 'text' && box.text === '{исполнитель}')]!;
    expect(name.svg).toMatch(/^<svg[^>]+viewBox="0 0 436\.5\d* /);
    expect(name.svg).not.toMatch(/<script|<text|href="http/);
    expect(name).toMatchObject({ state: 'shrunk', lines: 2 });
    const long = { ...textOf(await read(guid)), text: 'Щ'.repeat(500), minSize: 120, size: 300 };
    const over = await api.call(DesignerDraw, { as: contest.as, query, body: { boxes: [long], of: 'longest' } });
    expect(over.boxes[0]).toMatchObject({ state: 'over', size: 12 });
    const { records } = await api.call(DesignerGetRecords, { as: contest.as, query });
    const body = { boxes: [textOf(await read(guid))], of: 'record' as const, record: records[1]!.key };
    expect((await api.call(DesignerDraw, { as: contest.as, query, body })).name).toBe(records[1]!.name);
    expect((await api.send(DesignerDraw, { as: contest.as, query, body: { ...body, record: 'item:нет' } })).status).toBe(404); // prettier-ignore
  });

  it('names the records whose text has shrunk or does not fit, and placeholders that say nothing', async () => {
    const guid = await made({ size: 'A4' });
    const box = { ...textOf(await read(await made())), guid: newGuid(), text: '{исполнитель}{цвет}', width: 300, height: 100, maxLines: 1 }; // prettier-ignore
    const tight = { ...box, guid: newGuid(), size: 300, minSize: 60 };
    const never = { ...box, guid: newGuid(), size: 900, minSize: 900 };
    await save({ guid, revision: 1, boxes: [tight, never] });
    const query = { competitionDocumentGuid: guid };
    const { records, unknown } = await api.call(DesignerGetRecords, { as: contest.as, query });
    expect(records.map(({ name }) => name)).toEqual(['Участник 1', 'Участник 2', 'Участник 3']);
    expect(records[0]).toMatchObject({ shrunk: [tight.guid], over: [never.guid] });
    expect(unknown).toEqual(['цвет']);
  });
});
