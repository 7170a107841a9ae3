import type { Kinds, Values } from './types.ts';

const OF_EVENT = `from diplomas.document d where d.competition_guid = :event and d.deleted_at is null order by d.created_at, d.guid`;

export const KINDS: Kinds = {
  document: `select d.guid ${OF_EVENT}`,
  documentText: `select b.guid from diplomas.document_box b join diplomas.document d on d.guid = b.document_guid
    where d.competition_guid = :event and d.deleted_at is null and b.kind = 'text' and b.removed_at is null
    order by d.created_at, b.position, b.guid`,
  documentImage: `select i.guid from diplomas.document_image i join diplomas.document d on d.guid = i.document_guid
    where d.competition_guid = :event and d.deleted_at is null order by i.created_at, i.guid`,
  paper: `select guid from diplomas.paper where competition_guid = :event order by number`,
};

export const VALUES: Values = {
  'Designer/CreateDocument.ready': [undefined],
  'Designer/Draw.boxes': [[]],
  'Designer/Draw.of': ['sample'],
  'Designer/Draw.record': [undefined],
  'Designer/DrawReady.ready': ['laureate'],
  'Designer/KeepNames.forms': [[]],
  'Designer/UpdateDocument.boxes': [[]],
  'Designer/UpdateDocument.removed': [[]],
  'Designer/UpdateDocument.revision': [1],
  'Designer/DownloadPersonalDiplom.person': ['Соколова Анна'],
  'DocumentList/CreateArchive.records': [[]],
  'DocumentList/PreviewLetters.records': [[]],
  'DocumentList/SendLetters.records': [[]],
};
