import { Injectable } from '@nestjs/common';
import type { BodyOf, ScoringSchemeUpdate } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { EventScope, Scope, Transaction } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { SetupVetoes } from '../ports/setup-vetoes.ts';
import { WrittenResults } from '../ports/written-results.ts';
import { criteriaOf, loadRules, withCriteria, type EventRules } from '../rules/event-rules.ts';
import { readScheme, type SchemeBody } from '../rules/scheme-shape.ts';
import { refuseFaults } from '../rules/scheme-faults.ts';
import { createSet } from '../writing/filled-set.ts';
import { replaceCriteria } from '../writing/replaced-criteria.ts';

@Injectable()
export class UpdateScheme {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
    private readonly vetoes: SetupVetoes,
    private readonly written: WrittenResults,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof ScoringSchemeUpdate>): Promise<void> {
    const scheme = body.scheme && readScheme(body.scheme);
    const nomination = body.nominationGuid ?? null;
    const { markAhead, seeingOthers } = body;
    await this.work.exclusive(scope, async (tx, event) => {
      if (nomination) await this.nominations.assertKnown(tx, event.organizer, [nomination], 'nominationGuid');
      if (body.version !== undefined) await refuseStaleScheme(tx, event, nomination, body.version);
      if (body.criteria) await replaceCriteria(tx, event, body.criteria, nomination, this.vetoes, this.written);
      if (scheme) await this.setScheme(tx, event, nomination, scheme);
      if (body.titles && !(await hasTitles(tx, event)))
        await createSet(tx, this.nominations, event, { ...body.titles, nominations: [] });
      if (markAhead !== undefined) {
        await tx.query(
          `insert into judging.setting (competition_guid, mark_ahead) values ($1, $2)
           on conflict (competition_guid) do update set mark_ahead = excluded.mark_ahead`,
          [event.competition, markAhead],
        );
      }
      if (seeingOthers !== undefined) {
        await tx.query(
          `insert into judging.setting (competition_guid, seeing_others) values ($1, $2)
           on conflict (competition_guid) do update set seeing_others = excluded.seeing_others`,
          [event.competition, seeingOthers],
        );
      }
      tx.emit(event.competition, 'scheme.changed', {
        nomination,
        ...(markAhead === undefined ? {} : { markAhead }),
        ...(seeingOthers === undefined ? {} : { seeingOthers }),
      });
    });
  }

  /** For the event or one nomination. Criteria may still be missing: a lock requires them. */
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
    if (changes(rules, nomination, scheme)) await this.written.refuseUnderClosed(tx, event, concerns);
    const { method } = scheme;
    if (method.kind === 'sum' && method.unequalPanels !== 'scale')
      await this.vetoes.ask((veto) => veto.panelsAreSummed(tx, event, concerns));
    await tx.query(
      `insert into judging.scheme (competition_guid, nomination_guid, value) values ($1, $2, $3)
       on conflict (competition_guid, nomination_guid) do update
         set value = excluded.value, version = judging.scheme.version + 1`,
      [event.competition, nomination, JSON.stringify(scheme)],
    );
  }
}

async function hasTitles(tx: Transaction, { competition }: EventScope): Promise<boolean> {
  const found = await tx.query('select from judging.award_group where competition_guid = $1 limit 1', [competition]);
  return found.length > 0;
}

/** Throws Failure staleVersion when the sender saw another scheme. */
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
