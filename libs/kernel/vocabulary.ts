// The domain's closed lists of words, each written once for server, wire and screens.

export const USER_TYPES = ['Organizer', 'OrganizerEmployee', 'Member'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Consents, each with a tick of its own: to keep his data, to show his name to everybody. */
export const CONSENT_KINDS = ['processing', 'publishing'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** How a child's representative has given his word: here by himself, or with his signature under the printed text. */
export const CHILD_CONSENT_WAYS = ['self', 'paper'] as const;
export type ChildConsentWay = (typeof CHILD_CONSENT_WAYS)[number];
/** Or by his own link, without an account. */
export const GIVEN_CONSENT_WAYS = [...CHILD_CONSENT_WAYS, 'link'] as const;
export type GivenConsentWay = (typeof GIVEN_CONSENT_WAYS)[number];

/** Sections of the organizer's portal that an employee may be given; action 0: none, 1: see, 2: change. */
export const SECTIONS = ['settings', 'program', 'protocol', 'diplomas', 'finances', 'reports', 'requests'] as const;
export type Section = (typeof SECTIONS)[number];

export const ACTIVITIES = ['Waiting', 'Ready', 'OnStage', 'Done', 'Skipped'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** What a judge sees of the other judges' marks once the protocol is closed. */
export const SEEING_OTHERS = ['none', 'numbered', 'named'] as const;
export type SeeingOthers = (typeof SEEING_OTHERS)[number];

/** Where special prizes stand in the awarding. */
export const PRIZES_AT = ['first', 'beforeGrandPrix', 'last'] as const;
export type PrizesAt = (typeof PRIZES_AT)[number];

export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const PROTOCOL_STATES = ['Draft', 'Open', 'Locked', 'Confirmed', 'Published', 'Withdrawn'] as const;
export type ProtocolState = (typeof PROTOCOL_STATES)[number];
/** States in which results are written down: new marks count as late, rules and groups cannot change. */
export const CLOSED_STATES: ReadonlySet<ProtocolState> = new Set(['Locked', 'Confirmed', 'Published']);

/** Results may be read aloud once the protocol is closed and the organizer allows it. */
export function mayReadAloud(state: ProtocolState, isAllowed: boolean): boolean {
  return isAllowed && CLOSED_STATES.has(state);
}

export const ITEM_KINDS = ['performance', 'pause', 'award', 'opening', 'jury', 'sceneTest', 'lecture', 'text'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Who performs: strangers see the names of a person or of people only by consent, a collective's always. */
export const PERFORMER_KINDS = ['unknown', 'person', 'people', 'collective'] as const;
export type PerformerKind = (typeof PERFORMER_KINDS)[number];

export const AWARD_KINDS = ['threshold', 'rank', 'thresholdThenRank', 'manual'] as const;
export type AwardKind = (typeof AWARD_KINDS)[number];

export const ADJUSTMENT_KINDS = ['difficulty', 'technical', 'deduction', 'bonus'] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** What the hall display can show; `follow` follows the running contest. */
export const DISPLAY_SCENES = [
  'logo',
  'current',
  'next',
  'judging',
  'result',
  'leaders',
  'prize',
  'ceremony',
  'pause',
  'message',
  'blank',
] as const;
export type DisplayScene = (typeof DISPLAY_SCENES)[number];

/** A screen's layout: by its own shape, or with the number above the name. */
export const DISPLAY_LAYOUTS = ['auto', 'stacked'] as const;
export type DisplayLayout = (typeof DISPLAY_LAYOUTS)[number];

/**
 * When a result may appear in the hall: once every judge has sent and the performance is over (unless the operator
 * wants otherwise), once every judge has sent, each judge's marks once he has sent all of them, when the operator
 * releases it, when the protocol is published, or never.
 */
export const REVEALS = ['afterDone', 'afterAllJudges', 'atOnce', 'whenReleased', 'whenPublished', 'never'] as const;
export type Reveal = (typeof REVEALS)[number];

/** The server's answer to one submission of a judge; every status but `accepted` is final for its guid too. */
export const SUBMISSION_STATUSES = ['accepted', 'conflict', 'late', 'refused'] as const;

/** 0 a person (FL), 1 an organization (OOO), 2 a sole trader (IP). */
export const LEGAL_FORMS = [0, 1, 2] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

/** Whose requisites: the organizer's, or a member's own. */
export const REQUISITE_OWNERS = ['Organizer', 'Member'] as const;
export type RequisiteOwner = (typeof REQUISITE_OWNERS)[number];

/** Of a firm: general; simplified, of income or of income less costs; of farmers; patent. As tills name them. */
export const TAX_SYSTEMS = ['osn', 'usnIncome', 'usnIncomeOutcome', 'esn', 'patent'] as const;
export type TaxSystem = (typeof TAX_SYSTEMS)[number];

/** Pictures that an organizer’s invoices bear: signatures of the head and the accountant, the stamp. */
export const REQUISITE_IMAGES = ['director', 'buhgalter', 'stamp'] as const;
export type RequisiteImage = (typeof REQUISITE_IMAGES)[number];

/** Letters and notices that a person may refuse; those about his account's safety are not among them. */
export const NOTIFICATION_KINDS = [
  'employeeRequest',
  'applicationNews',
  'applicationStatus',
  'invitation',
  'organizerMessage',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** An application: begun, answered, sent and counting, taken back. */
export const APPLICATION_STATES = ['Draft', 'Submitted', 'Subscribed', 'Unsubscribed'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/**
 * mapping: its columns are being chosen; checked: what it would do is known; stopped: before its end, by a person or because
 * something has changed; failed: it is no table.
 */
export const IMPORT_STATES = [
  'reading',
  'mapping',
  'checking',
  'checked',
  'applying',
  'applied',
  'stopped',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
/** What a row of an import does, or has done. */
export const IMPORT_OUTCOMES = ['create', 'update', 'same', 'error'] as const;
/** What a status does beside its looks: it puts into the waiting list, or takes no place. */
export const STATUS_ROLES = ['waiting', 'declined'] as const;
export type StatusRole = (typeof STATUS_ROLES)[number];

/** What the journal of an application tells of. */
export const APPLICATION_CHANGE_KINDS = [
  'answer',
  'blockAdded',
  'blockRemoved',
  'blockRestored',
  'blockMoved',
  'blockStatus',
  'state',
  'status',
  'consent',
  'erased',
  'date',
  'claimed',
] as const;
export type ApplicationChangeKind = (typeof APPLICATION_CHANGE_KINDS)[number];
