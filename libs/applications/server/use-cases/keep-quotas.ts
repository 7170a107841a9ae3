// How many places the organizer has, and how they stand.

import { Injectable } from '@nestjs/common';
import { nextIn } from '@rampa/applications/domain';
import type {
  AnswerOf,
  ApplicationPlaces,
  ApplicationQuotaGetByCompetition,
  ApplicationQuotaUpdate,
  BodyOf,
} from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, officeOf, UnitOfWork, type Reader, type Scope } from '@rampa/platform/server';
import { KnownBooks } from '@rampa/reference-books/server';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { Places } from '../queries/places.ts';
import { meantQuotas } from './meant-quotas.ts';

@Injectable()
export class KeepQuotas {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly rows: ApplicationRows,
    private readonly forms: EventForms,
    private readonly books: KnownBooks,
    private readonly places: Places,
  ) {}

  of({ competition }: Scope): Promise<AnswerOf<typeof ApplicationQuotaGetByCompetition>> {
    return this.database.snapshot(async (reader) => {
      const form = await this.forms.of(reader, competition!);
      const rule = await this.places.rule(reader, competition!);
      const blocks = new Map((form?.used.blocks ?? []).map((block) => [block.guid, block.title]));
      const fields = (form?.used.fields ?? [])
        .filter(({ bookGuid, isPrivate }) => bookGuid !== null && !isPrivate)
        .toSorted((one, other) => Number(other.tag === 'nomination') - Number(one.tag === 'nomination'));
      const offered = await this.books.items(reader, [...new Set(fields.flatMap(({ bookGuid }) => bookGuid ?? []))]);
      const ofBook = Map.groupBy(offered, ({ bookGuid }) => bookGuid);
      const standing = rule && (await this.places.standing(reader, competition!, rule));
      const next = standing ? nextIn(standing, standing.queue) : [];
      return {
        ...{ fieldGuid: rule?.fieldGuid ?? null, isAutomatic: rule?.isAutomatic ?? false },
        hasWaiting: (await waitingStatus(reader, competition!)) !== null,
        fields: fields.map(({ guid, title, blockGuid }) => ({ guid, title, block: blocks.get(blockGuid) ?? '' })),
        lines: fields.flatMap(({ guid: fieldGuid, bookGuid }) =>
          (ofBook.get(bookGuid!) ?? []).map(({ guid: itemGuid, title }) => {
            const isCounted = rule?.fieldGuid === fieldGuid;
            const waiting = isCounted ? standing!.queue.filter(({ demand }) => demand.has(itemGuid)) : [];
            return {
              ...{ itemGuid, fieldGuid, title, places: isCounted ? (rule.places.get(itemGuid) ?? null) : null },
              ...{ taken: isCounted ? (standing!.taken.get(itemGuid) ?? 0) : 0, waiting: waiting.length },
              offers: waiting.filter(({ guid }) => next.includes(guid)).length,
            };
          }),
        ),
      };
    });
  }

  /** Failures formPartGone of a field that offers no lines, waitingStatusAbsent, staleVersion since `base`. */
  async update(scope: Scope, { base, ...given }: BodyOf<typeof ApplicationQuotaUpdate>): Promise<void> {
    const competition = scope.competition!;
    await this.work.run({ scope }, async (tx) => {
      await this.places.hold(tx, competition);
      const { fieldGuid, isAutomatic, quotas } = base
        ? meantQuotas(given, base, await this.places.rule(tx, competition))
        : given;
      await tx.query('delete from applications.quota_rule where competition_guid = $1', [competition]);
      tx.emit(officeOf(competition), 'applicationQuotas.changed', {});
      if (fieldGuid === null) return;
      const form = await this.forms.of(tx, competition, { held: true });
      const field = form?.used.fields.find(({ guid }) => guid === fieldGuid);
      if (!field?.bookGuid || field.isPrivate) throw new Failure('formPartGone', { field: 'fieldGuid' });
      if ((await waitingStatus(tx, competition)) === null) throw new Failure('waitingStatusAbsent');
      const offered = new Set((await this.books.items(tx, [field.bookGuid])).map(({ guid }) => guid));
      await tx.query(
        'insert into applications.quota_rule (competition_guid, field_guid, is_automatic) values ($1, $2, $3)',
        [competition, fieldGuid, isAutomatic],
      );
      await tx.query(
        `insert into applications.quota (competition_guid, item_guid, places)
         select $1, x."itemGuid", x.places from jsonb_to_recordset($2::jsonb) x ("itemGuid" uuid, places int)
         on conflict (competition_guid, item_guid) do update set places = excluded.places`,
        [
          competition,
          JSON.stringify([...new Map(quotas.filter((one) => offered.has(one.itemGuid)).map((one) => [one.itemGuid, one])).values()]), // prettier-ignore
        ],
      );
    });
  }

  /** As it stands, or would stand if it was sent now. */
  ofApplication(scope: Scope, guid: Guid): Promise<ApplicationPlaces> {
    return this.database.snapshot(async (reader) => {
      const application = await this.rows.one(reader, scope, guid);
      const { competitionGuid, state } = application;
      const rule = await this.places.rule(reader, competitionGuid);
      if (!rule) return { isWaiting: false, lines: [] };
      const whole = await this.places.standing(reader, competitionGuid, rule);
      const at = whole.queue.findIndex((one) => one.guid === guid);
      const isWaiting = state === 'Subscribed' && at !== -1;
      const others = await this.places.standing(reader, competitionGuid, rule, guid);
      const demand = this.places.demand(rule, await this.rows.blocks(reader, guid));
      const ahead = isWaiting ? { ...others, queue: whole.queue.slice(0, at) } : others;
      const waits = isWaiting || (state !== 'Subscribed' && this.places.mustWait(others, guid, demand));
      const turns = this.places.turns(rule, ahead, demand, waits);
      const titles = await reader.query<{ guid: Guid; title: string }>(
        'select guid, title from reference_books.v_item where guid = any ($1::uuid[])',
        [turns.map(({ item }) => item)],
      );
      const byGuid = new Map(titles.map((one) => [one.guid, one.title]));
      return {
        isWaiting,
        lines: turns.map(({ item, ...turn }) => ({ itemGuid: item, title: byGuid.get(item) ?? '', ...turn })),
      };
    });
  }
}

export interface WaitingStatus {
  guid: Guid;
  title: string;
  notifies: boolean;
}

/** What an application gets that has to wait. Null: the event has none. */
export async function waitingStatus(reader: Reader, competition: Guid): Promise<WaitingStatus | null> {
  const [row] = await reader.query<WaitingStatus>(
    `select guid, title, notifies from competitions.v_status
      where competition_guid = $1 and kind = 'application' and is_active and role = 'waiting'
      order by position, guid limit 1`,
    [competition],
  );
  return row ?? null;
}
