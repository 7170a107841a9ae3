// What is in a ZIP of an event under official names: which files, under which names, and whom they name.

import {
  CompetitionJudgeUpdate,
  CompetitionProgramItemUpdate,
  DesignerGetDocumentsByCompetition,
  DocumentListCreateArchive,
  JobDownload,
  VotingProtocolCreateArchive,
  VotingProtocolLock,
} from '@rampa/contract';
import { LiveContest } from '@rampa/judging/testing';
import { entriesOf, pdfText, startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import names from '../../kernel/testing/real-names/names.json' with { type: 'json' };
import { fetchFile, finished, startWorker } from './testing/worker.ts';

let api: TestApi;
let worker: Awaited<ReturnType<typeof startWorker>> | undefined;
let contest: LiveContest;
const { performers } = names;
const judges = names.judges.map(({ name }) => name);

beforeAll(async () => {
  api = await startTestApi();
  contest = await LiveContest.create(api, { judges: judges.length, ages: performers.map(() => '13–15 лет') });
  const { as } = contest;
  const program = { competitionProgramGuid: contest.program };
  for (const [index, performer] of performers.entries()) {
    const more = { collective: names.collectives[index % names.collectives.length]!, city: names.places[index % 6]! };
    const body = { competitionProgramItemGuid: contest.items[index]!, performer, ...more };
    await api.call(CompetitionProgramItemUpdate, { as, query: program, body });
  }
  for (const [index, fullName] of judges.entries()) {
    const body = { competitionJudgeGuid: contest.judges[index]!.guid, fullName };
    await api.call(CompetitionJudgeUpdate, { as, body });
  }
  // The first of the list is the best, so that an archive of the ceremony has them from the last.
  await contest.markAll(performers.map((_, index) => 9800 - index * 300));
  await api.call(VotingProtocolLock, { as, query: program, body: { isLocked: true } });
  worker = await startWorker(api);
});
afterAll(async () => {
  await worker?.close();
  await api?.stop();
});

async function filesOf(jobGuid: string) {
  expect(await finished(api, contest.as, jobGuid)).toMatchObject({ state: 'done', note: null });
  return entriesOf((await fetchFile(api, JobDownload.path, { jobGuid }, contest.as)).bytes);
}

/** A name may go over to the next line, so spaces are not compared. */
const closed = (text: string) => text.replaceAll(/\s/g, '');

it('an archive of diplomas has one for each performer, called and filled by his whole name', async () => {
  const { as, query } = contest;
  const [template] = await api.call(DesignerGetDocumentsByCompetition, { as, query });
  const body = { competitionDocumentGuid: template!.guid, programGuids: [contest.program] };
  const files = await filesOf((await api.call(DocumentListCreateArchive, { as, query, body })).jobGuid);
  expect(files.map(({ name }) => name)).toEqual([
    '01 Христорождественская Екатерина & ансамбль.pdf',
    '02 иванова мария.pdf',
    '03 Абу-ль-Фарадж Мустафа.pdf',
    '04 Гасан-заде Фарид Эльшад оглы.pdf',
    '05 Дуэт Соколова Ева + Соколов Лев.pdf',
    '06 Мельникова Арина Воронов Степан.pdf',
    '07 Солисты Ворона Евгения, Шегера Иван, Гаязова Юлия, Королёв Павел.pdf',
    '08 Тер-Аванесян-Багдасарова Каринэ.pdf',
    '09 Ли А.pdf',
    '10 Ё Ми Сон.pdf',
    '11 О’Нил Мария.pdf',
    '12 Иванова-Петренко Анна-Мария Александровна.pdf',
    '13 МЕЛЬНИКОВА Арина.pdf',
  ]);
  for (const [index, { bytes }] of files.entries()) {
    expect(closed(await pdfText(bytes))).toContain(closed(performers.at(-1 - index)!));
  }
});

it('an archive of protocols has every paper of the program, each with all performers whole, and the sheets with all judges', async () => {
  const { as, query } = contest;
  const files = await filesOf((await api.call(VotingProtocolCreateArchive, { as, query, body: {} })).jobGuid);
  expect(files.map(({ name }) => name)).toEqual([
    '1 День первый — Сводный протокол.pdf',
    '1 День первый — Сводный протокол.xlsx',
    '1 День первый — Листы судей.pdf',
    '1 День первый — Листы судей.xlsx',
    '1 День первый — Протокол по программе.pdf',
    '1 День первый — Протокол по программе.xlsx',
    '1 День первый — Протокол награждения.pdf',
    '1 День первый — Протокол награждения.xlsx',
  ]);
  for (const { name, bytes } of files) {
    if (!name.endsWith('.pdf')) continue;
    const text = closed(await pdfText(bytes));
    expect([name, performers.filter((performer) => !text.includes(closed(performer)))]).toEqual([name, []]);
    // Elsewhere a judge heads a narrow column, by his surname and initials.
    if (name.includes('Листы судей')) expect(judges.filter((judge) => !text.includes(closed(judge)))).toEqual([]);
  }
});
