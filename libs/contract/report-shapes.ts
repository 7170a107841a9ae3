// Shapes of reports that several calls share.

import { APPLICATION_COLUMNS, FIELD_KINDS, FIELD_TAGS } from '@rampa/kernel';
import { z } from 'zod';
import { guidOf } from './guid-of.ts';
import { instant, title } from './shapes.ts';

/** What a column says: something that the portal knows by itself, or what its field means to the program. */
export const columnTag = z.enum([...APPLICATION_COLUMNS, ...FIELD_TAGS]);
export type ColumnTag = z.infer<typeof columnTag>;

export const REPORT_LIMITS = {
  /** Reports of one event. */
  reports: 100,
  columns: 60,
  /** Fields of one column. */
  fields: 10,
  filters: 20,
  /** Lines of one filter. */
  items: 200,
  /** Rows of one file. */
  exported: 20_000,
  /** Rows that everybody sees. */
  published: 5_000,
} as const;

/** In pixels of the usual letter. */
export const columnWidth = z.int().min(48).max(960);

export const reportView = z.object({
  guid: z.guid(),
  title: z.string(),
  /** Of the form; null: each application is a row. */
  rowBlockGuid: z.guid().nullable(),
  /** «Заявки», «Номер». */
  rowTitle: z.string(),
  isPerformance: z.boolean(),
  /** The form has the block of its rows no more: it is empty. */
  isRowGone: z.boolean(),
  isPublished: z.boolean(),
  columnCount: z.int(),
  filterCount: z.int(),
  /** What of it names something that is no more. */
  lackCount: z.int(),
  changedAt: instant,
});
export type ReportView = z.infer<typeof reportView>;

export const reportColumnField = z.object({
  guid: z.guid(),
  tag: columnTag.nullable(),
  /** Null: the portal knows it by itself. */
  competitionFieldGuid: z.guid().nullable(),
  title: z.string(),
  blockTitle: z.string(),
  /** The form has the field no more: it is empty. */
  isGone: z.boolean(),
  isPrivate: z.boolean(),
  /** Everybody sees it where the report is published. */
  isOpen: z.boolean(),
});

export const reportColumn = z.object({
  guid: z.guid(),
  title: z.string(),
  width: z.int(),
  separator: z.string(),
  fields: z.array(reportColumnField),
});
export type ReportColumnView = z.infer<typeof reportColumn>;

export const reportRow = z.object({
  /** Of the application's block; of the application where rows are applications. */
  guid: z.guid(),
  applicationGuid: z.guid(),
  number: z.int().nullable(),
  title: z.string(),
  competitionBlockStatusKey: z.guid().nullable(),
  /** A text for each column. */
  cells: z.array(z.string()),
});
export type ReportRow = z.infer<typeof reportRow>;

/** The fields that may be attached, in sections as every such answer has them, and what the portal knows by itself. */
export const columnBox = z.object({
  system: z.array(z.object({ tag: z.enum(APPLICATION_COLUMNS), title: z.string() })),
  sections: z.array(
    z.object({
      key: z.int(),
      guid: z.guid(),
      title: z.string(),
      fields: z.array(
        z.object({
          key: z.int(),
          guid: z.guid(),
          parentKey: z.int(),
          parentGuid: z.guid(),
          title: z.string(),
          valueTypes: z.enum(FIELD_KINDS),
          referenceBookGuid: z.guid().nullable(),
          tag: z.enum(FIELD_TAGS).nullable(),
          isPrivate: z.boolean(),
        }),
      ),
    }),
  ),
});
export type ColumnBox = z.infer<typeof columnBox>;

export const competitionOf = z.strictObject({ competitionGuid: guidOf('competition') });
export const reportOf = z.strictObject({ reportGuid: guidOf('report') });
export const columnTitle = title.max(120);

/** What is changed of a column, of a report or of a program; what is not said stays. */
export const columnChanges = {
  title: columnTitle.optional(),
  width: columnWidth.optional(),
  separator: z.string().max(10).optional(),
};

/** A field of the form, or without one what the portal knows by itself; null: what the form says the field means. */
export const attachedField = { tag: columnTag.nullable(), competitionFieldGuid: guidOf('formField').nullable() };

export const fieldChanges = { tag: columnTag.nullable().optional(), order: z.int().min(0).max(1_000).optional() };
