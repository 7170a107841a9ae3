import { describe, expect, it } from 'vitest';
import type { CriterionView, JudgeSheetView, Submission, SubmissionReply } from '@rampa/contract';
import type { Entry } from '../outbox/index.ts';
import { CALM_MS, follow, type FollowInput } from './follow.ts';
import { ownPrizes, prizesClosed, prizesOf } from './own-prizes.ts';
import {
  changesShown,
  closedBecause,
  criteriaOf,
  firstToShow,
  nextAfter,
  overlayOf,
  ownTotal,
  progressOf,
  type SheetItem,
} from './sheet-model.ts';

const EPOCH = 'epoch';

function criterion(guid: string, more: Partial<CriterionView> = {}): CriterionView {
  const base = {
    title: guid,
    min: 0,
    max: 10_000,
    step: 100,
    weight: 1000,
    isRequired: true,
    order: 0,
    nominationGuids: [],
  };
  return { guid, ...base, ...more };
}

function item(number: string, more: Partial<SheetItem> = {}): SheetItem {
  return {
    guid: `item ${number}`,
    number,
    performer: 'Жар-птица',
    collective: '',
    city: 'Кострома',
    pieceTitle: 'Половецкие пляски',
    group: '',
    nominationGuid: 'folk',
    duration: 220,
    activity: 'Waiting',
    isWithdrawn: false,
    onStageAt: null,
    abstained: false,
    comment: '',
    isShown: false,
    marks: {},
    ...more,
  };
}

function sheet(
  items: SheetItem[],
  criteria = [criterion('technique'), criterion('artistry', { order: 1 })],
): JudgeSheetView {
  return {
    judgeGuid: 'judge',
    competitionGuid: 'competition',
    competitionTitle: 'Светлояр',
    programGuid: 'program',
    programTitle: 'II отделение',
    timeZone: 'Europe/Moscow',
    state: 'Open',
    markAhead: false,
    seesOthers: false,
    criteria,
    totals: [{ nominationGuid: 'folk', perJudge: 'mean', missing: 'block', rounding: null, decimals: 2 }],
    prizes: [],
    items,
  };
}

function entry(value: number | null, more: Partial<Entry> = {}, reply: Partial<SubmissionReply> = {}): Entry {
  const state = more.state ?? 'onDevice';
  const guid = `tap ${value}`;
  return {
    submission: {
      submissionGuid: guid,
      judgeGuid: 'judge',
      device: 'tablet',
      deviceSeq: 1,
      seenRevision: 1,
      baseVersion: 0,
      competitionProgramItemGuid: 'item 24',
      pointGuid: 'technique',
      value,
    },
    competitionGuid: 'competition',
    madeAt: 0,
    state,
    isChained: false,
    epoch: state === 'onDevice' ? null : EPOCH,
    settledAt: 0,
    isOfferedAgain: false,
    reply:
      state === 'onDevice'
        ? null
        : {
            submissionGuid: guid,
            status: 'accepted',
            revision: 1,
            version: 1,
            value,
            code: null,
            message: null,
            ...reply,
          },
    isSeen: false,
    ...more,
  };
}

/** The revision of the sheet. */
const SHOWN = 10;

const cellWith = (entries: Entry[], marks: SheetItem['marks'] = {}) =>
  overlayOf(entries, EPOCH, SHOWN).cell(item('24', { marks }), criterion('technique'));

/** A comment, an abstention or a prize instead of a mark. */
function word(said: Partial<Submission>, more: Partial<Entry> = {}, reply: Partial<SubmissionReply> = {}): Entry {
  const base = entry(null, more, { version: null, ...reply });
  const { pointGuid: _, value: __, ...place } = base.submission;
  return { ...base, submission: { ...place, ...said } };
}

describe('a cell', () => {
  it('shows the server’s mark as accepted', () => {
    expect(cellWith([], { technique: [9500, 3] })).toEqual({
      value: 9500,
      version: 3,
      sync: { state: 'accepted' },
      refused: null,
    });
  });
  it('shows what lies on the device before anything else', () => {
    expect(cellWith([entry(9800)], { technique: [9500, 3] })).toMatchObject({
      value: 9800,
      sync: { state: 'onDevice' },
    });
  });
  it('shows an accepted mark that the sheet does not have yet', () => {
    const ahead = entry(9800, { state: 'accepted' }, { version: 4, revision: SHOWN + 1 });
    expect(cellWith([ahead], { technique: [9500, 3] })).toMatchObject({ value: 9800, sync: { state: 'accepted' } });
  });
  it('shows what the sheet says once it has seen the accepted mark: a clearing may have taken it', () => {
    const taken = entry(9800, { state: 'accepted' }, { version: 4, revision: SHOWN - 1 });
    expect(cellWith([taken])).toMatchObject({ value: null, version: 0, sync: null });
  });
  it('shows the organizer’s later correction over an accepted mark', () => {
    expect(cellWith([entry(9800, { state: 'accepted' }, { version: 4 })], { technique: [9000, 5] }).value).toBe(9000);
  });
  it('trusts no answer of another epoch', () => {
    const old = entry(9800, { state: 'accepted', epoch: 'before' }, { version: 40, revision: 40 });
    expect(cellWith([old], { technique: [9000, 1] }).value).toBe(9000);
  });
  it('shows a refusal with its reason beside the value in force, until it is read', () => {
    const parked = entry(
      9800,
      { state: 'parked' },
      { status: 'conflict', version: 4, value: 9100, message: 'Изменено.' },
    );
    expect(cellWith([parked], { technique: [9500, 3] })).toMatchObject({
      value: 9100,
      sync: { state: 'refused', reason: 'Изменено.' },
      refused: { value: 9800 },
    });
    expect(cellWith([{ ...parked, isSeen: true }], { technique: [9500, 3] })).toMatchObject({
      value: 9500,
      refused: null,
    });
  });
  it('calls a late mark accepted once the organizer has taken it, and leaves its note to be read', () => {
    const late = entry(9800, { state: 'parked' }, { status: 'refused', version: 3, value: 9500, message: 'Закрыт.' });
    expect(cellWith([late], { technique: [9500, 3] }).sync).toEqual({ state: 'refused', reason: 'Закрыт.' });
    expect(cellWith([late], { technique: [9800, 4] })).toMatchObject({
      value: 9800,
      sync: { state: 'accepted' },
      refused: { value: 9800 },
    });
    expect(cellWith([late], { technique: [9100, 4] }).sync).toMatchObject({ state: 'refused' });
  });
});

describe('a comment', () => {
  const shown = (entries: Entry[], comment = 'На листе') =>
    overlayOf(entries, EPOCH, SHOWN).comment(item('24', { comment }));
  const stands = { text: 'На листе', sync: { state: 'accepted' }, refused: null };

  it('is what lies on the device, then what was accepted and the sheet does not have yet, then the sheet’s', () => {
    expect(shown([])).toEqual(stands);
    expect(shown([], '')).toEqual({ text: '', sync: null, refused: null });
    expect(shown([word({ comment: 'Моё' })])).toEqual({ text: 'Моё', sync: { state: 'onDevice' }, refused: null });
    const ahead = word({ comment: 'Моё' }, { state: 'accepted' }, { revision: SHOWN + 1 });
    expect(shown([ahead])).toEqual({ text: 'Моё', sync: { state: 'accepted' }, refused: null });
    // The spare tablet has said something else since.
    expect(shown([word({ comment: 'Моё' }, { state: 'accepted' }, { revision: SHOWN })])).toEqual(stands);
    expect(shown([word({ comment: 'Моё' }, { state: 'accepted', epoch: 'before' }, { revision: 40 })])).toEqual(stands);
  });

  it('not taken is told beside the one in force, until it is read', () => {
    const conflict = { status: 'conflict', revision: null, comment: 'С запасного', message: 'Изменили.' } as const;
    const parked = word({ comment: 'Моё' }, { state: 'parked' }, { ...conflict, version: SHOWN + 1 });
    const refused = { text: 'Моё', guid: 'tap null' };
    const sync = { state: 'refused', reason: 'Изменили.' };
    expect(shown([parked])).toEqual({ text: 'С запасного', sync, refused });
    // The sheet is past the answer.
    expect(shown([{ ...parked, reply: { ...parked.reply!, version: SHOWN } }])).toEqual({
      text: 'На листе',
      sync,
      refused,
    });
    expect(shown([{ ...parked, isSeen: true }])).toEqual({ ...stands, text: 'С запасного' });
    const locked = word({ comment: 'Моё' }, { state: 'parked' }, { status: 'refused', message: 'Закрыт.' });
    expect(shown([locked])).toMatchObject({ text: 'На листе', sync: { reason: 'Закрыт.' }, refused });
  });
});

describe('an abstention', () => {
  const shown = (entries: Entry[], abstained = false) =>
    overlayOf(entries, EPOCH, SHOWN).abstained(item('24', { abstained }));

  it('is what lies on the device, then what the sheet does not have yet, then the sheet’s', () => {
    expect(shown([word({ abstain: true })])).toEqual({ isOn: true, sync: { state: 'onDevice' }, refused: null });
    const accepted = (revision: number) => word({ abstain: true }, { state: 'accepted' }, { revision });
    expect(shown([accepted(SHOWN + 1)])).toMatchObject({ isOn: true });
    expect(shown([accepted(SHOWN)])).toMatchObject({ isOn: false });
    expect(shown([word({ abstain: false }, { state: 'accepted' }, { revision: SHOWN })], true).isOn).toBe(true);
  });

  it('not taken is told beside what is in force, until it is read', () => {
    const conflict = { status: 'conflict', revision: null, abstain: false, message: 'Изменили.' } as const;
    const parked = word({ abstain: true }, { state: 'parked' }, { ...conflict, version: null });
    const refused = { isOn: true, guid: 'tap null' };
    expect(shown([parked], true)).toEqual({ isOn: false, sync: { state: 'refused', reason: 'Изменили.' }, refused });
    expect(shown([{ ...parked, isSeen: true }], false)).toEqual({ isOn: false, sync: null, refused: null });
  });
});

describe('a performance', () => {
  const none = overlayOf([], EPOCH, SHOWN);
  it('has the criteria of its nomination, in their order', () => {
    const criteria = [
      criterion('b', { order: 2 }),
      criterion('vocal', { nominationGuids: ['vocal'] }),
      criterion('a', { order: 1 }),
    ];
    expect(criteriaOf(sheet([], criteria), item('24')).map(({ guid }) => guid)).toEqual(['a', 'b']);
  });
  it('is complete with every required mark, or with an abstention', () => {
    const marked = item('24', { marks: { technique: [9000, 1] } });
    expect(progressOf(sheet([marked]), marked, none)).toMatchObject({ given: 1, expected: 2, isComplete: false });
    const away = item('24', { abstained: true });
    expect(progressOf(sheet([away]), away, none).isComplete).toBe(true);
  });
  it('takes a zero for a mark', () => {
    const zero = item('24', { marks: { technique: [0, 1], artistry: [0, 1] } });
    expect(progressOf(sheet([zero]), zero, none).isComplete).toBe(true);
    expect(ownTotal(sheet([zero]), zero, none)).toEqual({ value: 0, decimals: 2 });
  });
  it('has the judge’s total by the rules of its nomination, and none before the last required mark', () => {
    const criteria = [
      criterion('technique', { weight: 3000 }),
      criterion('artistry'),
      criterion('costume', { isRequired: false }),
    ];
    const marked = item('24', { marks: { technique: [10_000, 1], artistry: [6050, 1] } });
    const whole = sheet([marked], criteria);
    const by = (change: Partial<(typeof whole.totals)[number]>) =>
      ownTotal({ ...whole, totals: [{ ...whole.totals[0]!, ...change }] }, marked, none);
    expect(by({})).toEqual({ value: 9013, decimals: 2 });
    expect(by({ rounding: 1, decimals: 1 })).toEqual({ value: 9000, decimals: 1 });
    expect(by({ perJudge: 'sum' })).toEqual({ value: 36_050, decimals: 2 });
    expect(by({ nominationGuid: 'another' })).toBeNull();
    const half = item('24', { marks: { technique: [10_000, 1] } });
    expect(ownTotal({ ...whole, totals: [{ ...whole.totals[0]!, missing: 'zero' }] }, half, none)).toBeNull();
  });
  it('is closed for a reason', () => {
    const early = item('25');
    expect(closedBecause(sheet([early]), early, false)).toContain('ещё не вышло');
    expect(closedBecause(sheet([early]), early, true)).toBeNull();
    expect(closedBecause({ ...sheet([early]), markAhead: true }, early, false)).toBeNull();
    expect(closedBecause({ ...sheet([early]), state: 'Locked' }, early, true)).toContain('закрыт');
    const gone = item('25', { isWithdrawn: true, activity: 'Done' });
    expect(closedBecause(sheet([gone]), gone, true)).toContain('снято');
  });
  it('is followed by the next that is wanted', () => {
    const items = [item('24'), item('25', { activity: 'Skipped' }), item('26', { isWithdrawn: true }), item('27')];
    expect(nextAfter(sheet(items), items[0]!)?.number).toBe('27');
    expect(nextAfter(sheet(items), items[3]!)).toBeNull();
  });
  it('to begin with is the one on stage, or the first that waits for marks', () => {
    const done = item('23', { activity: 'Done' });
    expect(firstToShow(sheet([done, item('24', { activity: 'OnStage' })]), none)?.number).toBe('24');
    expect(firstToShow(sheet([done, item('24')]), none)?.number).toBe('23');
  });
});

describe('following the stage', () => {
  const calm: FollowInput = {
    stageGuid: '25',
    shownGuid: '24',
    isChosen: false,
    isComplete: true,
    isUntouched: false,
    isBusy: false,
    idle: CALM_MS,
  };
  it('goes when the judge has finished, or not begun', () => {
    expect(follow(calm)).toBe('go');
    expect(follow({ ...calm, isComplete: false, isUntouched: true })).toBe('go');
  });
  it.each<[string, Partial<FollowInput>]>([
    ['in the middle of marking', { isComplete: false }],
    ['with a half-typed mark', { isBusy: true }],
    ['where he went himself', { isChosen: true }],
    ['who has just tapped', { idle: CALM_MS - 1 }],
  ])('only offers it to a judge %s', (_, part) => {
    expect(follow({ ...calm, ...part })).toBe('offer');
  });
  it('stays with the stage and in its pauses', () => {
    expect(follow({ ...calm, stageGuid: '24' })).toBe('stay');
    expect(follow({ ...calm, stageGuid: null })).toBe('stay');
  });
});

describe('a total that the hall has seen', () => {
  const criteria = [
    criterion('technique'),
    criterion('artistry', { order: 1 }),
    criterion('costume', { order: 2, isRequired: false }),
  ];
  const [technique, artistry, costume] = criteria as [CriterionView, CriterionView, CriterionView];
  const asks = (more: Partial<SheetItem>, by: CriterionView, to: number | null, isShown = true) => {
    const one = item('1', { isShown, ...more });
    return changesShown(sheet([one], criteria), one, overlayOf([], EPOCH, 1), by, to);
  };
  const given: SheetItem['marks'] = { technique: [9000, 1], artistry: [9000, 1] };

  it('is changed by another mark, by none, and by one that he gives besides', () => {
    const taps = [asks({ marks: given }, technique, 9100), asks({ marks: given }, technique, null)];
    expect([...taps, asks({ marks: given }, costume, 9000)]).toEqual([true, true, true]);
    expect([asks({ marks: given }, technique, 9000), asks({ marks: given }, costume, null)]).toEqual([false, false]);
    expect([asks({ marks: given }, technique, 9100, false), asks({ marks: given }, costume, 9000, false)]).toEqual([
      false,
      false,
    ]);
  });

  it('did not hold what he still owes: he is not asked before each mark of it', () => {
    expect([asks({ marks: { technique: [9000, 1] } }, artistry, 9000), asks({}, costume, 9000)]).toEqual([
      false,
      false,
    ]);
  });
});

describe('a judge’s own prize', () => {
  const [first, second] = [item('24'), item('25')];
  const own = (limit: number | null, itemGuids: string[]): JudgeSheetView => ({
    ...sheet([first, second]),
    prizes: [{ guid: 'prize', title: 'За артистизм', description: '', limit, itemGuids }],
  });
  const tapped = (at: SheetItem, isBound: boolean, more: Partial<Entry> = {}, reply: Partial<SubmissionReply> = {}) =>
    word({ prizeGuid: 'prize', isBound, competitionProgramItemGuid: at.guid }, more, reply);
  const seen = (of: JudgeSheetView, entries: Entry[] = []) =>
    ownPrizes(of, second, overlayOf(entries, EPOCH, SHOWN))[0]!;

  it('is where the sheet says, and where it was tapped before the server knows', () => {
    expect(seen(own(1, []))).toMatchObject({ isHere: false, hasRoom: true, others: [], from: null });
    expect(seen(own(1, [second.guid]))).toMatchObject({ isHere: true, hasRoom: false });
    expect(seen(own(1, []), [tapped(second, true)])).toMatchObject({ isHere: true, sync: { state: 'onDevice' } });
    expect(seen(own(1, [second.guid]), [tapped(second, false)])).toMatchObject({ isHere: false, hasRoom: true });
    // Answered at a revision that the sheet has not reached, and at one that it has.
    const accepted = (revision: number) => tapped(second, true, { state: 'accepted' }, { revision });
    expect([SHOWN + 1, SHOWN].map((revision) => seen(own(1, []), [accepted(revision)]).isHere)).toEqual([true, false]);
  });

  it('the only one can go from one to the other; where it is given elsewhere it cannot', () => {
    expect(seen(own(1, [first.guid]))).toMatchObject({ hasRoom: false, from: { number: '24' }, others: [first] });
    expect(seen(own(1, ['of another program']))).toMatchObject({ hasRoom: false, from: null, elsewhere: 1 });
    expect(seen(own(2, [first.guid]))).toMatchObject({ hasRoom: true, from: null });
    expect(seen(own(null, [first.guid, 'of another program']))).toMatchObject({ hasRoom: true });
    const moved = [tapped(first, false), tapped(second, true)];
    expect(seen(own(1, [first.guid]), moved)).toMatchObject({ isHere: true, others: [], hasRoom: false });
  });

  it('not taken, waits with its reason to be read, and says where it is', () => {
    const refused = { status: 'refused', code: 'prizeTaken', message: 'Уже отдан: № 24.' } as const;
    const parked = tapped(second, true, { state: 'parked' }, { ...refused, revision: null });
    const { isHere, refused: left } = seen(own(1, [first.guid]), [parked]);
    expect([isHere, left]).toEqual([false, [{ isOn: true, guid: 'tap null', reason: 'Уже отдан: № 24.' }]]);
    expect(seen(own(1, [first.guid]), [{ ...parked, isSeen: true }]).refused).toEqual([]);
  });

  it('is changed while the protocol is open or locked; a sheet kept by an earlier page has none', () => {
    const states = ['Draft', 'Open', 'Locked', 'Confirmed', 'Published'] as const;
    expect(states.map((state) => prizesClosed({ ...own(1, []), state }) === null)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    const { prizes: _, ...earlier } = own(1, []);
    expect(prizesOf(earlier as JudgeSheetView)).toEqual([]);
  });
});
