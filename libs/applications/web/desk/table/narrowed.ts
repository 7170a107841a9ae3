// What narrows the table: as it stands in the address, as the call is asked, as a view keeps it. Pure.

import type { ApplicationView, BodyOf, CompetitionGetSubscribedApplicationsByCompetition } from '@rampa/contract';
import { CONSENT_KINDS } from '@rampa/kernel';
import { instantOf, localOf } from '@rampa/platform/web/desk';

export type Filters = Readonly<Record<string, string>>;
type Body = BodyOf<typeof CompetitionGetSubscribedApplicationsByCompetition>;
type Narrowing = Pick<
  Body,
  'competitionStatusGuids' | 'exceptStatuses' | 'filters' | 'isFilled' | 'isChanged' | 'isUnchecked' | 'isWithdrawn' | 'hasFiles' | 'isDouble' | 'lacksConsent' | 'hasUnseen' | 'hasStatus' | 'isPaid' | 'sentFrom' | 'sentBefore' | 'changedSince' // prettier-ignore
>;

const GUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const YES_NO = ['1', '0'];
const DAY = /^2\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** By their names in the address. */
export const FILTERS = {
  /** Of those that were not sent. */
  state: ['others'],
  /** Of these: taken back, or never sent. */
  withdrawn: YES_NO,
  /** `status,status`; with `!` before them all but these. */
  status: new RegExp(`^!?${GUID}(?:,${GUID}){0,49}$`),
  /** `field:line.line;field:line`; with `!` before a field none of its lines. */
  where: new RegExp(`^!?${GUID}:${GUID}(?:\\.${GUID})*(?:;!?${GUID}:${GUID}(?:\\.${GUID})*)*$`),
  filled: YES_NO,
  changed: YES_NO,
  /** Waits for the office's look. */
  unchecked: YES_NO,
  files: YES_NO,
  double: YES_NO,
  unseen: YES_NO,
  marked: YES_NO,
  paid: YES_NO,
  /** Which of the parents' consents is lacking. */
  consent: [...CONSENT_KINDS] as string[],
  /** Sent from that day on, and on that day at the latest. */
  from: DAY,
  to: DAY,
  /** Changed since that day. */
  since: DAY,
};

export interface BookFilter {
  fieldGuid: string;
  itemGuids: string[];
  /** None of these lines. */
  isExcept: boolean;
}

const EXCEPT = '!';
const withSign = (isExcept: boolean, text: string): string => (isExcept && text !== '' ? EXCEPT : '') + text;

/** All of them, or all but them. */
export function readStatuses(status: string): { guids: string[]; isExcept: boolean } {
  const isExcept = status.startsWith(EXCEPT);
  return { guids: listOf(isExcept ? status.slice(1) : status), isExcept };
}

export const writeStatuses = (guids: readonly string[], isExcept: boolean): string =>
  withSign(isExcept, guids.join(','));

export function readWhere(where: string): BookFilter[] {
  if (where === '') return [];
  return where.split(';').map((one) => {
    const isExcept = one.startsWith(EXCEPT);
    const [fieldGuid = '', items = ''] = (isExcept ? one.slice(1) : one).split(':');
    return { fieldGuid, itemGuids: items.split('.'), isExcept };
  });
}

export const writeWhere = (filters: readonly BookFilter[]): string =>
  filters
    .map(({ fieldGuid, itemGuids, isExcept }) => withSign(isExcept, `${fieldGuid}:${itemGuids.join('.')}`))
    .join(';');

function listOf(text: string): string[] {
  return text === '' ? [] : text.split(',');
}
const truth = (name: string, value: string | undefined) => (value ? { [name]: value === '1' } : {});

/** Midnight where the event is held. */
const beginOf = (day: string, zone: string): string => instantOf(`${day}T00:00`, zone);

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Fields that the form has no more narrow nothing, nor does money for whom it is not shown. */
export function narrowingOf(
  filters: Filters,
  zone: string,
  books: ReadonlySet<string> | null,
  seesMoney = true,
): Narrowing {
  const {
    status = '',
    where = '',
    filled,
    changed,
    unchecked,
    withdrawn,
    files,
    double,
    unseen,
    marked,
    paid,
    consent,
    from,
    to,
    since,
  } = filters;
  const { guids, isExcept } = readStatuses(status);
  const lacksConsent = CONSENT_KINDS.find((kind) => kind === consent);
  return {
    competitionStatusGuids: guids,
    exceptStatuses: isExcept,
    filters: readWhere(where).filter(({ fieldGuid }) => books?.has(fieldGuid) ?? true),
    ...truth('isFilled', filled),
    ...truth('isChanged', changed),
    ...truth('isUnchecked', unchecked),
    ...truth('isWithdrawn', withdrawn),
    ...truth('hasFiles', files),
    ...truth('isDouble', double),
    ...truth('hasUnseen', unseen),
    ...truth('hasStatus', marked),
    ...(seesMoney ? truth('isPaid', paid) : {}),
    ...(lacksConsent ? { lacksConsent } : {}),
    ...(from ? { sentFrom: beginOf(from, zone) } : {}),
    ...(to ? { sentBefore: beginOf(dayAfter(to, 1), zone) } : {}),
    ...(since ? { changedSince: beginOf(since, zone) } : {}),
  };
}

export const NO_FILTERS: Filters = Object.fromEntries(Object.keys(FILTERS).map((name) => [name, '']));

/** As it stands in the address. */
export function filtersOf(view: ApplicationView, zone: string): Filters {
  const said = (value: boolean | undefined) => (value === undefined ? '' : value ? '1' : '0');
  const day = (instant: string | undefined) => (instant === undefined ? '' : localOf(instant, zone).slice(0, 10));
  const { sentBefore } = view;
  return {
    state: view.isSent ? '' : 'others',
    status: writeStatuses(view.competitionStatusGuids, view.exceptStatuses),
    where: writeWhere(view.filters),
    filled: said(view.isFilled),
    changed: said(view.isChanged),
    unchecked: said(view.isUnchecked),
    withdrawn: said(view.isWithdrawn),
    files: said(view.hasFiles),
    double: said(view.isDouble),
    unseen: said(view.hasUnseen),
    marked: said(view.hasStatus),
    paid: said(view.isPaid),
    consent: view.lacksConsent ?? '',
    from: day(view.sentFrom),
    to: sentBefore === undefined ? '' : dayAfter(day(sentBefore), -1),
    since: day(view.changedSince),
  };
}
