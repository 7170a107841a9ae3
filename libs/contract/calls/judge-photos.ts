// A judge's photo: the organizer uploads it; he and the judge see it.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { done } from '../shapes.ts';

const judge = z.strictObject({ competitionJudgeGuid: guidOf('judge') });

export const CompetitionJudgeUploadLogo = defineCall({
  id: 'CompetitionJudge/UploadLogo',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['judges.changed'],
  summary: 'Фотография судьи: PNG, JPEG или WebP до 80 МБ; прежняя уходит',
  query: judge,
  takesFile: true,
  answer: z.object({ guid: z.guid(), name: z.string(), url: z.string() }),
});

export const CompetitionJudgeDeleteLogo = defineCall({
  id: 'CompetitionJudge/DeleteLogo',
  method: 'POST',
  who: ['org:settings'],
  kind: 'write',
  changes: ['judges.changed'],
  summary: 'Убрать фотографию судьи',
  query: judge,
  answer: done,
});
