import { expect, it } from 'vitest';
import { failed, JobDownload, succeeded } from '@rampa/contract';
import { fetchFile, orderFile } from './fetch-file.ts';
import { onWrite } from './on-write.ts';

const query = { jobGuid: '0197a0c0-0000-7000-8000-000000000001' };
const answering = (response: Response) => ({ query, fetch: async () => response });

it('takes a file with the name that the server gave it', async () => {
  const headers = {
    'content-disposition': `attachment; filename="___.zip"; filename*=UTF-8''${encodeURIComponent('Дипломы «Ё».zip')}`,
  };
  const file = await fetchFile(JobDownload, answering(new Response('bytes', { headers })));
  expect([file.name, await file.bytes.text()]).toEqual(['Дипломы «Ё».zip', 'bytes']);
});

it('reads the refusal in place of a file', async () => {
  const refusal = new Response(JSON.stringify(failed('fileNotReady')), { status: 409 });
  await expect(fetchFile(JobDownload, answering(refusal))).rejects.toMatchObject({
    code: 'fileNotReady',
    message: expect.stringContaining('Файл ещё не готов'),
  });
});

it('asks for a job that makes the file, and takes the file where it comes at once', async () => {
  const asked: (string | undefined)[] = [];
  const answering202 = (response: Response) => ({
    query,
    fetch: async (_: string, { headers }: RequestInit) => {
      asked.push((headers as Record<string, string>).prefer);
      return response;
    },
  });
  const begun = () => new Response(JSON.stringify(succeeded({ jobGuid: query.jobGuid })), { status: 202 });
  let written = 0;
  const stop = onWrite(() => written++);
  expect(await orderFile(JobDownload, answering202(begun()))).toBeNull();
  expect(written).toBe(1);
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''a.pdf` };
  expect(await orderFile(JobDownload, answering202(new Response('bytes', { headers })))).toMatchObject({
    name: 'a.pdf',
  });
  stop();
  expect([asked, written]).toEqual([['respond-async', 'respond-async'], 1]);
  await expect(fetchFile(JobDownload, answering202(begun()))).rejects.toMatchObject({ code: 'foreignAnswer' });
});

it('takes no page of a captive portal and no other envelope for a file', async () => {
  for (const response of [new Response('<html>'), new Response(JSON.stringify(succeeded({})))]) {
    await expect(fetchFile(JobDownload, answering(response))).rejects.toMatchObject({ code: 'foreignAnswer' });
  }
});
