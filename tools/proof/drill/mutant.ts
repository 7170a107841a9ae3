// Proves that the drills can fail. Each time one safeguard is removed in the throwaway database or in the harness,
// never in the product, and the drill that guards it must turn red by the fault that the mutant names. Before that the
// same drill must be green with the same limits; the short form leaves that to the drills' own short forms, which npm
// test also runs.

import { walkDrill } from './access.ts';
import { autosaveDrill, LOSES_VALUES } from './autosave.ts';
import { commitKillDrill } from './commit-kill.ts';
import { killDrill } from './kill.ts';
import { guardedDrill } from './model/guarded.ts';
import { FORGETS_POSTED, mailingDrill } from './mailing.ts';
import { mutants } from './model/mutants.ts';
import { MISPLACES_MONEY, moneyDrill } from './money.ts';
import { LAST_HEARD_WINS, restoreDrill } from './restore.ts';
import { tenantDrill } from './tenant.ts';
import { CLOCK_DECIDES, twoDevicesDrill } from './two-devices.ts';
import { isGreen, type DrillOptions, type Sabotage, type Verdict } from './verdict.ts';

interface Guard {
  /**
   * Mutants of the short form; the others are specs (model.live.spec.ts, access.http.spec.ts) or belong to the long
   * run.
   */
  isQuick?: boolean;
  drill: (options: DrillOptions) => Promise<Verdict>;
  kills?: number;
  /** The fault that the drill must report without the safeguard. */
  mutants: Record<string, { sabotage: Sabotage; expects: string }>;
}

/** The number is read and written without holding the row, and nobody queues, so two marks get one revision. */
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

const GUARDS: readonly Guard[] = [
  {
    drill: moneyDrill,
    kills: 4,
    mutants: {
      'зачтено на копейку больше, чем проведено': { sabotage: { ddl: MISPLACES_MONEY }, expects: 'книги не сходятся' },
    },
  },
  {
    drill: guardedDrill,
    mutants: {
      'нет ключа повторов': { sabotage: { ddl: mutants.forgetRepeats }, expects: 'I1' },
      'экраны не смотрят на эпоху': { sabotage: { heedlessScreens: true }, expects: 'I2' },
      'отозванную ссылку впускают': { sabotage: { ddl: mutants.openRevokedLinks }, expects: 'I5' },
    },
  },
  {
    isQuick: true,
    drill: tenantDrill,
    mutants: {
      'мероприятие переписано на чужого организатора': {
        sabotage: { foreignEvent: true },
        expects: 'чужое отдано вызовом',
      },
    },
  },
  {
    drill: walkDrill,
    mutants: {
      'мероприятие стало чужим, а его люди остались': {
        sabotage: { foreignEvent: true },
        expects: 'дверь ответила не то',
      },
    },
  },
  {
    isQuick: true,
    drill: twoDevicesDrill,
    mutants: {
      'спор решают часы планшетов': { sabotage: { ddl: CLOCK_DECIDES }, expects: 'принята поверх непрочитанного' },
    },
  },
  {
    drill: killDrill,
    kills: 1,
    mutants: { 'счётчик без замка': { sabotage: { ddl: COUNTER_WITHOUT_LOCK }, expects: 'сбои счётчика' } },
  },
  {
    drill: restoreDrill,
    mutants: {
      'после восстановления верят последнему': {
        sabotage: { ddl: LAST_HEARD_WINS },
        expects: 'прежняя оценка не вернулась',
      },
    },
  },
  {
    isQuick: true,
    drill: commitKillDrill,
    mutants: { 'судьи без исходящих': { sabotage: { forgetfulJudges: true }, expects: 'без ответа' } },
  },
  {
    drill: mailingDrill,
    kills: 1,
    mutants: { 'отправленное забыто': { sabotage: { ddl: FORGETS_POSTED }, expects: 'лишних писем' } },
  },
  {
    drill: autosaveDrill,
    kills: 1,
    mutants: { 'ответ теряется между журналом и блоком': { sabotage: { ddl: LOSES_VALUES }, expects: 'не последнее' } },
  },
];

export async function mutantDrill(options: DrillOptions): Promise<Verdict> {
  const { say } = options;
  const figures: Record<string, string> = {};
  const faults: Record<string, number> = {};
  const notes: string[] = [];
  const guards = options.short ? GUARDS.filter(({ isQuick }) => isQuick) : GUARDS;
  for (const { drill, kills = null, mutants: taken } of guards) {
    const run = (sabotage?: Sabotage): Promise<Verdict> =>
      drill({ ...options, short: true, kills, say: () => undefined, ...(sabotage ? { sabotage } : {}) });
    if (!options.short) {
      const control = await run();
      say(`${control.drill} без изъятий: ${isGreen(control) ? 'зелёное' : tellRed(control)}`);
      figures[`${control.drill} без изъятий`] = isGreen(control) ? 'зелёное' : tellRed(control);
      faults[`${control.drill} без изъятий: красное`] = isGreen(control) ? 0 : 1;
      if (!isGreen(control)) notes.push(...control.notes.slice(0, 5));
    }
    for (const [name, { sabotage, expects }] of Object.entries(taken)) {
      const verdict = await run(sabotage);
      if (!(expects in verdict.faults)) throw new Error(`«${verdict.drill}» не знает сбоя «${expects}»`);
      figures[name] = isGreen(verdict) ? 'не замечен' : tellRed(verdict);
      faults[`${name}: нет сбоя «${expects}»`] = verdict.faults[expects]! > 0 ? 0 : 1;
      say(`Мутант «${name}»: ${figures[name]}`);
    }
  }
  return { drill: 'mutant', seed: options.seed, figures, faults, notes };
}

function tellRed({ faults }: Verdict): string {
  const red = Object.entries(faults).filter(([, count]) => count !== 0);
  return red.map(([fault, count]) => `${fault}: ${count}`).join(', ');
}
