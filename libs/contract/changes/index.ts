// The kinds of change, room by room. `EVENTS` are written into a stream's log and reach screens. `QUIET` kinds have no
// stream: only the browser that wrote learns of them. A write says which kinds it causes (`changes`), a read which
// kinds make its answer stale (`shows`), so no page names the queries to read again.

import * as accounts from './accounts.ts';
import * as applications from './applications.ts';
import * as competitions from './competitions.ts';
import * as diplomas from './diplomas.ts';
import * as display from './display.ts';
import * as finance from './finance.ts';
import * as forms from './forms.ts';
import * as judging from './judging.ts';
import * as jury from './jury.ts';
import * as mailings from './mailings.ts';
import * as platform from './platform.ts';
import * as program from './program.ts';
import * as referenceBooks from './reference-books.ts';
import * as reports from './reports.ts';

export const CHANGES_BY_ROOM = {
  accounts,
  applications,
  competitions,
  diplomas,
  display,
  finance,
  forms,
  judging,
  jury,
  mailings,
  platform,
  program,
  referenceBooks,
  reports,
};

const rooms = /* @__PURE__ */ Object.values(CHANGES_BY_ROOM);

/** Every kind of domain event. A view lists the kinds that change it; a reaction lists the kinds that it follows. */
export const EVENT_KINDS = /* @__PURE__ */ rooms.flatMap(({ EVENTS }): readonly EventKind[] => EVENTS);
export const QUIET_KINDS = /* @__PURE__ */ rooms.flatMap(({ QUIET }): readonly QuietKind[] => QUIET);

type Room = (typeof CHANGES_BY_ROOM)[keyof typeof CHANGES_BY_ROOM];
export type EventKind = Room['EVENTS'][number];
export type QuietKind = Room['QUIET'][number];
export type Change = EventKind | QuietKind;

/** After an event of these kinds access is asked for again before the next frame. */
export const ACCESS_KINDS: ReadonlySet<EventKind> = /* @__PURE__ */ new Set<EventKind>([
  'access.changed',
  'display.changed',
  'judges.changed',
  'competition.changed',
  'program.deleted',
]);
