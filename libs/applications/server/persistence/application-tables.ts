// The columns of applications, their blocks and the lines that they have chosen.

import type { Answer } from '@rampa/forms/domain';
import type {
  ApplicationChangeKind,
  ApplicationState,
  GivenConsentWay,
  ConsentKind,
  Guid,
  RosterKind,
} from '@rampa/kernel';
import { filled, optional, required, table, type RowOf } from '@rampa/platform/server';

export const APPLICATION = table('applications.application', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  memberGuid: optional<Guid>('uuid'),
  number: optional<number>('int4'),
  state: filled<ApplicationState>('text'),
  statusGuid: optional<Guid>('uuid'),
  revision: filled<number>('int4'),
  percent: filled<number>('int2'),
  unfilled: filled<{ block: Guid; n: number }[]>('jsonb'),
  title: filled<string>('text'),
  updatedAt: filled<Date>('timestamptz'),
  confirmedRevision: filled<number>('int4'),
  search: filled<string>('text'),
  /** Who performs in it, as names are compared. */
  performers: filled<string[]>('_text'),
  /** By which rule these were made: `HEADING_RULE` of then. */
  headingRule: filled<number>('int2'),
  dateSubscribe: optional<Date>('timestamptz'),
  comment: filled<string>('text'),
  /** Before notes had rows of their own; what stands in these three nobody reads. */
  note: filled<string>('text'),
  notedBy: optional<string>('text'),
  notedAt: optional<Date>('timestamptz'),
  /** When all of it was looked through last. Null: not since it came. */
  checkedAt: optional<Date>('timestamptz'),
  isOpened: filled<boolean>('bool'),
  /** Whose it will be; null: it has an owner. */
  ownerEmail: optional<string>('text'),
  /** By which an import finds it again. */
  importKey: optional<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  /** Children whom the answers name, and of how many a parent's consent is lacking. */
  children: filled<number>('int2'),
  lacksProcessing: filled<number>('int2'),
  lacksPublishing: filled<number>('int2'),
  /** That it waits for its sending. */
  remindedAt: optional<Date>('timestamptz'),
  /** As the office knows it, by its own deed or by a letter. */
  toldState: optional<'Subscribed' | 'Unsubscribed'>('text'),
  /** By a letter. */
  toldAt: optional<Date>('timestamptz'),
  /** What was answered about people. */
  erasedAt: optional<Date>('timestamptz'),
  /** Thrown away by its owner: nobody sees it, and he may bring it back for a while. */
  deletedAt: optional<Date>('timestamptz'),
  /** When the organizer's people have last changed the owner's answers. */
  correctedAt: optional<Date>('timestamptz'),
});

export type ApplicationRow = RowOf<typeof APPLICATION>;

/** `r`: the application's revision that wrote the answer. */
export type StoredAnswer = Answer & { r?: number };

export const APPLICATION_BLOCK = table('applications.block', {
  guid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  formBlockGuid: required<Guid>('uuid'),
  parentGuid: optional<Guid>('uuid'),
  position: required<number>('int4'),
  r: filled<number>('int4'),
  /** By `f` and the number of the field. */
  answers: filled<Record<string, StoredAnswer>>('jsonb'),
  hidden: filled<string[]>('_text'),
  deletedAt: optional<Date>('timestamptz'),
  statusGuid: optional<Guid>('uuid'),
  importKey: optional<string>('text'),
  performerGuid: optional<Guid>('uuid'),
  /** What strangers may read of the names in it, by the parents' word; null: the member's own decides. */
  names: optional<'open' | 'closed'>('text'),
});

/** Of a child's parent. A withdrawal ends the row and overwrites nothing. */
export const CONSENT = table('applications.consent', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  childName: required<string>('text'),
  birthDate: optional<string>('date'),
  kind: required<ConsentKind>('text'),
  version: required<string>('text'),
  textHash: required<Buffer>('bytea'),
  representative: required<string>('text'),
  way: required<GivenConsentWay>('text'),
  signedOn: required<string>('date'),
  actor: required<string>('text'),
  isOrganizer: required<boolean>('bool'),
  givenAt: filled<Date>('timestamptz'),
  withdrawnAt: optional<Date>('timestamptz'),
  withdrawnBy: optional<string>('text'),
});

/** By which a child's parent answers without an account. */
export const CONSENT_LINK = table('applications.consent_link', {
  guid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  childName: required<string>('text'),
  birthDate: optional<string>('date'),
  tokenHash: required<Buffer>('bytea'),
  isMailed: required<boolean>('bool'),
  actor: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  expiresAt: required<Date>('timestamptz'),
  answeredAt: optional<Date>('timestamptz'),
  refused: filled<ConsentKind[]>('_text'),
  revokedAt: optional<Date>('timestamptz'),
});

export const PERFORMER = table('applications.performer', {
  guid: required<Guid>('uuid'),
  memberGuid: required<Guid>('uuid'),
  kind: required<RosterKind>('text'),
  name: required<string>('text'),
  folded: required<string>('text'),
  /** By which rule it was folded: `HEADING_RULE` of then. */
  headingRule: filled<number>('int2'),
  birthDate: optional<string>('date'),
  city: filled<string>('text'),
  institution: filled<string>('text'),
  updatedAt: filled<Date>('timestamptz'),
});

export const ANSWER_ITEM = table('applications.answer_item', {
  blockGuid: required<Guid>('uuid'),
  n: required<number>('int4'),
  itemGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  ordinal: required<number>('int2'),
  quantity: optional<number>('int4'),
  isHidden: filled<boolean>('bool'),
});

export const ANSWER_FILE = table('applications.file', {
  guid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  blockGuid: required<Guid>('uuid'),
  n: required<number>('int4'),
  name: required<string>('text'),
  contentType: optional<string>('text'),
  size: required<number>('int4'),
  createdAt: filled<Date>('timestamptz'),
  cameAt: optional<Date>('timestamptz'),
  removedAt: optional<Date>('timestamptz'),
  seconds: optional<number>('int4'),
});

export type AnswerFileRow = RowOf<typeof ANSWER_FILE>;

export const MESSAGE = table('applications.message', {
  guid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  position: required<number>('int4'),
  text: required<string>('text'),
  isOrganizer: required<boolean>('bool'),
  actor: required<string>('text'),
  at: filled<Date>('timestamptz'),
  /** By the other side. */
  seenAt: optional<Date>('timestamptz'),
});

export type MessageRow = RowOf<typeof MESSAGE>;

export const MESSAGE_FILE = table('applications.message_file', {
  guid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  competitionGuid: required<Guid>('uuid'),
  /** Null: not sent yet. */
  messageGuid: optional<Guid>('uuid'),
  name: required<string>('text'),
  contentType: optional<string>('text'),
  size: required<number>('int4'),
  seconds: optional<number>('int4'),
  /** Who has attached it. */
  actor: required<string>('text'),
  createdAt: filled<Date>('timestamptz'),
  cameAt: optional<Date>('timestamptz'),
});

export type MessageFileRow = RowOf<typeof MESSAGE_FILE>;

/** Of the organizer's people for each other. */
export const NOTE = table('applications.note', {
  guid: required<Guid>('uuid'),
  applicationGuid: required<Guid>('uuid'),
  text: required<string>('text'),
  /** `actorName(scope.actor)`; empty: nobody knows. */
  actor: required<string>('text'),
  at: filled<Date>('timestamptz'),
  removedAt: optional<Date>('timestamptz'),
});

export const CHANGE = table('applications.change', {
  applicationGuid: required<Guid>('uuid'),
  revision: required<number>('int4'),
  kind: required<ApplicationChangeKind>('text'),
  blockGuid: optional<Guid>('uuid'),
  n: optional<number>('int4'),
  before: optional<unknown>('jsonb'),
  after: optional<unknown>('jsonb'),
  actor: required<string>('text'),
  isOrganizer: required<boolean>('bool'),
  changeGuid: required<Guid>('uuid'),
  bodyHash: required<string>('text'),
  /** Null: written by a person. */
  importGuid: optional<Guid>('uuid'),
  /** The organizer's word to the member whose change was not taken, perhaps empty; null: it turns nothing down. */
  turnedDown: optional<string>('text'),
  at: filled<Date>('timestamptz'),
});

export const CONFIRMED_CHANGE = table('applications.confirmed_change', {
  applicationGuid: required<Guid>('uuid'),
  place: required<string>('text'),
  revision: required<number>('int4'),
});

export const NUMBERING = table('applications.numbering', {
  competitionGuid: required<Guid>('uuid'),
  last: required<number>('int4'),
});

export const RULES = table('applications.rules', {
  competitionGuid: required<Guid>('uuid'),
  opensAt: optional<Date>('timestamptz'),
  closesAt: optional<Date>('timestamptz'),
  freezesAt: optional<Date>('timestamptz'),
  needsChildConsent: filled<boolean>('bool'),
  /** After the event. Null: nothing is erased by itself. */
  retentionMonths: optional<number>('int2'),
});

export const QUOTA_RULE = table('applications.quota_rule', {
  competitionGuid: required<Guid>('uuid'),
  fieldGuid: required<Guid>('uuid'),
  isAutomatic: required<boolean>('bool'),
});

export const QUOTA = table('applications.quota', {
  competitionGuid: required<Guid>('uuid'),
  itemGuid: required<Guid>('uuid'),
  places: required<number>('int4'),
});

export const VIEW = table('applications.view', {
  competitionGuid: required<Guid>('uuid'),
  title: required<string>('text'),
  view: required<unknown>('jsonb'),
  /** `actorName(scope.actor)` */
  author: required<string>('text'),
  updatedAt: filled<Date>('timestamptz'),
});
