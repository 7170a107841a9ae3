import type { Kinds, Names, Values } from './types.ts';

export const KINDS: Kinds = {
  applicationForm: `select guid from forms.form where competition_guid = :event`,
  formBlock: `select b.guid from forms.block b join forms.form f on f.guid = b.form_guid
    where f.competition_guid = :event and b.removed_at is null order by b.n`,
  formField: `select x.guid from forms.field x join forms.form f on f.guid = x.form_guid
    where f.competition_guid = :event and x.removed_at is null order by x.n`,
};

export const NAMES: Names = {
  sourceFormGuid: { sql: 'select guid from forms.form where competition_guid = :event' },
  sourceFestivalGuid: { sql: 'select guid from competitions.competition where guid = :event' },
};

export const VALUES: Values = {
  rule: [null],
  visible: [undefined],
  required: [undefined],
  option: [{}],
  tag: [null],
  readyKey: [undefined],
  'ApplicationBuilder/BuildTemplate.template': [undefined],
};
