// Protocols and diplomas as files, archives of them as background jobs, and the jobs themselves.

import { z } from 'zod';
import { JOB_STATES, PROTOCOL_STATES } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { paperOrientation, paperRecipients, paperSize, paperType } from '../paper-shapes.ts';
import { begun, done, instant, text } from '../shapes.ts';

/** The answer is a file (bytes with a name) or the envelope of a refusal. */
export const file = z.unknown().meta({ description: 'Файл; отказ приходит конвертом JSON' });

const competition = z.strictObject({ competitionGuid: guidOf('competition') });

// --- jobs ---

const job = z.strictObject({ jobGuid: z.guid().toLowerCase() });

export const jobView = z.object({
  guid: z.guid(),
  kind: z.string(),
  /** «Дипломы: II отделение» */
  title: z.string(),
  competitionGuid: z.guid().nullable(),
  state: z.enum(JOB_STATES),
  /** 0–100 */
  progress: z.int().min(0).max(100),
  /** Why the job failed, for people. */
  failure: z.string().nullable(),
  /** A remark about the finished work, for people. */
  note: z.string().nullable(),
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type JobView = z.infer<typeof jobView>;

/** The newest first. */
export const jobsView = z.object({ jobs: z.array(jobView) });
export type JobsView = z.infer<typeof jobsView>;

export const JobGetByGuid = defineCall({
  id: 'Job/GetByGuid',
  method: 'GET',
  who: ['any'],
  kind: 'read',
  summary: 'Фоновое задание: состояние, ход, файл; только тому, кто его начал',
  query: job,
  answer: jobView,
});

export const JobGetOwn = defineCall({
  id: 'Job/GetOwn',
  method: 'GET',
  who: ['any'],
  kind: 'read',
  summary: 'Последние задания вошедшего; вид live `jobs`',
  answer: jobsView,
});

export const JobCancel = defineCall({
  id: 'Job/Cancel',
  method: 'POST',
  who: ['any'],
  kind: 'write',
  changes: ['job.changed'],
  // Works in the archive too: a job changes nothing of the event.
  inArchive: true,
  summary: 'Отменить задание; только тому, кто его начал; законченное остаётся как есть',
  query: job,
  answer: done,
});

export const JobDownload = defineCall({
  id: 'Job/Download',
  method: 'GET',
  who: ['any'],
  kind: 'file',
  summary: 'Файл законченного задания; право на него проверяется снова',
  query: job,
  answer: file,
});

// --- protocols ---

export const PROTOCOL_PAPERS = ['summary', 'judge', 'program', 'awards'] as const;
export type ProtocolPaper = (typeof PROTOCOL_PAPERS)[number];

export const VotingProtocolExport = defineCall({
  id: 'VotingProtocol/Export',
  method: 'GET',
  who: ['org:protocol'],
  kind: 'file',
  mayBeJob: true,
  summary: 'Протокол файлом: сводный, листы судей, по программе, награждения; до закрытия с пометкой «Черновик»',
  query: z.strictObject({
    competitionProgramGuid: guidOf('program'),
    format: z.enum(['xlsx', 'pdf']),
    kind: z.enum(PROTOCOL_PAPERS).default('summary'),
    /** For `judge`: one judge's sheet; without it the sheets of the whole panel. */
    competitionJudgeGuid: guidOf('judge').optional(),
  }),
  answer: file,
});

export const VotingProtocolCreateArchive = defineCall({
  id: 'VotingProtocol/CreateArchive',
  method: 'POST',
  who: ['org:protocol'],
  kind: 'job',
  summary: 'Архив всех протоколов программ, PDF и XLSX; пустой список — все программы мероприятия',
  query: competition,
  body: z.strictObject({ programs: z.array(guidOf('program')).max(200).default([]) }),
  answer: begun,
});

// --- diplomas ---

export const paperFace = z.object({
  guid: z.guid(),
  title: z.string(),
  type: paperType,
  size: paperSize,
  orientation: paperOrientation,
  /** Who gets one each. */
  recipients: paperRecipients,
  /** The diploma that every event has; it cannot be changed. */
  isBuiltIn: z.boolean(),
  /** Null: of the built-in one. */
  changedAt: instant.nullable(),
});
export type PaperFaceView = z.infer<typeof paperFace>;

export const DocumentListGetAll = defineCall({
  id: 'DocumentList/GetAll',
  method: 'GET',
  who: ['org:diplomas'],
  kind: 'read',
  shows: ['papers.changed'],
  summary: 'Документы мероприятия и программы, по которым их можно выпустить',
  query: competition,
  answer: z.array(
    paperFace.extend({
      programs: z.array(
        z.object({
          guid: z.guid(),
          title: z.string(),
          protocolState: z.enum(PROTOCOL_STATES),
          /** Performances with a written result. */
          count: z.int(),
          isReady: z.boolean(),
        }),
      ),
    }),
  ),
});

/** Which record of a template: what it is about and whose guid or name. */
export const recordKey = text(200, 3);

export const DocumentListCreateArchive = defineCall({
  id: 'DocumentList/CreateArchive',
  method: 'POST',
  who: ['org:diplomas'],
  kind: 'job',
  summary: 'Бумаги архивом PDF или одним PDF для печати, в порядке награждения',
  query: competition,
  body: z.strictObject({
    competitionDocumentGuid: guidOf('document'),
    /** Of an own template: performances of these applications. */
    applicationGuids: z.array(guidOf('application')).max(5_000).default([]),
    /** Beyond the checklist: all performances of these programs. */
    programGuids: z.array(guidOf('program')).max(200).default([]),
    /** Of an own template: these alone; empty means all. */
    records: z.array(recordKey).max(5_000).default([]),
    /** `png`: pictures for social networks, of an own template. */
    format: z.enum(['zip', 'pdf', 'png']).default('zip'),
  }),
  answer: begun,
});

export const DesignerDownloadOneDiplom = defineCall({
  id: 'Designer/DownloadOneDiplom',
  method: 'GET',
  who: ['org:diplomas', 'member'],
  kind: 'file',
  mayBeJob: true,
  summary: 'Диплом одного выступления, PDF; протокол должен быть закрыт',
  query: z.strictObject({
    /** Without it the event's default diploma, because a member does not know the templates. */
    competitionDocumentGuid: guidOf('document').optional(),
    competitionProgramItemGuid: guidOf('item'),
  }),
  answer: file,
});
