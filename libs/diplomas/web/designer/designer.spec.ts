import type { DocumentView, PaperBox } from '@rampa/contract';
import { freshSheet } from '@rampa/diplomas/domain';
import { describe, expect, it } from 'vitest';
import { aligned, copied, grouped, layered, moved, newQr, newText, removed, withGroups } from './box-deeds.ts';
import { differenceOf, rebased } from './draft.ts';
import { after, begun, draftOf, type EditorState } from './editor-state.ts';
import { snapped } from './snapping.ts';

const sheet = freshSheet('A4', 'portrait');
const [a, b, c] = [newText(sheet, 'performer'), newText(sheet, null), newQr(sheet)];
const view = (boxes: PaperBox[] = [a, b, c], revision = 1): DocumentView => ({
  ...{ guid: 'd', title: 'Диплом', type: 'diploma', size: 'A4', orientation: 'portrait', recipients: 'performances' },
  ...{
    isBuiltIn: false,
    changedAt: null,
    revision,
    sheet,
    boxes,
    images: [],
    logoUrl: null,
    awardTitles: [],
    nominations: [],
    lastPlace: null,
    names: [],
  },
});
const lefts = ({ draft }: EditorState) => draft.boxes.map(({ left }) => left);
const change = (state: EditorState, by: number, guid = a.guid, mark?: string) =>
  after(state, { kind: 'change', change: moved([guid], by, 0), ...(mark ? { mark } : {}) });

describe('back and forth', () => {
  it('goes step by step; a drag is one step', () => {
    let state = change(change(begun(view()), 10, a.guid, 'drag'), 20, a.guid, 'drag');
    state = change(state, 5, b.guid);
    expect(state.past).toHaveLength(2);
    state = after(state, { kind: 'undo' });
    expect(lefts(state)).toEqual([a.left + 30, b.left, c.left]);
    state = after(after(state, { kind: 'undo' }), { kind: 'undo' });
    expect(lefts(state)).toEqual([a.left, b.left, c.left]);
    state = after(after(state, { kind: 'redo' }), { kind: 'redo' });
    expect(lefts(state)).toEqual([a.left + 30, b.left + 5, c.left]);
  });

  it('takes back only one’s own: what others have changed meanwhile stays', () => {
    const mine = change(begun(view()), 10);
    const theirs = view([mine.draft.boxes[0]!, { ...b, left: 777 }, c], 2);
    let state = after(mine, { kind: 'saved', view: theirs, sent: mine.draft });
    expect(lefts(state)).toEqual([a.left + 10, 777, c.left]);
    state = after(state, { kind: 'undo' });
    expect(lefts(state)).toEqual([a.left, 777, c.left]);
    expect(differenceOf(draftOf(theirs), state.draft)).toEqual({ boxes: [a], removed: [] });
  });

  it('forgets a chosen box that is no more', () => {
    let state = after(begun(view()), { kind: 'choose', guids: [a.guid, c.guid] });
    state = after(state, { kind: 'change', change: removed([c.guid]) });
    expect(state.chosen).toEqual([a.guid]);
  });
});

describe('the difference', () => {
  const saved = draftOf(view());

  it('is nothing, a box, a removal, an order or the sheet', () => {
    expect(differenceOf(saved, { ...saved })).toBeNull();
    expect(differenceOf(saved, removed([b.guid])(saved))).toEqual({ boxes: [], removed: [b.guid] });
    expect(differenceOf(saved, layered(a.guid, 1)(saved))!.order).toEqual([b.guid, a.guid, c.guid]);
    const d = newQr(sheet);
    expect(differenceOf(saved, { ...saved, boxes: [...saved.boxes, d] })).toEqual({ boxes: [d], removed: [] });
    const other = { ...sheet, motif: 'rays' as const };
    expect(differenceOf(saved, { ...saved, sheet: other })).toEqual({ sheet: other, boxes: [], removed: [] });
  });

  it('keeps a new box of one’s own and drops what somebody else has taken away', () => {
    const own = newQr(sheet);
    const now = draftOf(view([a, c]));
    const kept = rebased(saved, { ...saved, boxes: [...saved.boxes, own] }, now);
    expect(kept.boxes.map(({ guid }) => guid).toSorted()).toEqual([a.guid, c.guid, own.guid].toSorted());
  });
});

describe('boxes', () => {
  const draft = draftOf(view());

  it('of a group are chosen together, and copies have a group of their own', () => {
    const together = grouped([a.guid, b.guid], true)(draft);
    expect(withGroups(together, [b.guid])).toEqual([a.guid, b.guid]);
    const { draft: more, chosen } = copied(together, [a.guid, b.guid]);
    expect(withGroups(more, [chosen[0]!])).toEqual(chosen);
    expect(more.boxes).toHaveLength(5);
  });

  it('that are locked stay where they are', () => {
    const locked = { ...draft, boxes: [{ ...a, isLocked: true }, b, c] };
    expect(moved([a.guid, b.guid], 10, 0)(locked).boxes.map(({ left }) => left)).toEqual([a.left, b.left + 10, c.left]);
  });
});

describe('alignment', () => {
  const at = (guid: string, left: number, top: number, more: object = {}) => ({ ...a, guid, left, top, width: 100, height: 50, ...more }); // prettier-ignore
  const placed = (boxes: PaperBox[]) => ({ ...draftOf(view()), boxes });
  const lefts = (boxes: readonly PaperBox[]) => boxes.map(({ left }) => left);

  it('puts one box to the sheet, several to each other, a group as one, and leaves a locked one', () => {
    expect(lefts(aligned(['x'], 'center')(placed([at('x', 10, 10)])).boxes)).toEqual([1_000]);
    const two = placed([at('x', 10, 10), at('y', 400, 300)]);
    expect(lefts(aligned(['x', 'y'], 'right')(two).boxes)).toEqual([400, 400]);
    expect(aligned(['x', 'y'], 'top')(two).boxes.map(({ top }) => top)).toEqual([10, 10]);
    const group = placed([at('x', 10, 10, { groupGuid: 'g' }), at('y', 60, 10, { groupGuid: 'g' })]);
    expect(lefts(aligned(['x', 'y'], 'left')(group).boxes)).toEqual([0, 50]);
    expect(lefts(aligned(['x'], 'left')(placed([at('x', 10, 10, { isLocked: true })])).boxes)).toEqual([10]);
  });
});

describe('snapping', () => {
  const box = { left: 0, top: 0, width: 500, height: 100 };

  it('draws a box to the middle of the sheet and to the edges of others, and not from afar', () => {
    expect(snapped({ ...box, left: 805, top: 600 }, sheet, [], 15)).toEqual({ left: 800, top: 600, guides: [{ axis: 'x', at: 1050 }] }); // prettier-ignore
    const other = { left: 300, top: 1_000, width: 40, height: 40 };
    expect(snapped({ ...box, left: 294, top: 890 }, sheet, [other], 15)).toMatchObject({ left: 300, top: 900 });
    expect(snapped({ ...box, left: 700, top: 700 }, sheet, [], 15).guides).toEqual([]);
  });
});
