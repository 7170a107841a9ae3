import { Injectable } from '@nestjs/common';
import { filling, isClosed } from '@rampa/applications/domain';
import type { AnswerOf, ApplicationSubscribe } from '@rampa/contract';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';
import { factsOf, memberOf } from '../persistence/application-rows.ts';
import { EventDatesReader } from '../queries/event-dates.ts';
import { full, Places } from '../queries/places.ts';
import { KeepPerformers } from './keep-performers.ts';
import { waitingStatus } from './keep-quotas.ts';
import { ApplicationWriting, type Held } from './application-writing.ts';

/** Lacking fields that a refusal names one by one. */
const NAMED = 200;

@Injectable()
export class SendApplications {
  constructor(
    private readonly writing: ApplicationWriting,
    private readonly dates: EventDatesReader,
    private readonly performers: KeepPerformers,
    private readonly places: Places,
  ) {}

  /** Failure applicationUnfilled naming each field, applicationClosed. What is sent already is answered as it is. */
  async subscribe(scope: Scope, guid: Guid): Promise<AnswerOf<typeof ApplicationSubscribe>> {
    const sent: { number: number; dateSubscribe: Date }[] = [];
    const { state } = await this.writing.run(scope, guid, { body: null, isAlways: true }, async (tx, held) => {
      const { application } = held;
      if (application.state === 'Subscribed') {
        sent.push({ number: application.number!, dateSubscribe: application.dateSubscribe! });
        return { deed: null };
      }
      await this.refuse(tx, scope, held);
      const member = memberOf(scope);
      if (member !== null) await this.performers.link(tx, member, held.form, held.blocks);
      const number = application.number ?? (await nextNumber(tx, application.competitionGuid));
      const statusGuid = await this.statusFor(tx, held);
      const dateSubscribe = new Date();
      sent.push({ number, dateSubscribe });
      const first = application.number === null ? { confirmedRevision: held.revision } : {};
      return {
        deed: { kind: 'state', before: { state: application.state }, after: { state: 'Subscribed', number } },
        changes: { state: 'Subscribed', number, statusGuid, dateSubscribe, ...first },
      };
    });
    const { number, dateSubscribe } = sent.at(-1)!;
    return { number, dateSubscribe: dateSubscribe.toISOString(), state };
  }

  /** Whoever has sent it may take it back at any time. Failure applicationNotSubscribed. */
  async unsubscribe(scope: Scope, guid: Guid): Promise<void> {
    await this.writing.run(scope, guid, { body: null, isAlways: true }, async (_tx, { application: { state } }) => {
      if (state === 'Unsubscribed') return { deed: null };
      if (state !== 'Subscribed') throw new Failure('applicationNotSubscribed');
      return {
        deed: { kind: 'state', before: { state }, after: { state: 'Unsubscribed' } },
        changes: { state: 'Unsubscribed' },
      };
    });
  }

  /**
   * Where a place is lacking it waits, whatever it had before; whoever waited and gets in now begins anew. Two at once for the
   * last place stand one behind the other. Failure placesFull of an event that has no status to wait in.
   */
  private async statusFor(tx: Transaction, { application, blocks }: Held): Promise<Guid | null> {
    const { guid, competitionGuid: competition, statusGuid } = application;
    const rule = await this.places.rule(tx, competition);
    const initial = () => initialStatus(tx, competition);
    if (!rule) return statusGuid ?? initial();
    await this.places.hold(tx, competition);
    const standing = await this.places.standing(tx, competition, rule, guid);
    const demand = this.places.demand(rule, blocks);
    if (this.places.mustWait(standing, guid, demand))
      return (await waitingStatus(tx, competition)) ?? Promise.reject(await full(tx, [...demand.keys()]));
    const [kept] = await tx.query('select from competitions.v_status where guid = $1 and role is null', [statusGuid]);
    return kept ? statusGuid : initial();
  }

  private async refuse(tx: Transaction, scope: Scope, { application, form, blocks }: Held): Promise<void> {
    if (memberOf(scope) !== null) {
      const facts = await this.dates.facts(tx, application);
      if (isClosed(facts, new Date().toISOString())) throw new Failure('applicationClosed');
    }
    const { lacks } = filling(form.used, blocks, factsOf(application));
    if (lacks.length === 0) return;
    throw new Failure(
      'applicationUnfilled',
      lacks.slice(0, NAMED).map(({ field, applicationBlockGuid, sectionGuid, place, error }) => ({
        field: field.guid,
        message: `${place === '' ? '' : `${place}, `}поле ${inQuotes(field.title)}: ${error}.`,
        customData: { fieldGuid: field.guid, applicationBlockGuid, sectionGuid, place, count: lacks.length },
      })),
    );
  }
}

/** In the event never twice, also when the application that got it is gone. */
async function nextNumber(tx: Transaction, competition: Guid): Promise<number> {
  const [row] = await tx.query<{ last: number }>(
    `insert into applications.numbering (competition_guid, last)
     select $1, coalesce(max(number), 0) + 1 from applications.application where competition_guid = $1
     on conflict (competition_guid) do update set last = greatest(applications.numbering.last + 1, excluded.last)
     returning last`,
    [competition],
  );
  return row!.last;
}

/** What an application has when it comes in: the first that is switched on. */
async function initialStatus(tx: Transaction, competition: Guid): Promise<Guid | null> {
  const [row] = await tx.query<{ guid: Guid }>(
    `select guid from competitions.v_status where competition_guid = $1 and kind = 'application' and is_active and role is null
      order by position, guid limit 1`,
    [competition],
  );
  return row?.guid ?? null;
}
