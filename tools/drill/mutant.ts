// Proves that the drills can fail: each time one safeguard is taken away in the throwaway database or in the harness,
// never in the product, and the drill that guards it must turn red.

import { commitKillDrill } from './commit-kill.ts';
import { duplicateDrill } from './duplicate.ts';
import { killDrill } from './kill.ts';
import { restoreDrill } from './restore.ts';
import { isGreen, type DrillOptions, type Sabotage, type Verdict } from './verdict.ts';

interface Mutant {
  name: string;
  drill: (options: DrillOptions) => Promise<Verdict>;
  sabotage: Sabotage;
  kills?: number;
}

/** Without the key the same submission is inserted, and applied, again. */
const NO_IDEMPOTENCY_INDEX = 'alter table judging.mark_submission drop constraint mark_submission_pkey';

/** The number is read and written without holding the row, and nobody queues: two marks get one revision. */
const COUNTER_WITHOUT_LOCK = `
  create or replace function live.advance(p_stream uuid, p_events jsonb, p_actor text)
  returns table (epoch uuid, revision bigint) language plpgsql as $$
  declare v_epoch uuid; v_revision bigint;
  begin
    select s.epoch, s.revision + 1 into v_epoch, v_revision from live.stream s where s.stream_guid = p_stream;
    insert into live.event (stream_guid, revision, n, kind, payload, actor)
    select p_stream, v_revision, (random() * 2000000000)::integer, e.value ->> 'kind', e.value -> 'payload', p_actor
      from jsonb_array_elements(p_events) e;
    update live.stream s set revision = greatest(s.revision, v_revision) where s.stream_guid = p_stream;
    return query select v_epoch, v_revision;
  end $$;
  create or replace function judging.turn_key(p_competition uuid) returns bigint
  language sql volatile as $$ select (random() * 1e15)::bigint $$;`;

const MUTANTS: readonly Mutant[] = [
  { name: 'нет ключа повторов', drill: duplicateDrill, sabotage: { ddl: NO_IDEMPOTENCY_INDEX } },
  { name: 'счётчик без замка', drill: killDrill, sabotage: { ddl: COUNTER_WITHOUT_LOCK }, kills: 1 },
  { name: 'экраны не смотрят на эпоху', drill: restoreDrill, sabotage: { heedlessScreens: true } },
  { name: 'судьи без исходящих', drill: commitKillDrill, sabotage: { forgetfulJudges: true } },
];

export async function mutantDrill(options: DrillOptions): Promise<Verdict> {
  const { say } = options;
  const figures: Record<string, string> = {};
  const faults: Record<string, number> = {};
  for (const { name, drill, sabotage, kills } of MUTANTS) {
    say(`Мутант: ${name}`);
    const verdict = await drill({ ...options, short: true, kills: kills ?? null, sabotage, say: () => undefined });
    const red = Object.entries(verdict.faults).filter(([, count]) => count !== 0);
    figures[name] = red.length > 0 ? red.map(([fault, count]) => `${fault}: ${count}`).join(', ') : 'не замечен';
    faults[`${name}: не замечен`] = isGreen(verdict) ? 1 : 0;
  }
  return { drill: 'mutant', seed: options.seed, figures, faults, notes: [] };
}
