// Deeds on boxes of a draft: moved, copied, grouped, put above or below. Pure.

import type { PaperBox, PaperSheet } from '@rampa/contract';
import { newGuid, PAPER_LIMITS, type BoxShape, type PaperField } from '@rampa/kernel';
import { placeholderOf } from '@rampa/diplomas/domain';
import type { Draft } from './draft.ts';
import type { Rect } from './snapping.ts';

export type Chosen = readonly string[];

/** The whole group of whatever is chosen. */
export function withGroups({ boxes }: Draft, guids: Chosen): string[] {
  const groups = new Set(boxes.filter(({ guid, groupGuid }) => groupGuid !== null && guids.includes(guid)).map(({ groupGuid }) => groupGuid)); // prettier-ignore
  return boxes.filter((box) => guids.includes(box.guid) || (box.groupGuid !== null && groups.has(box.groupGuid))).map(({ guid }) => guid); // prettier-ignore
}

export const changed =
  (guids: Chosen, change: (box: PaperBox) => Partial<PaperBox>) =>
  (draft: Draft): Draft => ({
    ...draft,
    boxes: draft.boxes.map((box) => (guids.includes(box.guid) ? ({ ...box, ...change(box) } as PaperBox) : box)),
  });

const bound = (value: number) => Math.max(-PAPER_LIMITS.side.max, Math.min(PAPER_LIMITS.side.max, Math.round(value)));
const extent = (value: number) => Math.max(5, Math.min(PAPER_LIMITS.side.max, Math.round(value)));

/** Locked ones stay. */
export const moved = (guids: Chosen, dx: number, dy: number) =>
  changed(guids, (box) => (box.isLocked ? {} : { left: bound(box.left + dx), top: bound(box.top + dy) }));

export const resized = (guids: Chosen, dw: number, dh: number) =>
  changed(guids, (box) => (box.isLocked ? {} : { width: extent(box.width + dw), height: extent(box.height + dh) }));

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** One box to the sheet, several to each other; a group goes as one. Locked ones stay. */
export const aligned =
  (guids: Chosen, to: Alignment) =>
  (draft: Draft): Draft => {
    const boxes = draft.boxes.filter(({ guid }) => guids.includes(guid));
    const units = Map.groupBy(boxes, ({ guid, groupGuid }) => groupGuid ?? guid);
    const within = units.size === 1 ? { left: 0, top: 0, ...sidesOnly(draft.sheet) } : around(boxes);
    let next = draft;
    for (const unit of units.values()) {
      const own = around(unit);
      const [dx, dy] = byHow(own, within, to);
      next = moved(unit.map(({ guid }) => guid), dx, dy)(next); // prettier-ignore
    }
    return next;
  };

const sidesOnly = ({ width, height }: PaperSheet) => ({ width, height });

function around(boxes: readonly PaperBox[]): Rect {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function byHow(own: Rect, within: Rect, to: Alignment): [number, number] {
  const share = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 }[to];
  return to === 'left' || to === 'center' || to === 'right'
    ? [within.left + (within.width - own.width) * share - own.left, 0]
    : [0, within.top + (within.height - own.height) * share - own.top];
}

export const removed =
  (guids: Chosen) =>
  (draft: Draft): Draft => ({ ...draft, boxes: draft.boxes.filter(({ guid }) => !guids.includes(guid)) });

/** Copies a little aside, above everything, in groups of their own. */
export function copied(draft: Draft, guids: Chosen): { draft: Draft; chosen: string[] } {
  const groups = new Map<string, string>();
  const copies = draft.boxes
    .filter(({ guid }) => guids.includes(guid))
    .map((box): PaperBox => {
      if (box.groupGuid !== null && !groups.has(box.groupGuid)) groups.set(box.groupGuid, newGuid());
      const groupGuid = box.groupGuid === null ? null : groups.get(box.groupGuid)!;
      return {
        ...box,
        guid: newGuid(),
        groupGuid,
        left: bound(box.left + 40),
        top: bound(box.top + 40),
        isLocked: false,
      };
    });
  return { draft: { ...draft, boxes: [...draft.boxes, ...copies] }, chosen: copies.map(({ guid }) => guid) };
}

export function grouped(guids: Chosen, isTogether: boolean): (draft: Draft) => Draft {
  const groupGuid = isTogether ? newGuid() : null;
  return changed(guids, () => ({ groupGuid }));
}

/** One place up or down among the layers. */
export const layered =
  (guid: string, by: 1 | -1) =>
  (draft: Draft): Draft => {
    const at = draft.boxes.findIndex((box) => box.guid === guid);
    const to = at + by;
    if (at < 0 || to < 0 || to >= draft.boxes.length) return draft;
    const boxes = [...draft.boxes];
    [boxes[at], boxes[to]] = [boxes[to]!, boxes[at]!];
    return { ...draft, boxes };
  };

const middle = (sheet: PaperSheet, width: number, height: number) => ({
  ...{ left: Math.round((sheet.width - width) / 2), top: Math.round((sheet.height - height) / 2), width, height },
  ...{ rotation: 0, isLocked: false, groupGuid: null },
});

export function newText(sheet: PaperSheet, field: PaperField | null): PaperBox {
  const width = Math.round(sheet.width * 0.7);
  return {
    ...{
      ...middle(sheet, width, 150),
      guid: newGuid(),
      kind: 'text',
      text: field ? placeholderOf(field) : 'Новый текст',
    },
    ...{ font: 'onest', size: 160, minSize: 80, isFitted: true, maxLines: 2, leading: 130, tracking: 0 },
    ...{ align: 'center', vertical: 'middle', letterCase: 'typed', color: '#1C1220', hidesWhenEmpty: true },
  };
}

export const newQr = (sheet: PaperSheet): PaperBox => ({
  ...{ ...middle(sheet, 220, 220), guid: newGuid(), kind: 'qr', color: '#1C1220' },
});

export const newShape = (sheet: PaperSheet, shape: BoxShape): PaperBox => ({
  ...middle(sheet, Math.round(sheet.width * 0.5), shape === 'line' ? 10 : 300),
  ...{ guid: newGuid(), kind: 'shape', shape, color: '#1C1220', thickness: 10 },
});

/** As large as a third of the sheet holds. */
export function newImage(sheet: PaperSheet, image: { guid: string; width: number; height: number }): PaperBox {
  const scale = Math.min((sheet.width * 0.35) / image.width, (sheet.height * 0.35) / image.height);
  const [width, height] = [image.width, image.height].map((side) => Math.max(50, Math.round(side * scale))) as [number, number]; // prettier-ignore
  return { ...middle(sheet, width, height), guid: newGuid(), kind: 'image', imageGuid: image.guid, fit: 'contain' };
}

export const newLogo = (sheet: PaperSheet): PaperBox => ({
  ...{ ...middle(sheet, 500, 150), guid: newGuid(), kind: 'image', imageGuid: null, fit: 'contain' },
});

/** How people call a box. */
export function nameOf(box: PaperBox): string {
  if (box.kind === 'text') return box.text.replace(/\s+/gu, ' ').trim().slice(0, 60) || 'Пустой текст';
  if (box.kind === 'image') return box.imageGuid === null ? 'Логотип организатора' : 'Картинка';
  if (box.kind === 'qr') return 'Код проверки';
  return { line: 'Линия', frame: 'Рамка', fill: 'Плашка' }[box.shape];
}
