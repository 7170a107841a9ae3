// A sealed protocol as a file that anybody can check without the portal.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { text } from '../shapes.ts';

export const VotingProtocolDownloadPackage = defineCall({
  id: 'VotingProtocol/DownloadPackage',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'file',
  summary: 'Запечатанный протокол со всеми именами: оценки, решения, результаты и подпись; есть с закрытия протокола',
  query: z.strictObject({ competitionProgramGuid: guidOf('program') }),
  answer: z.unknown(),
});

/** Where a browser fetches it by the link's key. */
export function packageAddress(key: string): string {
  return `/api/v1/Public/voiting-protocol-package/${key}`;
}

export const PublicVoitingProtocolPackage = defineCall({
  id: 'Public/voiting-protocol-package',
  path: 'Public/voiting-protocol-package/{key}',
  method: 'GET',
  who: ['public'],
  kind: 'file',
  pace: 'reads',
  summary:
    'Запечатанный протокол по открытой ссылке, если по ней видны места, баллы, критерии и судьи; имена — как на её странице',
  params: z.strictObject({ key: text(64, 1) }),
  answer: z.unknown(),
});
