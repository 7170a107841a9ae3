-- Other rooms read also what a field means and where it stands.
create or replace view forms.v_field as
  select x.guid, f.competition_guid, x.n, x.is_personal, x.block_guid, x.kind, x.tag, x.is_private,
         x.removed_at is not null as is_removed
    from forms.field x join forms.form f on f.guid = x.form_guid where f.competition_guid is not null;
