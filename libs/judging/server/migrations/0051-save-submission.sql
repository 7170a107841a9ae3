-- The hot path: one submission of a judge, one round trip, one transaction.
-- Lock → idempotency → state → scale → version → upsert → history → event → revision (last).
-- Answers {"epoch", "reply": {submissionGuid, status, revision, version, value, code}}.

create function judging.lock_key(p_competition uuid) returns bigint
language sql immutable as $$ select hashtextextended(p_competition::text, 7) $$;

-- What the submission's cell allows now; null code = allowed.
create function judging.refusal(p_competition uuid, p_judge uuid, p_body jsonb,
  out code text, out program uuid, out locked_at_revision bigint, out is_locked boolean)
language plpgsql stable as $$
declare
  v_item record;
  v_point record;
  v_value integer := (p_body ->> 'value')::integer;
begin
  is_locked := false;
  select i.guid, i.program_guid, i.nomination_guid, i.activity, i.is_withdrawn, i.kind,
         p.state, p.locked_revision, c.archived_at, coalesce(s.mark_ahead, false) as mark_ahead
    into v_item
    from program.item i
    join competitions.competition c on c.guid = i.competition_guid
    left join judging.protocol p on p.program_guid = i.program_guid
    left join judging.setting s on s.competition_guid = i.competition_guid
   where i.guid = (p_body ->> 'competitionProgramItemGuid')::uuid and i.competition_guid = p_competition;
  if not found or v_item.kind <> 'performance' then
    code := 'markForeign'; return;
  end if;
  program := v_item.program_guid;
  if exists (select from judging.judge_nomination n where n.judge_guid = p_judge)
     and not exists (select from judging.judge_nomination n
                      where n.judge_guid = p_judge and n.nomination_guid = v_item.nomination_guid) then
    code := 'markForeign'; return;
  end if;
  if v_item.archived_at is not null then code := 'archived'; return; end if;
  if p_body ? 'pointGuid' then
    select min_value, max_value, step into v_point
      from judging.criterion cr
     where cr.guid = (p_body ->> 'pointGuid')::uuid and cr.competition_guid = p_competition
       and (not exists (select from judging.criterion_nomination n where n.criterion_guid = cr.guid)
            or exists (select from judging.criterion_nomination n
                        where n.criterion_guid = cr.guid and n.nomination_guid = v_item.nomination_guid));
    if not found then code := 'markCriterion'; return; end if;
    if v_value < v_point.min_value then code := 'markBelow'; return; end if;
    if v_value > v_point.max_value then code := 'markAbove'; return; end if;
    if (v_value - v_point.min_value) % v_point.step <> 0 then code := 'markStep'; return; end if;
  end if;
  if v_item.is_withdrawn or v_item.activity = 'Skipped' then code := 'markWithdrawn'; return; end if;
  if v_item.state is null or v_item.state = 'Draft' then code := 'protocolNotOpen'; return; end if;
  if v_item.state <> 'Open' then
    is_locked := true; locked_at_revision := v_item.locked_revision; code := 'protocolLocked'; return;
  end if;
  if v_item.activity in ('Waiting', 'Ready') and not v_item.mark_ahead then code := 'markEarly'; return; end if;
  if v_value is not null and exists (select from judging.abstention a
      where a.item_guid = v_item.guid and a.judge_guid = p_judge) then
    code := 'markAbstained'; return;
  end if;
end $$;

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
  v_stored record;
  v_refusal record;
  v_status text := 'accepted';
  v_code text;
  v_version integer;
  v_events jsonb;
  v_epoch uuid;
  v_revision bigint;
  v_reply jsonb;
begin
  perform pg_advisory_xact_lock_shared(judging.lock_key(p_competition));

  insert into judging.mark_submission (judge_guid, submission_guid, body_hash, device, device_seq)
  values (p_judge, v_guid, p_hash, v_device, v_seq) on conflict do nothing;
  if not found then
    select body_hash, reply into v_stored from judging.mark_submission
     where judge_guid = p_judge and submission_guid = v_guid;
    select epoch into v_epoch from live.stream where stream_guid = p_competition;
    if v_stored.body_hash = p_hash then
      return jsonb_build_object('epoch', v_epoch, 'reply', v_stored.reply);
    end if;
    return jsonb_build_object('epoch', v_epoch, 'reply', jsonb_build_object('submissionGuid', v_guid,
      'status', 'refused', 'revision', null, 'version', null, 'value', null, 'code', 'guidReused'));
  end if;

  select * into v_refusal from judging.refusal(p_competition, p_judge, p_body);
  v_code := v_refusal.code;

  if v_code is not null then
    v_status := 'refused';
    if v_refusal.is_locked and v_point is not null and (v_seen is null or v_seen < v_refusal.locked_at_revision) then
      v_status := 'late';
      v_code := 'markLate';
      insert into judging.late_mark
        (guid, competition_guid, program_guid, item_guid, judge_guid, criterion_guid, value, submission_guid)
      values (gen_random_uuid(), p_competition, v_refusal.program, v_item, p_judge, v_point, v_value, v_guid);
      v_events := jsonb_build_array(jsonb_build_object('kind', 'mark.late', 'payload', jsonb_build_object(
        'program', v_refusal.program, 'item', v_item, 'judge', p_judge)));
    end if;

  elsif v_point is not null then
    -- The cell takes the mark when the judge saw its last version, or when this device itself wrote that version
    -- earlier (edits made offline carry the version from before them). No clock decides.
    insert into judging.mark as m (item_guid, judge_guid, criterion_guid, value, version, device, device_seq)
    values (v_item, p_judge, v_point, v_value, 1, v_device, v_seq)
    on conflict (item_guid, judge_guid, criterion_guid) do update
      set value = excluded.value, version = m.version + 1, device = excluded.device,
          device_seq = excluded.device_seq, updated_at = clock_timestamp()
      where v_base is null or v_base >= m.version or (m.device = v_device and m.device_seq < v_seq)
    returning m.version into v_version;
    if v_version is null then
      v_status := 'conflict';
      v_code := 'markConflict';
    else
      v_events := jsonb_build_array(jsonb_build_object('kind', 'mark.saved', 'payload', jsonb_build_object(
        'program', v_refusal.program, 'item', v_item, 'judge', p_judge, 'criterion', v_point,
        'value', v_value, 'version', v_version)));
    end if;
    insert into judging.mark_history
      (item_guid, judge_guid, criterion_guid, value, version, submission_guid, device, device_seq, actor, reason)
    values (v_item, p_judge, v_point, v_value, coalesce(v_version, 0), v_guid, v_device, v_seq,
      'judge:' || p_judge, case when v_version is null then 'conflict' else '' end);

  elsif p_body ? 'abstain' then
    if (p_body ->> 'abstain')::boolean then
      insert into judging.abstention (item_guid, judge_guid) values (v_item, p_judge) on conflict do nothing;
    else
      delete from judging.abstention where item_guid = v_item and judge_guid = p_judge;
    end if;
    v_events := jsonb_build_array(jsonb_build_object('kind', 'mark.abstained', 'payload', jsonb_build_object(
      'program', v_refusal.program, 'item', v_item, 'judge', p_judge, 'abstain', (p_body ->> 'abstain')::boolean)));

  else
    insert into judging.comment (item_guid, judge_guid, body) values (v_item, p_judge, p_body ->> 'comment')
    on conflict (item_guid, judge_guid) do update set body = excluded.body;
    v_events := jsonb_build_array(jsonb_build_object('kind', 'mark.commented', 'payload', jsonb_build_object(
      'program', v_refusal.program, 'item', v_item, 'judge', p_judge)));
  end if;

  -- Whatever was not taken answers with the value in force.
  if v_point is not null and v_status <> 'accepted' then
    select version, value into v_version, v_value from judging.mark
     where item_guid = v_item and judge_guid = p_judge and criterion_guid = v_point;
    if not found then v_version := null; v_value := null; end if;
  end if;

  if v_events is not null then
    select a.epoch, a.revision into v_epoch, v_revision
      from live.advance(p_competition, v_events, 'judge:' || p_judge) a;
  else
    select epoch into v_epoch from live.stream where stream_guid = p_competition;
  end if;
  v_reply := jsonb_build_object('submissionGuid', v_guid, 'status', v_status, 'revision', v_revision,
    'version', v_version, 'value', v_value, 'code', v_code);
  update judging.mark_submission set status = v_status, reply = v_reply, revision = v_revision
   where judge_guid = p_judge and submission_guid = v_guid;
  return jsonb_build_object('epoch', v_epoch, 'reply', v_reply);
end $$;
