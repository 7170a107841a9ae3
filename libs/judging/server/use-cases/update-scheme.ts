import { Injectable } from '@nestjs/common';
import type { BodyOf, ScoringSchemeUpdate } from '@rampa/contract';
import { groupKeyOf } from '@rampa/judging/domain';
import { Failure, type Guid } from '@rampa/kernel';
import { Competitions } from '@rampa/competitions/server';
import type { EventScope, Scope, Transaction } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { refuseUnderClosed } from '../persistence/protocols.ts';
import { criteriaOf, loadRules, withCriteria, type EventRules } from '../scoring/event-rules.ts';
import { readScheme, type SchemeBody } from '../scoring/scheme-shape.ts';
import { refuseFaults } from '../scoring/scheme-faults.ts';
import { replaceCriteria } from '../writing/replaced-criteria.ts';

@Injectable()
export class UpdateScheme {
  constructor(
    private readonly work: JudgingWork,
    private readonly competitions: Competitions,
    private readonly nominations: Nominations,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof ScoringSchemeUpdate>): Promise<void> {
    const scheme = body.scheme && readScheme(body.scheme);
    const nomination = body.nominationGuid ?? null;
    const { markAhead } = body;
    await this.work.exclusive(scope, async (tx, event) => {
      if (nomination) await this.nominations.assertKnown(tx, event.organizer, [nomination], 'nominationGuid');
      if (body.version !== undefined) await refuseStaleScheme(tx, event, nomination, body.version);
      if (body.criteria) await replaceCriteria(tx, event, body.criteria, nomination);
      if (scheme) await this.setScheme(tx, event, nomination, scheme);
      if (markAhead !== undefined) {
        await tx.query(
          `insert into judging.setting (competition_guid, mark_ahead) values ($1, $2)
           on conflict (competition_guid) do update set mark_ahead = excluded.mark_ahead`,
          [event.competition, markAhead],
        );
      }
      tx.emit(event.competition, 'scheme.changed', { nomination, ...(markAhead === undefined ? {} : { markAhead }) });
    });
  }

  /** For the event, or for one nomination. Criteria may still be missing: a lock asks for them. */
  private async setScheme(
    tx: Transaction,
    event: EventScope,
    nomination: Guid | null,
    scheme: SchemeBody,
  ): Promise<void> {
    const rules = await loadRules(tx, event.competition);
    const criteria = nomination ? criteriaOf(rules, nomination) : rules.criteria;
    refuseFaults(withCriteria(scheme, criteria), ['noCriteria', 'noRequired']);
    const concerns = concernsOf(rules, nomination);
    if (changes(rules, nomination, scheme)) await refuseUnderClosed(tx, event, concerns);
    await this.refuseUnequalPanels(tx, event, scheme, concerns);
    await tx.query(
      `insert into judging.scheme (competition_guid, nomination_guid, value) values ($1, $2, $3)
       on conflict (competition_guid, nomination_guid) do update
         set value = excluded.value, version = judging.scheme.version + 1`,
      [event.competition, nomination, JSON.stringify(scheme)],
    );
  }

  /** Failure panelsDiffer: within a group somebody abstained here and not there, and a sum would punish it. */
  private async refuseUnequalPanels(
    tx: Transaction,
    event: EventScope,
    { method }: SchemeBody,
    concerns: (nomination: Guid | null) => boolean,
  ): Promise<void> {
    if (method.kind !== 'sum' || method.unequalPanels === 'scale') return;
    const fields = await this.competitions.groupFields(tx, event.competition);
    const picked = fields.filter(({ isGrouping }) => isGrouping).map(({ guid }) => guid);
    const rows = await tx.query<{
      tour: number;
      nomination: Guid | null;
      groupValues: Record<string, string>;
      absent: number;
    }>(
      `select p.tour, i.nomination_guid as nomination, i.group_values as "groupValues", count(a.judge_guid)::int as absent
         from program.v_item i
         join program.v_program p on p.guid = i.program_guid
         left join (judging.abstention a join judging.judge j on j.guid = a.judge_guid and j.removed_at is null)
           on a.item_guid = i.guid and (j.nominations = '{}' or i.nomination_guid = any (j.nominations))
        where i.competition_guid = $1 and i.kind = 'performance' and not i.is_withdrawn and i.activity <> 'Skipped'
        group by i.guid, i.nomination_guid, i.group_values, p.tour`,
      [event.competition],
    );
    const sizes = new Map<string, number>();
    for (const { tour, nomination, groupValues, absent } of rows) {
      if (!concerns(nomination)) continue;
      const key = groupKeyOf({ tour: String(tour), nomination }, picked, groupValues);
      if ((sizes.get(key) ?? absent) !== absent) throw new Failure('panelsDiffer', { field: 'scheme.method' });
      sizes.set(key, absent);
    }
  }
}

/** Failure staleVersion: the sender saw another scheme than the one that holds. */
async function refuseStaleScheme(
  tx: Transaction,
  { competition }: EventScope,
  nomination: Guid | null,
  version: number,
): Promise<void> {
  const [kept] = await tx.query<{ version: number }>(
    'select version from judging.scheme where competition_guid = $1 and nomination_guid is not distinct from $2',
    [competition, nomination],
  );
  if ((kept?.version ?? 0) !== version) throw new Failure('staleVersion');
}

/** The event's scheme does not concern nominations that have their own. */
function concernsOf(rules: EventRules, nomination: Guid | null): (nomination: Guid | null) => boolean {
  if (nomination) return (other) => other === nomination;
  const own = new Set(rules.schemes.flatMap(({ nominationGuid }) => nominationGuid ?? []));
  return (other) => other === null || !own.has(other);
}

function changes(rules: EventRules, nomination: Guid | null, scheme: SchemeBody): boolean {
  const before = rules.schemes.find(({ nominationGuid }) => nominationGuid === nomination)?.scheme;
  return before === undefined || canonical(before) !== canonical(scheme);
}

/** JSON with sorted keys: the database does not keep their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
