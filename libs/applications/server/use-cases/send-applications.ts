import { Injectable } from '@nestjs/common';
import { filling } from '@rampa/applications/domain';
import type { AnswerOf, ApplicationSubscribe } from '@rampa/contract';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import type { Scope, Transaction } from '@rampa/platform/server';
import { factsOf, isOfOffice, memberOf } from '../persistence/application-rows.ts';
import { PerformanceVetoes } from '../ports/performance-vetoes.ts';
import { EventDatesReader } from '../queries/event-dates.ts';
import { KeepPerformers } from './keep-performers.ts';
import { ApplicationWriting, type Held } from './application-writing.ts';
import { ComingIn } from './coming-in.ts';
import { lackingProcessing } from './keep-child-consents.ts';
import { TellCorrection } from './tell-correction.ts';
import { TellStatus, type UrlOf } from './tell-status.ts';

/** Lacking fields that a refusal names one by one. */
const NAMED = 200;

@Injectable()
export class SendApplications {
  constructor(
    private readonly writing: ApplicationWriting,
    private readonly dates: EventDatesReader,
    private readonly performers: KeepPerformers,
    private readonly coming: ComingIn,
    private readonly telling: TellStatus,
    private readonly vetoes: PerformanceVetoes,
    private readonly corrections: TellCorrection,
  ) {}

  /**
   * Whoever has to wait is told so by a letter, as of any status that tells. What is sent already is answered as it is.
   * Failures applicationUnfilled naming each field, childConsentLacking naming each child, applicationEarly,
   * applicationClosed, offerOutdated.
   */
  async subscribe(
    scope: Scope,
    guid: Guid,
    urlOf: UrlOf,
    offerVersion?: number,
  ): Promise<AnswerOf<typeof ApplicationSubscribe>> {
    const sent: { number: number; dateSubscribe: Date }[] = [];
    const { state } = await this.writing.run(
      scope,
      guid,
      { body: null, isAlways: true, offerVersion },
      async (tx, held) => {
        const { application } = held;
        if (application.state === 'Subscribed') {
          sent.push({ number: application.number!, dateSubscribe: application.dateSubscribe! });
          return { deed: null };
        }
        await this.refuse(tx, scope, held);
        const member = memberOf(scope);
        if (member !== null) await this.performers.link(tx, member, held.form, held.blocks, application);
        const { deed, further, changes, told } = await this.coming.of(tx, held, held.revision, isOfOffice(scope));
        if (told)
        await this.telling.run(tx, { ...application, ...changes }, {
          ...{ revision: held.revision, status: told.title, isAccepted: false, comment: '', urlOf },
        }); // prettier-ignore
        await this.corrections.moved(tx, scope, { ...application, ...changes }, held.revision);
        sent.push(changes);
        return { deed, further, changes };
      },
    );
    const { number, dateSubscribe } = sent.at(-1)!;
    return { number, dateSubscribe: dateSubscribe.toISOString(), state };
  }

  /** Whoever has sent it may take it back until its performance begins. Failures applicationNotSubscribed, performanceBegun. */
  async unsubscribe(scope: Scope, guid: Guid): Promise<void> {
    await this.writing.run(
      scope,
      guid,
      { body: null, isAlways: true },
      async (tx, { application, blocks, revision }) => {
        const { state } = application;
        if (state === 'Unsubscribed') return { deed: null };
        if (state !== 'Subscribed') throw new Failure('applicationNotSubscribed');
        await this.vetoes.ask(tx, blocks.map(({ guid }) => guid)); // prettier-ignore
        await this.corrections.moved(tx, scope, { ...application, state: 'Unsubscribed' }, revision);
        return {
          deed: { kind: 'state', before: { state }, after: { state: 'Unsubscribed' } },
          changes: { state: 'Unsubscribed' },
        };
      },
    );
  }

  private async refuse(tx: Transaction, scope: Scope, held: Held): Promise<void> {
    const { application, form, blocks } = held;
    if (memberOf(scope) !== null) await this.dates.refuseSending(tx, application);
    const { lacks } = filling(form.used, blocks, factsOf(application));
    if (lacks.length === 0) return this.refuseUnconsented(tx, scope, held);
    throw new Failure(
      'applicationUnfilled',
      lacks.slice(0, NAMED).map(({ field, applicationBlockGuid, sectionGuid, place, error }) => ({
        field: field.guid,
        message: `${place === '' ? '' : `${place}, `}поле ${inQuotes(field.title)}: ${error}.`,
        customData: { fieldGuid: field.guid, applicationBlockGuid, sectionGuid, place, count: lacks.length },
      })),
    );
  }

  /** The organizer may: parents sign at his desk too. */
  private async refuseUnconsented(tx: Transaction, scope: Scope, held: Held): Promise<void> {
    const { application } = held;
    if (memberOf(scope) === null || !(await this.dates.of(tx, application.competitionGuid)).needsChildConsent) return;
    const lacking = await lackingProcessing(tx, application, held);
    if (lacking.length === 0) return;
    throw new Failure(
      'childConsentLacking',
      lacking.slice(0, NAMED).map(({ block: applicationBlockGuid, name }) => ({
        message: `${name}: нет согласия родителя на обработку данных.`,
        customData: { applicationBlockGuid, count: lacking.length },
      })),
    );
  }
}
