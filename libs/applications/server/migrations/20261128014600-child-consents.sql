-- What parents of children in applications have agreed to: one row a consent; a withdrawal ends it and overwrites nothing.
create table applications.consent (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  -- Where it was given. It counts in every application of the same member in the event.
  application_guid uuid not null references applications.application on delete cascade,
  child_name text not null,
  birth_date date,
  kind text not null check (kind in ('processing', 'publishing')),
  -- Date of the wording, and what of it was read.
  version text not null,
  text_hash bytea not null,
  representative text not null,
  way text not null check (way in ('self', 'paper')),
  signed_on date not null,
  actor text not null,
  is_organizer boolean not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  withdrawn_by text
);
create index consent_application on applications.consent (application_guid);

alter table applications.rules add needs_child_consent boolean not null default true;
-- Counted anew by each write that changes whom an application names, or what was agreed to.
alter table applications.application
  add children smallint not null default 0,
  add lacks_processing smallint not null default 0,
  add lacks_publishing smallint not null default 0;
alter table applications.block add names text check (names in ('open', 'closed'));

-- What strangers may read of the names in a performance. Without a row the member's own word decides.
create view applications.v_performance_names as
  select guid as block_guid, names from applications.block where names is not null;

-- Nobody has been asked yet: every child that stands in an application lacks both.
create temporary table named_child on commit drop as
  select b.guid, b.parent_guid, b.application_guid,
         b.answers #>> array['f' || x.n, 't'] as name, b.answers #>> array['f' || d.n, 't'] as born
    from applications.block b
    join applications.application a on a.guid = b.application_guid
    join forms.v_field x on x.block_guid = b.form_block_guid and x.tag = 'personFullName' and x.kind = 'Text'
     and not x.is_private and not x.is_removed
    join forms.v_field d on d.block_guid = b.form_block_guid and d.tag = 'personBirthDate' and d.kind = 'Text'
     and not d.is_private and not d.is_removed
   where b.deleted_at is null and btrim(coalesce(b.answers #>> array['f' || x.n, 't'], '')) <> ''
     and not array['f' || x.n, 'f' || d.n] && b.hidden
     and coalesce(b.answers #>> array['f' || d.n, 't'], '9999') > to_char(a.created_at - interval '18 years', 'YYYY-MM-DD');

with recursive named as (
  select guid, parent_guid from named_child
  union
  select b.guid, b.parent_guid from applications.block b join named n on b.guid = n.parent_guid)
update applications.block set names = 'closed' where guid in (select guid from named);

update applications.application a
   set children = x.count, lacks_processing = x.count, lacks_publishing = x.count
  from (select application_guid, count(distinct (lower(name), coalesce(born, ''))) as count from named_child
         group by application_guid) x
 where a.guid = x.application_guid;
