-- An application of which nothing is required and in which nothing is answered is not filled: its percent is 0, not 100.
update applications.application a
   set percent = 0
 where a.percent = 100
   and not exists (select from applications.block b
                    where b.application_guid = a.guid and b.deleted_at is null
                      and exists (select from jsonb_each(b.answers - b.hidden) answer
                                   where not exists (select from forms.v_field f
                                                      where f.competition_guid = a.competition_guid
                                                        and 'f' || f.n = answer.key and f.is_private)));
