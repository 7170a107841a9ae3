-- Rules of the set-up that SQL needs too, each of them once; a spec compares them with the domain's. Plain expressions,
-- which PostgreSQL puts in the place of the call before it plans.

-- `serves` of the domain: a list without nominations serves them all.
create function jury.serves(p_nominations uuid[], p_nomination uuid) returns boolean
language sql immutable parallel safe as $$ select p_nominations = '{}' or p_nomination = any (p_nominations) $$;

-- `validateMark` of the domain: what is wrong with the mark; null for one that lies on the scale, or for no mark.
create function jury.off_scale(p_value integer, p_min integer, p_max integer, p_step integer) returns text
language sql immutable parallel safe as $$
  select case when p_value < p_min then 'below' when p_value > p_max then 'above'
              when (p_value - p_min) % p_step <> 0 then 'step' end
$$;

-- The criteria by which a mark is asked of whoever rates a performance of the nomination.
create function jury.asked_criteria(p_competition uuid, p_nomination uuid) returns table (guid uuid)
language sql stable parallel safe as $$
  select c.guid from judging.criterion c
   where c.competition_guid = p_competition and c.is_required and jury.serves(c.nominations, p_nomination)
$$;
