// The designer of papers: templates with their boxes, pictures, and what the press makes of them for real people.

import { PAPER_FIELDS, PAPER_LIMITS } from '@rampa/kernel';
import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import {
  paperBox,
  paperBoxes,
  paperOrientation,
  paperRecipients,
  paperSheet,
  paperSize,
  paperTitle,
  paperType,
} from '../paper-shapes.ts';
import { created, done, text, version } from '../shapes.ts';
import { paperFace, recordKey } from './papers.ts';

const WHO = ['org:diplomas'] as const;
const CHANGES = ['papers.changed'] as const;

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
const document = z.strictObject({ competitionDocumentGuid: guidOf('document') });

const readyPaper = z.string().regex(/^[a-zA-Z]{1,40}$/);

export const documentView = paperFace.extend({
  /** Grows with every change; a save names the one that it began with. */
  revision: z.int(),
  sheet: paperSheet,
  boxes: z.array(paperBox),
  images: z.array(z.object({ guid: z.guid(), name: z.string(), url: z.string(), width: z.int(), height: z.int() })),
  /** The organizer's logo; null: none is uploaded. */
  logoUrl: z.string().nullable(),
  /** Titles that get the paper; empty: whoever there is. */
  awardTitles: z.array(z.string()),
  /** Nominations whose performances get it; empty: all. */
  nominations: z.array(z.string()),
  /** Places from the first down to this one; null: whatever the place. */
  lastPlace: z.int().nullable(),
  /** Of a paper for people named by hand. */
  names: z.array(z.string()),
});
export type DocumentView = z.infer<typeof documentView>;

export const DesignerGetDocumentsByCompetition = defineCall({
  id: 'Designer/GetDocumentsByCompetition',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: CHANGES,
  summary: 'Документы мероприятия; встроенный диплом есть всегда и стоит первым',
  query: competition,
  answer: z.array(paperFace),
});

export const DesignerGetCompetitionFieldsByCompetition = defineCall({
  id: 'Designer/GetCompetitionFieldsByCompetition',
  method: 'GET',
  who: WHO,
  kind: 'read',
  summary: 'Из чего бумага берёт слова: подстановки, что каждая значит, и пример',
  query: competition,
  answer: z.array(z.object({ field: z.enum(PAPER_FIELDS), name: z.string(), says: z.string(), sample: z.string() })),
});

export const DesignerGetDocument = defineCall({
  id: 'Designer/GetDocument',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: CHANGES,
  summary: 'Шаблон целиком: лист, рамки снизу вверх, картинки',
  query: document,
  answer: documentView,
});

export const DesignerGetCompetitionDocumentSizes = defineCall({
  id: 'Designer/GetCompetitionDocumentSizes',
  method: 'GET',
  who: WHO,
  kind: 'read',
  summary: 'Готовые размеры листов; свой задают в миллиметрах',
  answer: z.array(z.object({ guid: z.guid(), size: paperSize, title: z.string(), width: z.int(), height: z.int() })),
});

export const DesignerGetCompetitionDocumentTypesByCompetition = defineCall({
  id: 'Designer/GetCompetitionDocumentTypesByCompetition',
  method: 'GET',
  who: WHO,
  kind: 'read',
  summary: 'Виды бумаг и готовые шаблоны каждого вида',
  query: competition,
  answer: z.array(
    z.object({
      type: paperType,
      title: z.string(),
      ready: z.array(z.object({ key: z.string(), title: z.string(), orientation: paperOrientation })),
    }),
  ),
});

export const DesignerCreateDocument = defineCall({
  id: 'Designer/CreateDocument',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Новый шаблон: пустой лист, готовый шаблон портала или копия своего',
  query: competition,
  body: z.strictObject({
    title: paperTitle,
    type: paperType.default('diploma'),
    size: paperSize.default('A4'),
    orientation: paperOrientation.default('portrait'),
    /** One of the portal's own; its sheet and kind replace those said here. */
    ready: readyPaper.optional(),
    /** A template of the same event. */
    copyOf: guidOf('document').optional(),
  }),
  answer: created,
});

export const DesignerUpdateDocument = defineCall({
  id: 'Designer/UpdateDocument',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Сохранить шаблон: чего не сказано, то остаётся; чужие изменения других рамок не теряются',
  query: competition,
  body: z.strictObject({
    document: z.strictObject({
      guid: guidOf('document'),
      revision: version,
      title: paperTitle.optional(),
      type: paperType.optional(),
      recipients: paperRecipients.optional(),
      awardTitles: z.array(text(300, 1)).max(100).optional(),
      nominations: z.array(text(300, 1)).max(100).optional(),
      lastPlace: z.int().min(1).max(PAPER_LIMITS.place).nullable().optional(),
      names: z.array(text(300, 1)).max(2_000).optional(),
      sheet: paperSheet.optional(),
      /** New and changed boxes. */
      boxes: paperBoxes.default([]),
      removed: z.array(z.guid().toLowerCase()).max(PAPER_LIMITS.boxes).default([]),
      /** Bottom first; boxes that it does not name stay above. */
      order: z
        .array(z.guid().toLowerCase())
        .max(2 * PAPER_LIMITS.boxes)
        .optional(),
    }),
  }),
  answer: documentView,
});

export const DesignerDeleteDocument = defineCall({
  id: 'Designer/DeleteDocument',
  method: 'DELETE',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Удалить шаблон; вернуть его можно 30 дней, выпущенные бумаги остаются',
  query: document,
  answer: done,
});

export const DesignerRestoreDocument = defineCall({
  id: 'Designer/RestoreDocument',
  method: 'POST',
  who: WHO,
  kind: 'write',
  changes: CHANGES,
  summary: 'Вернуть удалённый шаблон',
  query: document,
  answer: done,
});

// --- beyond the checklist ---

export const PAPER_SAMPLES = ['sample', 'longest', 'record'] as const;

export const DesignerDraw = defineCall({
  id: 'Designer/Draw',
  method: 'POST',
  who: WHO,
  kind: 'read',
  summary: 'Рамки картинками, как их напечатает пресс: по примеру, самым длинным словам или настоящей записи',
  query: document,
  body: z.strictObject({
    boxes: paperBoxes,
    of: z.enum(PAPER_SAMPLES).default('sample'),
    record: recordKey.optional(),
  }),
  answer: z.object({
    /** Whose words they are. */
    name: z.string(),
    boxes: z.array(
      z.object({
        guid: z.guid(),
        /** Empty: nothing of it is seen. */
        svg: z.string(),
        /** Of a text: the size in points, its lines, and whether it fits. */
        size: z.number().nullable(),
        lines: z.int(),
        state: z.enum(['fits', 'shrunk', 'over', 'empty']),
      }),
    ),
  }),
});
export type DrawnBoxView = z.infer<typeof DesignerDraw.answer>['boxes'][number];

export const DesignerDrawReady = defineCall({
  id: 'Designer/DrawReady',
  method: 'GET',
  who: WHO,
  kind: 'read',
  summary: 'Готовый шаблон портала картинкой, каким его напечатает пресс',
  query: competition.extend({ ready: readyPaper }),
  answer: z.object({ svg: z.string() }),
});

export const DesignerGetRecords = defineCall({
  id: 'Designer/GetRecords',
  method: 'GET',
  who: WHO,
  kind: 'read',
  shows: ['papers.changed', 'items.changed', 'results.written', 'judges.changed', 'prizes.changed'],
  summary: 'Кому достанется бумага по шаблону, и у кого текст стал мельче или не помещается',
  query: document,
  answer: z.object({
    records: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        detail: z.string(),
        /** Boxes whose text is smaller than the template says. */
        shrunk: z.array(z.guid()),
        /** Boxes whose text does not fit even at its smallest. */
        over: z.array(z.guid()),
      }),
    ),
    /** What stands in braces and is no field (any more). */
    unknown: z.array(z.string()),
  }),
});
