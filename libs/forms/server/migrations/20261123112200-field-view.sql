-- What other rooms read of an event's fields without their rules: which of them are about a person. Removed ones too.
create view forms.v_field as
  select x.guid, f.competition_guid, x.n, x.is_personal
    from forms.field x join forms.form f on f.guid = x.form_guid where f.competition_guid is not null;
