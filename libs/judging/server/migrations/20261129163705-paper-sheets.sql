-- Paper beside tablets. A blank sheet of a judge as it was printed: `layout` is the domain's SheetLayout.
create table judging.paper_sheet (
  guid uuid primary key,
  competition_guid uuid not null references competitions.competition on delete cascade,
  program_guid uuid not null references program.program on delete cascade,
  judge_guid uuid not null references judging.judge on delete cascade,
  -- Of this judge and program, from 1.
  version integer not null,
  code text not null,
  layout jsonb not null,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  state text not null default 'printed'
    constraint paper_sheet_state_check check (state in ('printed', 'entered', 'checked', 'settled')),
  unique (program_guid, judge_guid, version),
  unique (competition_guid, code)
);
create index paper_sheet_judge on judging.paper_sheet (judge_guid);

-- What somebody has read off a sheet: 1 is the entry, 2 the check, which is made without seeing the first. Put aside ones
-- stay for the journal.
create table judging.paper_reading (
  guid uuid primary key,
  sheet_guid uuid not null references judging.paper_sheet on delete cascade,
  nth integer not null constraint paper_reading_nth_check check (nth in (1, 2)),
  actor text not null,
  rows jsonb not null,
  at timestamptz not null default clock_timestamp(),
  dropped_by text,
  dropped_at timestamptz
);
create unique index paper_reading_in_force on judging.paper_reading (sheet_guid, nth) where dropped_at is null;

-- What was decided where readings, or paper and tablet, differ. `seen_version`: of the mark in force then.
create table judging.paper_solution (
  guid uuid primary key,
  sheet_guid uuid not null references judging.paper_sheet on delete cascade,
  item_guid uuid not null references program.item on delete cascade,
  -- Null: whether the judge abstained; its value 1 means that he did.
  criterion_guid uuid,
  value integer,
  seen_version integer not null,
  first_value integer,
  second_value integer,
  in_force integer,
  actor text not null,
  at timestamptz not null default clock_timestamp(),
  dropped_at timestamptz
);
create unique index paper_solution_in_force on judging.paper_solution (sheet_guid, item_guid, criterion_guid)
  nulls not distinct where dropped_at is null;
create index paper_solution_item on judging.paper_solution (item_guid);

-- The hot path as it was, but a mark off paper (its device is the sheet) is no early one: a hall without power moves no
-- steps on stage.
create or replace function judging.take_submission(p_competition uuid, p_judge uuid, p_hash bytea, p_body jsonb)
returns judging.taken language plpgsql as $$
declare
  v_guid uuid := (p_body ->> 'submissionGuid')::uuid;
  v_item uuid := (p_body ->> 'competitionProgramItemGuid')::uuid;
  v_point uuid := (p_body ->> 'pointGuid')::uuid;
  v_value integer := (p_body ->> 'value')::integer;
  v_base bigint := (p_body ->> 'baseVersion')::bigint;
  v_seen bigint := (p_body ->> 'seenRevision')::bigint;
  v_seen_epoch uuid := (p_body ->> 'seenEpoch')::uuid;
  v_known_epoch uuid := (p_body #>> '{acknowledged,epoch}')::uuid;
  v_known integer := (p_body #>> '{acknowledged,version}')::integer;
  v_device text := p_body ->> 'device';
  v_seq bigint := (p_body ->> 'deviceSeq')::bigint;
  v_abstain boolean := (p_body ->> 'abstain')::boolean;
  v_now record;
  v_status text := 'accepted';
  v_code text;
  v_version integer;
  v_is_cleared boolean;
  v_what text := case when p_body ? 'comment' then 'comment' else 'abstention' end;
  v_word jsonb;
  v_kind text;
  v_payload jsonb;
begin
  insert into judging.mark_submission (judge_guid, submission_guid, body_hash, device, device_seq)
  values (p_judge, v_guid, p_hash, v_device, v_seq) on conflict do nothing;
  if not found then
    return row(true, null, null, null, null, null, null, null)::judging.taken;
  end if;

  select i.program_guid, i.activity, i.is_withdrawn, c.archived_at, p.state, p.locked_revision,
         coalesce(p.version_floor, 0) as version_floor, p.cleared_revision, p.cleared_epoch, l.epoch, l.revision,
         coalesce(s.mark_ahead, false) as mark_ahead,
         cr.guid as criterion, cr.min_value, cr.max_value, cr.step, a.judge_guid is not null as abstained
    into v_now
    from program.item i
    join competitions.competition c on c.guid = i.competition_guid
    join live.stream l on l.stream_guid = i.competition_guid
    join judging.judge j on j.guid = p_judge and j.competition_guid = i.competition_guid and j.removed_at is null
     and jury.serves(j.nominations, i.nomination_guid)
    left join judging.protocol p on p.program_guid = i.program_guid
    left join judging.setting s on s.competition_guid = i.competition_guid
    left join judging.criterion cr on cr.guid = v_point and cr.competition_guid = i.competition_guid
     and jury.serves(cr.nominations, i.nomination_guid)
    left join judging.abstention a on a.item_guid = i.guid and a.judge_guid = p_judge
   where i.guid = v_item and i.competition_guid = p_competition and i.kind = 'performance';

  v_code := case
    when v_now.program_guid is null then 'markForeign'
    when v_now.archived_at is not null then 'archived'
    when v_point is not null and v_now.criterion is null then 'markCriterion'
    when jury.off_scale(v_value, v_now.min_value, v_now.max_value, v_now.step) is not null then
      'mark' || initcap(jury.off_scale(v_value, v_now.min_value, v_now.max_value, v_now.step))
    when v_now.is_withdrawn or v_now.activity = 'Skipped' then 'markWithdrawn'
    when coalesce(v_now.state, 'Draft') = 'Draft' then 'protocolNotOpen'
    when v_now.state <> 'Open' then 'protocolLocked'
    -- An abstention may be declared before the performance: it is no mark.
    when v_now.activity in ('Waiting', 'Ready') and not v_now.mark_ahead and v_abstain is null
      and v_device not like 'paper:%' then 'markEarly'
    when v_value is not null and v_now.abstained then 'markAbstained'
  end;

  if v_code is not null then
    v_status := 'refused';
    -- Late: tapped on a sheet from before the lock. What was seen under another epoch says nothing of this one, nor does
    -- a revision that the stream has not reached; when in doubt the organizer decides.
    if v_code = 'protocolLocked' and v_point is not null
      and (v_seen is null or v_now.locked_revision is null or v_seen < v_now.locked_revision
           or v_seen > v_now.revision or v_seen_epoch <> v_now.epoch or v_known is not null) then
      v_status := 'late';
      v_code := 'markLate';
      insert into judging.late_mark
        (guid, competition_guid, program_guid, item_guid, judge_guid, criterion_guid, value, submission_guid)
      values (gen_random_uuid(), p_competition, v_now.program_guid, v_item, p_judge, v_point, v_value, v_guid);
      v_kind := 'mark.late';
      v_payload := '{}';
    end if;

  elsif v_point is not null then
    -- Whoever tapped before the last clearing, or was acknowledged before it, has no mark to give to the emptied cell.
    v_is_cleared := v_now.cleared_revision is not null and case
      when v_known is not null then v_known <= v_now.version_floor or v_now.cleared_epoch = v_now.epoch
      when v_seen_epoch <> v_now.epoch and v_now.cleared_epoch = v_now.epoch then true
      when v_base > v_now.version_floor then false
      when v_seen <= v_now.revision then v_seen < v_now.cleared_revision
      -- Nobody knows what he saw: only an edit shows that it is of before.
      else coalesce(v_base, 0) > 0
    end;
    -- No clock decides. A mark offered again after a restore follows those of its epoch that it followed then, also
    -- those that the copy has kept; what was given since the restore stands. A device's own edits count in its own order
    -- (those made offline carry the version from before them); another device must have seen the mark in force, by its
    -- version or by the one that it had in the epoch of which the device still speaks.
    with saved as (
      insert into judging.mark as m (item_guid, judge_guid, criterion_guid, value, version, device, device_seq, epoch,
          offered_epoch, offered_version)
      select v_item, p_judge, v_point, v_value, v_now.version_floor + 1, v_device, v_seq, v_now.epoch, v_known_epoch,
             v_known
       where not v_is_cleared
      on conflict (item_guid, judge_guid, criterion_guid) do update
        set value = excluded.value, version = m.version + 1, device = excluded.device,
            device_seq = excluded.device_seq, updated_at = clock_timestamp(), epoch = excluded.epoch,
            offered_epoch = excluded.offered_epoch, offered_version = excluded.offered_version
        where case
          when v_known is not null then
            case when m.epoch = v_now.epoch then m.offered_epoch = v_known_epoch and m.offered_version < v_known
                 else m.version < v_known end
          when m.device = v_device then m.device_seq < v_seq or v_base = m.version
          when v_seen_epoch <> v_now.epoch and m.epoch = v_now.epoch then
            m.offered_epoch = v_seen_epoch and m.offered_version <= v_base
          else v_base is null or v_base >= m.version
        end
      returning m.version
    ), noted as (
      insert into judging.mark_history
        (item_guid, judge_guid, criterion_guid, value, version, submission_guid, device, device_seq, actor, reason)
      select v_item, p_judge, v_point, v_value, coalesce(max(saved.version), 0), v_guid, v_device, v_seq,
             'judge:' || p_judge, case when count(*) = 0 then 'conflict' else '' end
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

  else
    -- The order of marks, with the revision of the word in force for its version: a device's own words count in its own
    -- order, another device must have seen the last one. Offered again, or waiting since before a restore, a word says
    -- nothing against what was given under this epoch; an abstention nothing against marks either.
    insert into judging.said as s (item_guid, judge_guid, what, device, device_seq, epoch, offered_epoch,
        offered_revision)
    select v_item, p_judge, v_what, v_device, v_seq, v_now.epoch, v_known_epoch, v_known
     where not (coalesce(v_abstain and (v_known is not null or v_seen_epoch <> v_now.epoch), false) and exists (
       select from judging.mark m
        where m.item_guid = v_item and m.judge_guid = p_judge and m.value is not null and m.epoch = v_now.epoch
          and m.offered_epoch is null))
    on conflict (item_guid, judge_guid, what) do update
      set device = excluded.device, device_seq = excluded.device_seq, epoch = excluded.epoch, revision = null,
          offered_epoch = excluded.offered_epoch, offered_revision = excluded.offered_revision
      where case
        when v_known is not null then
          case when s.epoch = v_now.epoch then s.offered_epoch = v_known_epoch and s.offered_revision < v_known
               else s.revision < v_known end
        when s.device = v_device and s.device_seq < v_seq then true
        when v_seen_epoch <> v_now.epoch and s.epoch = v_now.epoch then
          s.offered_epoch = v_seen_epoch and s.offered_revision <= v_seen
        else s.revision <= v_seen
      end;

    if not found then
      v_status := 'conflict';
      v_code := 'wordConflict';
      select s.revision into v_version from judging.said s
       where s.item_guid = v_item and s.judge_guid = p_judge and s.what = v_what;
      v_word := case v_what
        when 'comment' then jsonb_build_object('comment', coalesce((
          select body from judging.comment where item_guid = v_item and judge_guid = p_judge), ''))
        else jsonb_build_object('abstain', v_now.abstained) end;
    elsif v_what = 'comment' then
      insert into judging.comment (item_guid, judge_guid, body) values (v_item, p_judge, p_body ->> 'comment')
      on conflict (item_guid, judge_guid) do update set body = excluded.body;
      v_kind := 'mark.commented';
      v_payload := '{}';
    else
      if v_abstain then
        insert into judging.abstention (item_guid, judge_guid) values (v_item, p_judge) on conflict do nothing;
      else
        delete from judging.abstention where item_guid = v_item and judge_guid = p_judge;
      end if;
      v_kind := 'mark.abstained';
      v_payload := jsonb_build_object('abstain', v_abstain);
    end if;
  end if;

  -- Whatever was not taken answers with the value in force.
  if v_point is not null and v_status <> 'accepted' then
    v_value := null;
    select version, value into v_version, v_value from judging.mark
     where item_guid = v_item and judge_guid = p_judge and criterion_guid = v_point;
  end if;

  if v_kind is null then
    update judging.mark_submission s
       set status = v_status, code = v_code, version = v_version, value = v_value, word = v_word
     where s.judge_guid = p_judge and s.submission_guid = v_guid;
  else
    v_payload := jsonb_build_object('program', v_now.program_guid, 'item', v_item, 'judge', p_judge) || v_payload;
  end if;
  return row(false, v_status, v_code, v_version, v_value, v_kind, v_payload, v_word)::judging.taken;
end $$;
