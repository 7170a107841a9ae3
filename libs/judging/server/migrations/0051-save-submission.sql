-- The hot path: one submission of a judge, one round trip, one transaction.
-- Lock → idempotency → state → scale → version → upsert → history → event, revision and answer (last).
-- Answers {"epoch", "reply": {submissionGuid, status, revision, version, value, code}}.

create function judging.lock_key(p_competition uuid) returns bigint
language sql immutable as $$ select hashtextextended(p_competition::text, 7) $$;

-- Judges of one event queue here for the counter. A queue of sleepers costs less than waiting on the counter's row,
-- where every waiter is woken to read the row again: with 64 of them a third more commits a second.
create function judging.turn_key(p_competition uuid) returns bigint
language sql immutable as $$ select hashtextextended(p_competition::text, 8) $$;

create function judging.submission_reply(p_guid uuid, p_status text, p_code text, p_version integer, p_value integer,
  p_revision bigint)
returns jsonb language sql immutable as $$
  select jsonb_build_object('submissionGuid', p_guid, 'status', p_status, 'code', p_code, 'version', p_version,
    'value', p_value, 'revision', p_revision)
$$;

create function judging.save_submission(p_competition uuid, p_judge uuid, p_hash bytea, p_body jsonb)
returns jsonb language plpgsql as $$
declare
  v_guid uuid := (p_body ->> 'submissionGuid')::uuid;
  v_item uuid := (p_body ->> 'competitionProgramItemGuid')::uuid;
  v_point uuid := (p_body ->> 'pointGuid')::uuid;
  v_value integer := (p_body ->> 'value')::integer;
  v_base bigint := (p_body ->> 'baseVersion')::bigint;
  v_seen bigint := (p_body ->> 'seenRevision')::bigint;
  v_device text := p_body ->> 'device';
  v_seq bigint := (p_body ->> 'deviceSeq')::bigint;
  v_abstain boolean := (p_body ->> 'abstain')::boolean;
  v_actor text := 'judge:' || p_judge;
  v_stored record;
  v_now record;
  v_status text := 'accepted';
  v_code text;
  v_version integer;
  v_kind text;
  v_payload jsonb;
  v_epoch uuid;
  v_revision bigint;
begin
  -- What is read after the lock must be newer than the lock; a snapshot taken before it would show an open protocol.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'save_submission needs read committed';
  end if;
  perform pg_advisory_xact_lock_shared(judging.lock_key(p_competition));

  insert into judging.mark_submission (judge_guid, submission_guid, body_hash, device, device_seq)
  values (p_judge, v_guid, p_hash, v_device, v_seq) on conflict do nothing;
  if not found then
    select s.*, l.epoch into v_stored
      from judging.mark_submission s join live.stream l on l.stream_guid = p_competition
     where s.judge_guid = p_judge and s.submission_guid = v_guid;
    return jsonb_build_object('epoch', v_stored.epoch, 'reply',
      case when v_stored.body_hash = p_hash
        then judging.submission_reply(v_guid, v_stored.status, v_stored.code, v_stored.version, v_stored.value,
          v_stored.revision)
        else judging.submission_reply(v_guid, 'refused', 'guidReused', null, null, null) end);
  end if;

  select i.program_guid, i.activity, i.is_withdrawn, c.archived_at, p.state, p.locked_revision,
         coalesce(p.version_floor, 0) as version_floor, coalesce(s.mark_ahead, false) as mark_ahead,
         cr.guid as criterion, cr.min_value, cr.max_value, cr.step, a.judge_guid is not null as abstained
    into v_now
    from program.item i
    join competitions.competition c on c.guid = i.competition_guid
    join judging.judge j on j.guid = p_judge and j.competition_guid = i.competition_guid and j.removed_at is null
     and (j.nominations = '{}' or i.nomination_guid = any (j.nominations))
    left join judging.protocol p on p.program_guid = i.program_guid
    left join judging.setting s on s.competition_guid = i.competition_guid
    left join judging.criterion cr on cr.guid = v_point and cr.competition_guid = i.competition_guid
     and (cr.nominations = '{}' or i.nomination_guid = any (cr.nominations))
    left join judging.abstention a on a.item_guid = i.guid and a.judge_guid = p_judge
   where i.guid = v_item and i.competition_guid = p_competition and i.kind = 'performance';

  v_code := case
    when v_now.program_guid is null then 'markForeign'
    when v_now.archived_at is not null then 'archived'
    when v_point is not null and v_now.criterion is null then 'markCriterion'
    when v_value < v_now.min_value then 'markBelow'
    when v_value > v_now.max_value then 'markAbove'
    when (v_value - v_now.min_value) % v_now.step <> 0 then 'markStep'
    when v_now.is_withdrawn or v_now.activity = 'Skipped' then 'markWithdrawn'
    when coalesce(v_now.state, 'Draft') = 'Draft' then 'protocolNotOpen'
    when v_now.state <> 'Open' then 'protocolLocked'
    -- An abstention may be declared before the performance: it is no mark.
    when v_now.activity in ('Waiting', 'Ready') and not v_now.mark_ahead and v_abstain is null then 'markEarly'
    when v_value is not null and v_now.abstained then 'markAbstained'
  end;

  if v_code is not null then
    v_status := 'refused';
    if v_code = 'protocolLocked' and v_point is not null then
      -- Late: tapped on a sheet from before the lock. A revision that the stream has not reached is of another epoch
      -- and says nothing; when in doubt the organizer decides.
      select revision into v_revision from live.stream where stream_guid = p_competition;
      if v_seen is null or v_now.locked_revision is null or v_seen < v_now.locked_revision or v_seen > v_revision then
        v_status := 'late';
        v_code := 'markLate';
        insert into judging.late_mark
          (guid, competition_guid, program_guid, item_guid, judge_guid, criterion_guid, value, submission_guid)
        values (gen_random_uuid(), p_competition, v_now.program_guid, v_item, p_judge, v_point, v_value, v_guid);
        v_kind := 'mark.late';
        v_payload := '{}';
      end if;
      v_revision := null;
    end if;

  elsif v_point is not null then
    -- No clock decides. A device's own edits count in its own order (those made offline carry the version from before
    -- them); another device must have seen the version in force, or one that this database does not know.
    with saved as (
      insert into judging.mark as m (item_guid, judge_guid, criterion_guid, value, version, device, device_seq)
      select v_item, p_judge, v_point, v_value, v_now.version_floor + 1, v_device, v_seq
       -- An edit of a mark that a clearing has taken away since is no mark of the empty cell.
       where v_base is null or v_base = 0 or v_base > v_now.version_floor
          or exists (select from judging.mark x
                      where x.item_guid = v_item and x.judge_guid = p_judge and x.criterion_guid = v_point)
      on conflict (item_guid, judge_guid, criterion_guid) do update
        set value = excluded.value, version = m.version + 1, device = excluded.device,
            device_seq = excluded.device_seq, updated_at = clock_timestamp()
        where case when m.device = v_device then m.device_seq < v_seq or v_base = m.version
                   else v_base is null or v_base >= m.version end
      returning m.version
    ), noted as (
      insert into judging.mark_history
        (item_guid, judge_guid, criterion_guid, value, version, submission_guid, device, device_seq, actor, reason)
      select v_item, p_judge, v_point, v_value, coalesce(max(saved.version), 0), v_guid, v_device, v_seq, v_actor,
             case when count(*) = 0 then 'conflict' else '' end
        from saved
    )
    select version into v_version from saved;
    if v_version is null then
      v_status := 'conflict';
      v_code := 'markConflict';
    else
      v_kind := 'mark.saved';
      v_payload := jsonb_build_object('criterion', v_point, 'value', v_value, 'version', v_version);
    end if;

  elsif v_abstain is not null then
    if v_abstain then
      insert into judging.abstention (item_guid, judge_guid) values (v_item, p_judge) on conflict do nothing;
    else
      delete from judging.abstention where item_guid = v_item and judge_guid = p_judge;
    end if;
    v_kind := 'mark.abstained';
    v_payload := jsonb_build_object('abstain', v_abstain);

  else
    insert into judging.comment (item_guid, judge_guid, body) values (v_item, p_judge, p_body ->> 'comment')
    on conflict (item_guid, judge_guid) do update set body = excluded.body;
    v_kind := 'mark.commented';
    v_payload := '{}';
  end if;

  -- Whatever was not taken answers with the value in force.
  if v_point is not null and v_status <> 'accepted' then
    v_value := null;
    select version, value into v_version, v_value from judging.mark
     where item_guid = v_item and judge_guid = p_judge and criterion_guid = v_point;
  end if;

  if v_kind is null then
    update judging.mark_submission s
       set status = v_status, code = v_code, version = v_version, value = v_value
     where s.judge_guid = p_judge and s.submission_guid = v_guid;
    select epoch into v_epoch from live.stream where stream_guid = p_competition;
  else
    v_payload := jsonb_build_object('program', v_now.program_guid, 'item', v_item, 'judge', p_judge) || v_payload;
    perform pg_advisory_xact_lock(judging.turn_key(p_competition));
    update judging.mark_submission s
       set status = v_status, code = v_code, version = v_version, value = v_value, revision = head.revision
      from live.advance(p_competition,
        jsonb_build_array(jsonb_build_object('kind', v_kind, 'payload', v_payload)), v_actor) head
     where s.judge_guid = p_judge and s.submission_guid = v_guid
    returning head.epoch, head.revision into v_epoch, v_revision;
  end if;
  return jsonb_build_object('epoch', v_epoch, 'reply',
    judging.submission_reply(v_guid, v_status, v_code, v_version, v_value, v_revision));
end $$;
