// Who has changed what in an application, in words.

import { Injectable } from '@nestjs/common';
import {
  answerWords,
  doneSince,
  isChangedSince,
  newSince,
  ownerWords,
  runsOf,
  siblingsOf,
  type Change,
} from '@rampa/applications/domain';
import type {
  AnswerOf,
  ApplicationsFieldsHistoryGetAllByApplication,
  ApplicationsFieldsHistoryGetNewByApplication,
} from '@rampa/contract';
import type { Answer, StoredField } from '@rampa/forms/domain';
import { EventForms, type EventForm } from '@rampa/forms/server';
import { Failure, numberSign, russianDates, type ConsentKind, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { ApplicationRows, memberOf } from '../persistence/application-rows.ts';
import { authorOf, namesOf } from './authors.ts';
import { titlesAndNamesOf } from './item-titles.ts';
import { changesOf, confirmedOf } from './journal.ts';

type Line = AnswerOf<typeof ApplicationsFieldsHistoryGetAllByApplication>['collection'][number];

const STATES: Record<string, string> = {
  Draft: 'Не начата',
  Submitted: 'Черновик',
  Subscribed: 'Отправлена',
  Unsubscribed: 'Отозвана',
};

@Injectable()
export class ReadHistory {
  constructor(
    private readonly database: Database,
    private readonly rows: ApplicationRows,
    private readonly forms: EventForms,
  ) {}

  /** The latest first. A member reads of statuses of blocks and of the organizer's own fields nothing. */
  all(scope: Scope, guid: Guid, { pageNumber, pageSize }: { pageNumber: number; pageSize: number }) {
    return this.database.snapshot(async (reader) => {
      const { form, changes } = await this.read(reader, scope, guid);
      const shown = memberOf(scope) === null ? changes : changes.filter((change) => isOpen(change, form));
      const runs = runsOf(shown);
      const from = (pageNumber - 1) * pageSize;
      const collection = await this.lines(reader, guid, form, runs.slice(from, from + pageSize));
      if (memberOf(scope) === null) return { collection, totalCount: runs.length };
      const office = await officeName(reader, scope.competition!);
      return { collection: collection.map((line) => ofOffice(line, office)), totalCount: runs.length };
    });
  }

  unseen(scope: Scope, guid: Guid): Promise<AnswerOf<typeof ApplicationsFieldsHistoryGetNewByApplication>> {
    return this.database.snapshot(async (reader) => {
      const { application, form, changes } = await this.read(reader, scope, guid);
      const { revision, confirmedRevision, checkedAt } = application;
      const confirmed = await confirmedOf(reader, application);
      const fresh = application.number === null ? [] : newSince(changes, confirmed);
      const isChanged = application.number !== null && isChangedSince(changes, confirmedRevision);
      const seen = changes.findLast((change) => change.revision <= confirmedRevision)?.at ?? null;
      return {
        ...doneSince(changes, confirmedRevision),
        ...{ revision, confirmedRevision, isChanged, since: checkedAt?.toISOString() ?? seen },
        collection: await this.lines(reader, guid, form, fresh),
      };
    });
  }

  private async read(reader: Reader, scope: Scope, guid: Guid) {
    const application = await this.rows.one(reader, scope, guid);
    const form = await this.forms.of(reader, application.competitionGuid);
    if (!form) throw new Failure('formAbsent');
    return { application, form, changes: await changesOf(reader, guid) };
  }

  private async lines(reader: Reader, application: Guid, form: EventForm, changes: readonly Change[]): Promise<Line[]> {
    const names = await namesOf(reader, changes.map(({ actor }) => actor)); // prettier-ignore
    const answers = changes.filter(({ kind }) => kind === 'answer');
    const titles = await titlesAndNamesOf(reader, answers.flatMap(({ before, after }) => [before, after] as (Answer | null)[])); // prettier-ignore
    const statuses = await statusTitles(reader, changes);
    const blocks = await this.blockTitles(reader, application, form);
    const moment = await momentsOf(reader, application);
    const byN = new Map([...form.whole.fields.values()].map((field) => [field.n, field]));
    return changes.map((change) => {
      const { revision, kind, blockGuid, n, actor, isOrganizer, importGuid, at } = change;
      const field = n === null ? undefined : byN.get(n);
      const author = authorOf(actor, names);
      const place = blockGuid === null ? '' : (blocks.get(blockGuid) ?? '');
      const words = (value: unknown) => wordsOf(kind, value, field, titles, statuses, moment);
      return {
        ...{ revision, kind, applicationBlockGuid: blockGuid, fieldGuid: field?.guid ?? null },
        title: field ? [place, field.title].filter(Boolean).join(' · ') : titleOf(kind, place),
        ...{
          before: words(change.before),
          after: kind === 'claimed' && change.after === null ? author.name : words(change.after),
        },
        ...{ authorGuid: author.guid, authorName: author.name, isOrganizer, isImported: importGuid != null, at },
      };
    });
  }

  /** «Номер 2»: only blocks that repeat are named; removed ones by their title alone. */
  private async blockTitles(reader: Reader, application: Guid, form: EventForm): Promise<Map<Guid, string>> {
    const blocks = await this.rows.blocks(reader, application);
    const ofForm = form.whole.blocks;
    const gone = await reader.query<{ guid: Guid; block: Guid }>(
      `select guid, form_block_guid as block from applications.block where application_guid = $1 and deleted_at is not null`,
      [application],
    );
    return new Map([
      ...gone.map(({ guid, block }) => [guid, ofForm.get(block)?.title ?? ''] as const),
      ...blocks.map((one) => {
        const block = ofForm.get(one.blockGuid);
        if (!block || block.max === 1) return [one.guid, ''] as const;
        return [one.guid, `${block.title}\u00a0${siblingsOf(blocks, one).indexOf(one) + 1}`] as const;
      }),
    ]);
  }
}

/** To a member the organizer's people are the organizer: who of them it was is their own affair. */
function ofOffice(line: Line, name: string): Line {
  return line.isOrganizer ? { ...line, authorGuid: null, authorName: name } : line;
}

async function officeName(reader: Reader, competition: Guid): Promise<string> {
  const [row] = await reader.query<{ name: string }>(
    `select o.company_name as name from competitions.v_competition c
       join accounts.v_account o on o.guid = c.organizer_guid where c.guid = $1`,
    [competition],
  );
  return row?.name ?? '';
}

function isOpen({ kind, n }: Change, form: EventForm): boolean {
  if (kind === 'blockStatus') return false;
  return n === null || [...form.whole.fields.values()].some((field) => field.n === n && !field.isPrivate);
}

function titleOf(kind: Change['kind'], place: string): string {
  switch (kind) {
    case 'state':
    case 'erased':
      return 'Заявка';
    case 'status':
      return 'Статус';
    case 'date':
      return 'Дата подачи';
    case 'claimed':
      return 'Участник';
    case 'consent':
      return [place, 'Согласие родителя'].filter(Boolean).join(' · ');
    default:
      return place || 'Блок';
  }
}

interface Decided {
  state?: string;
  number?: number;
  statusGuid?: Guid | null;
  comment?: string;
  consents?: ConsentKind[];
  refused?: ConsentKind[];
  /** Erased because the term had passed. */
  isTerm?: boolean;
  dateSubscribe?: string | null;
  ownerEmail?: string;
  /** It was not his for whom it waited. */
  isDeclined?: boolean;
}

const CONSENTED: Record<ConsentKind, string> = { processing: 'обработка данных', publishing: 'показ имени' };

function wordsOf(
  kind: Change['kind'],
  value: unknown,
  field: StoredField | undefined,
  titles: ReadonlyMap<Guid, string>,
  statuses: ReadonlyMap<Guid, string>,
  moment: (instant: string) => string,
): string {
  if (kind === 'answer') return field ? answerWords(value as Answer | null, field.option, (item) => titles.get(item)) : ''; // prettier-ignore
  if (value === null || value === undefined) return '';
  const { state, number, statusGuid, comment, consents = [], refused = [], isTerm = false } = value as Decided;
  if (kind === 'date') return moment((value as Decided).dateSubscribe!);
  if (kind === 'claimed') {
    const { ownerEmail = null, isDeclined = false } = value as Decided;
    return `${ownerWords({ member: null, ownerEmail })}${isDeclined ? ': «Это не моё»' : ''}`;
  }
  if (kind === 'consent')
    return [
      ...consents.map((one) => CONSENTED[one]),
      ...(refused.length > 0 ? [`отказ: ${refused.map((one) => CONSENTED[one]).join(', ')}`] : []),
    ].join(', ');
  if (kind === 'state') return [STATES[state ?? ''], number && numberSign(number)].filter(Boolean).join(', ');
  if (kind === 'erased') return isTerm ? 'прошёл срок, на который их хранят' : '';
  if (kind === 'blockMoved') return number ? String(number) : '';
  const status = statusGuid ? (statuses.get(statusGuid) ?? 'удалённый статус') : '';
  return kind === 'status' || kind === 'blockStatus' ? [status, comment].filter(Boolean).join(': ') : '';
}

/** By the event's own clock: «3 апреля 2027, 10:05» */
async function momentsOf(reader: Reader, application: Guid): Promise<(instant: string) => string> {
  const [row] = await reader.query<{ timeZone: string }>(
    `select c.time_zone as "timeZone" from applications.application a
       join competitions.v_competition c on c.guid = a.competition_guid where a.guid = $1`,
    [application],
  );
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const format = russianDates({ ...day, hour: '2-digit', minute: '2-digit', timeZone: row!.timeZone });
  return (instant) => format.format(new Date(instant)).replace(/\sг\. в /, ', ');
}

async function statusTitles(reader: Reader, changes: readonly Change[]): Promise<ReadonlyMap<Guid, string>> {
  const guids = changes
    .filter(({ kind }) => kind === 'status' || kind === 'blockStatus')
    .flatMap(({ before, after }) => [before, after].map((one) => (one as Decided | null)?.statusGuid))
    .filter((guid) => guid != null);
  if (guids.length === 0) return new Map();
  const rows = await reader.query<{ guid: Guid; title: string }>(
    'select guid, title from competitions.v_status where guid = any ($1::uuid[])',
    [guids],
  );
  return new Map(rows.map(({ guid, title }) => [guid, title]));
}
