// An installation without diplomas: their calls are refused, and protocols are printed all the same.

import { DesignerGetDocumentsByCompetition, DocumentListCreateArchive, DocumentListGetAll } from '@rampa/contract';
import { LiveContest } from '@rampa/judging/testing';
import { newGuid } from '@rampa/kernel';
import { startTestApi } from '@rampa/platform/testing';
import { expect, it } from 'vitest';
import { fetchFile } from './testing/worker.ts';

it('the diplomas’ calls are closed with their reason, the protocols’ stay', async () => {
  const api = await startTestApi({ hasDiplomas: false });
  try {
    const { as, query, program, items } = await LiveContest.create(api);
    const refusals = [
      await api.send(DesignerGetDocumentsByCompetition, { as, query }),
      await api.send(DocumentListGetAll, { as, query }),
    ];
    expect(refusals.map(({ envelope }) => envelope.errors[0]!.code)).toEqual(['diplomasOff', 'diplomasOff']);
    const one = await fetchFile(api, 'Designer/DownloadOneDiplom', { competitionProgramItemGuid: items[0]! }, as);
    expect([one.status, one.bytes.toString()]).toEqual([409, expect.stringContaining('diplomasOff')]);
    const stranger = await api.send(DocumentListCreateArchive, {
      query,
      body: { competitionDocumentGuid: newGuid(), programGuids: [program], format: 'zip' },
    });
    expect(stranger.status).toBe(401);
    const sheet = await fetchFile(api, 'VotingProtocol/Export', { competitionProgramGuid: program, format: 'pdf' }, as);
    expect(sheet.status).toBe(200);
  } finally {
    await api.stop();
  }
});
