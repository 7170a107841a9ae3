// The part of a protocol that people outside the jury and the organizers may see, signed in or by the open link.
// Everything else is left out here, before anything is sent.

import { compareNumbers } from '@rampa/kernel';
import { changeText, type MarkCorrection } from './explain-corrections.ts';
import { seenNotes, type DecidedTie } from './seen-notes.ts';

/**
 * What the organizer grants. Without any grant nothing is visible. Titles come with every grant; `showTitles` grants
 * them alone.
 */
export interface ParticipantPermissions {
  readonly showTitles: boolean;
  readonly showPlaces: boolean;
  readonly showTotals: boolean;
  readonly showCriteria: boolean;
  readonly showJudges: boolean;
  readonly showComments: boolean;
}

/** The value where nothing has been granted. */
export const USUAL_PERMISSIONS: ParticipantPermissions = {
  showTitles: false,
  showPlaces: false,
  showTotals: false,
  showCriteria: false,
  showJudges: false,
  showComments: false,
};

/** Whether members see the protocol at all. */
export function isGranted(permissions: ParticipantPermissions): boolean {
  return Object.values(permissions).includes(true);
}

export interface WholeRow {
  readonly itemGuid: string;
  readonly programGuid: string;
  readonly number: string;
  readonly performer: string;
  readonly collective: string;
  readonly city: string;
  readonly pieceTitle: string;
  readonly isWithdrawn: boolean;
  readonly activity: string;
  readonly total: number | null;
  readonly technical: number | null;
  readonly deductions: number | null;
  readonly place: number | null;
  readonly placeTo: number | null;
  readonly award: { readonly title: string; readonly color: string } | null;
  readonly methodText: string;
  readonly byJudge: readonly {
    readonly total: number | null;
    readonly isDropped: boolean;
    readonly abstained: boolean;
    readonly marks: readonly (number | null)[];
  }[];
  readonly byCriterion: readonly { readonly score: number | null }[];
}

/** As the organizer sees it; totals and marks in thousandths. */
export interface WholeProtocol {
  readonly programGuid: string;
  readonly decimals: number;
  readonly methodText: string;
  readonly judges: readonly { readonly guid: string; readonly fullName: string; readonly isChair: boolean }[];
  readonly criteria: readonly {
    readonly guid: string;
    readonly title: string;
    readonly min: number;
    readonly step: number;
  }[];
  readonly comments: readonly { readonly itemGuid: string; readonly judgeGuid: string; readonly text: string }[];
  readonly groups: readonly {
    readonly title: string;
    readonly subtitle: string;
    readonly methodText: string;
    readonly isProvisional: boolean;
    readonly ties: readonly DecidedTie[];
    readonly rows: readonly WholeRow[];
  }[];
}

/** A special prize that was given; `giverName`: a sponsor's or a judge's. */
export interface SeenPrizeGiven {
  readonly item: string;
  readonly title: string;
  readonly giver: 'jury' | 'judge' | 'sponsor' | 'organizer';
  readonly giverName: string;
}

export interface Besides {
  readonly prizes: readonly SeenPrizeGiven[];
  readonly corrections: readonly MarkCorrection[];
  readonly permissions: ParticipantPermissions;
  /** A performer's public name: children without consent are «Фамилия И.». */
  readonly namesOf: (
    item: string,
    names: { performer: string; collective: string },
  ) => { performer: string; collective: string };
}

export interface SeenRow {
  guid: string;
  number: string;
  performer: string;
  collective: string;
  city: string;
  pieceTitle: string;
  award: { title: string; color: string } | null;
  place: number | null;
  placeTo: number | null;
  total: number | null;
  technical: number | null;
  deductions: number | null;
  /** In the order of `criteria`. */
  scores: (number | null)[];
  /** In the order of `judges`; `marks` in the order of `criteria`. */
  byJudge: { total: number | null; isDropped: boolean; abstained: boolean; marks: (number | null)[] }[];
  comments: { judge: string | null; text: string }[];
  corrections: { judge: string | null; criterion: string | null; change: string | null; reason: string | null }[];
  notes: string[];
  /** In their order; they come with every grant, as titles do. */
  prizes: { title: string; giver: string | null }[];
}

export interface SeenProtocol {
  decimals: number;
  methodText: string;
  judges: { fullName: string; isChair: boolean }[];
  criteria: { title: string; min: number; step: number }[];
  groups: { title: string; subtitle: string; methodText: string; isProvisional: boolean; rows: SeenRow[] }[];
}

/**
 * Only this program's own performances, because other programs of the group have protocols of their own. Withdrawn and
 * skipped ones are left out. Where places are hidden the rows stand by number, so that the order tells no place.
 */
export function participantProtocol(whole: WholeProtocol, besides: Besides): SeenProtocol {
  const { showTotals, showCriteria, showJudges } = besides.permissions;
  return {
    decimals: whole.decimals,
    methodText: showTotals ? whole.methodText : '',
    judges: showJudges ? whole.judges.map(({ fullName, isChair }) => ({ fullName, isChair })) : [],
    criteria: showCriteria ? whole.criteria.map(({ title, min, step }) => ({ title, min, step })) : [],
    groups: whole.groups
      .map(({ title, subtitle, methodText, isProvisional, ties, rows }) => ({
        title,
        subtitle,
        methodText: showTotals ? methodText : '',
        isProvisional,
        rows: inOrder(
          rows
            .filter((row) => isOwn(row, whole))
            .map((row) => ({
              ...seenRow(row, whole, besides),
              notes: seenNotes(row, { rows, ties, ...besides }),
            })),
          besides,
        ),
      }))
      .filter(({ rows }) => rows.length > 0),
  };
}

function isOwn(row: WholeRow, { programGuid }: WholeProtocol): boolean {
  return row.programGuid === programGuid && !row.isWithdrawn && row.activity !== 'Skipped';
}

function inOrder(rows: SeenRow[], { permissions }: Besides): SeenRow[] {
  if (permissions.showPlaces) return rows;
  return rows.toSorted((a, b) => compareNumbers(a.number, b.number) || (a.guid < b.guid ? -1 : 1));
}

function seenRow(row: WholeRow, whole: WholeProtocol, besides: Besides): Omit<SeenRow, 'notes'> {
  const { permissions, namesOf } = besides;
  const { showPlaces, showTotals, showCriteria, showJudges, showComments } = permissions;
  const { itemGuid: guid, number, city, pieceTitle, award } = row;
  return {
    ...{ guid, number, city, pieceTitle },
    ...namesOf(guid, { performer: row.performer, collective: row.collective }),
    award: award && { title: award.title, color: award.color },
    place: showPlaces ? row.place : null,
    placeTo: showPlaces ? row.placeTo : null,
    total: showTotals ? row.total : null,
    technical: showTotals ? row.technical : null,
    deductions: showTotals ? row.deductions : null,
    scores: showCriteria ? row.byCriterion.map(({ score }) => score) : [],
    byJudge: showJudges
      ? row.byJudge.map(({ total, isDropped, abstained, marks }) => ({
          ...{ total, isDropped, abstained },
          marks: showCriteria ? [...marks] : [],
        }))
      : [],
    comments: showComments ? seenComments(whole, guid, showJudges) : [],
    corrections: seenCorrections(row, whole, besides),
    prizes: besides.prizes
      .filter(({ item }) => item === guid)
      .map(({ title, giver, giverName }) => ({
        title,
        giver: giver === 'sponsor' || (giver === 'judge' && showJudges) ? giverName || null : null,
      })),
  };
}

/**
 * A mark belongs to a judge and a criterion, so its change is told only where both are shown; its reason is told where
 * comments are. Corrections that look the same after that are listed once.
 */
function seenCorrections(
  { itemGuid }: WholeRow,
  whole: WholeProtocol,
  { corrections, permissions: { showCriteria, showJudges, showComments } }: Besides,
): SeenRow['corrections'] {
  const seen = corrections
    .filter(({ item }) => item === itemGuid)
    .map((correction) => {
      const criterion = whole.criteria.find(({ guid }) => guid === correction.criterion);
      return {
        judge: (showJudges && whole.judges.find(({ guid }) => guid === correction.judge)?.fullName) || null,
        criterion: (showCriteria && criterion?.title) || null,
        change: showJudges && showCriteria ? changeText(correction, criterion) : null,
        reason: (showComments && correction.reason) || null,
      };
    });
  const once = new Map(seen.map((one) => [JSON.stringify(one), one]));
  return [...once.values()];
}

/** The order of comments would reveal the judges, so hidden names sort them by text. */
function seenComments(whole: WholeProtocol, item: string, isNamed: boolean): SeenRow['comments'] {
  const own = whole.comments.filter(({ itemGuid, text }) => itemGuid === item && text.trim() !== '');
  if (!isNamed) {
    return own.map(({ text }) => ({ judge: null, text })).toSorted((a, b) => (a.text < b.text ? -1 : 1));
  }
  return whole.judges.flatMap(({ guid, fullName }) =>
    own.filter(({ judgeGuid }) => judgeGuid === guid).map(({ text }) => ({ judge: fullName, text })),
  );
}
