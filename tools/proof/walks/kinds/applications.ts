import type { Kinds, Values } from './types.ts';

/** Those that repeat first: one of them can be removed, moved, brought back. */
const OF_BLOCK = `select b.guid from applications.block b join applications.application a on a.guid = b.application_guid
  where a.competition_guid = :event`;
const IN_ORDER = `order by a.guid, (select count(*) from applications.block s where s.application_guid = b.application_guid
  and s.form_block_guid = b.form_block_guid and s.parent_guid is not distinct from b.parent_guid) desc, b.guid`;

/** Each is a member's own thing as well as the event's: to a judge it does not exist. */
export const KINDS: Kinds = {
  application: `select a.guid from applications.application a where a.competition_guid = :event and a.member_guid = :member
    order by a.guid`,
  applicationBlock: `${OF_BLOCK} and a.member_guid = :member ${IN_ORDER}`,
  answerUpload: `select f.guid from applications.file f join applications.application a on a.guid = f.application_guid
    where a.competition_guid = :event and a.member_guid = :member order by f.guid`,
  messageUpload: `select f.guid from applications.message_file f join applications.application a on a.guid = f.application_guid
    where a.competition_guid = :event and a.member_guid = :member order by f.guid`,
  performer: 'select p.guid from applications.performer p where p.member_guid = :member order by p.guid',
  mailing: `select m.guid from applications.mailing m where m.competition_guid = :event order by m.created_at, m.guid`,
  applicationImport: `select i.guid from applications.import i where i.competition_guid = :event order by i.created_at, i.guid`,
};

export const VALUES: Values = {
  'ApplicationTemplate/UpdateField.changeGuid': [undefined],
  'ApplicationTemplate/DuplicateBlock.changeGuid': [undefined],
  'ApplicationTemplate/AddBlock.changeGuid': [undefined],
  'ApplicationTemplate/AddBlocks.changeGuid': [undefined],
  // What a view is, its own schema says: here it is text.
  'Application/Export.view': ['{}'],
  // One of the two: words of this once are of the template's own schema.
  'TemplateMessage/Send.letter': [undefined],
  'TemplateMessage/PreviewSend.letter': [undefined],
  'TemplateMessage/Send.mailingGuid': [undefined],
  baseRevision: [undefined],
  valueTypes: [undefined],
  opensAt: [null],
  closesAt: [null],
  freezesAt: [null],
  'ApplicationFile/SendPiece.at': ['0'],
  'ApplicationMessage/SendPiece.at': ['0'],
};
