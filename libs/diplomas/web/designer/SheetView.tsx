// The sheet with its boxes, in millimetres: drawn by the press, moved by hand or by the keys. Each box is a button, so
// that everything can be reached without a mouse.

import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { PaperBox } from '@rampa/contract';
import { motifSvg } from '@rampa/diplomas/domain';
import { asPicture } from '../parts/picture.ts';
import { changed, moved, nameOf, resized, withGroups } from './box-deeds.ts';
import type { Draft } from './draft.ts';
import { snapped, type Guide } from './snapping.ts';
import type { Editor } from './use-editor.ts';
import type { Pictures } from './use-pictures.ts';
import classes from './designer.module.css';

export interface SheetViewProps {
  editor: Editor;
  pictures: Pictures;
  /** Pixels of a millimetre. */
  scale: number;
  canChange: boolean;
}

/** Pixels within which a box snaps. */
const NEAR = 6;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const HANDLES = [
  ['right', 1, 0],
  ['bottom', 0, 1],
  ['corner', 1, 1],
] as const;

interface Drag {
  guids: string[];
  box: PaperBox;
  from: readonly [number, number];
  /** Share of the size that follows the pointer; null: the place does. */
  sizes: readonly [number, number] | null;
  mark: string;
}

export function SheetView({ editor, pictures, scale, canChange }: SheetViewProps) {
  const { draft, saved, chosen } = editor;
  const { sheet } = draft;
  const drag = useRef<Drag | null>(null);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  const ground = useMemo(() => motifSvg(sheet), [sheet]);
  const behind = saved.images.find(({ guid }) => guid === sheet.backgroundGuid)?.url ?? (ground && asPicture(ground));
  const px = (tenths: number) => `${(tenths / 10) * scale}px`;

  function choose(box: PaperBox, isMore: boolean): string[] {
    const own = withGroups(draft, [box.guid]);
    const next = isMore
      ? chosen.includes(box.guid)
        ? chosen.filter((guid) => !own.includes(guid))
        : [...chosen, ...own]
      : chosen.includes(box.guid)
        ? [...chosen]
        : own;
    editor.run({ kind: 'choose', guids: next });
    return next;
  }

  function begin(event: PointerEvent<HTMLElement>, box: PaperBox, sizes: Drag['sizes']) {
    if (event.button !== 0) return;
    const guids = sizes ? [box.guid] : choose(box, event.shiftKey || event.ctrlKey || event.metaKey);
    if (!canChange || box.isLocked) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { guids, box, sizes, from: [event.clientX, event.clientY], mark: `drag ${event.timeStamp}` };
  }

  function follow(event: PointerEvent<HTMLElement>) {
    const held = drag.current;
    if (!held) return;
    const [dx, dy] = [event.clientX - held.from[0], event.clientY - held.from[1]].map((by) => (by / scale) * 10) as [number, number]; // prettier-ignore
    // Several moves may come before the next drawing, so each is counted from what the draft says by then.
    const from = (change: (now: PaperBox) => (draft: Draft) => Draft) =>
      editor.change(
        (latest) => {
          const now = latest.boxes.find(({ guid }) => guid === held.box.guid);
          return now ? change(now)(latest) : latest;
        },
        { mark: held.mark },
      );
    if (held.sizes) {
      const [w, h] = held.sizes;
      from((now) => resized([now.guid], held.box.width + dx * w - now.width, held.box.height + dy * h - now.height));
      return;
    }
    const others = draft.boxes.filter(({ guid }) => !held.guids.includes(guid));
    const wanted = { ...held.box, left: held.box.left + dx, top: held.box.top + dy };
    const to = snapped(wanted, sheet, others, event.altKey ? 0 : (NEAR / scale) * 10);
    setGuides(to.guides);
    from((now) => moved(held.guids, to.left - now.left, to.top - now.top));
  }

  function end() {
    if (drag.current) editor.run({ kind: 'settle' });
    drag.current = null;
    setGuides([]);
  }

  function press(event: KeyboardEvent<HTMLElement>, box: PaperBox) {
    const arrow = ARROWS[event.key];
    const guids = chosen.includes(box.guid) ? chosen : withGroups(draft, [box.guid]);
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      choose(box, event.shiftKey);
    } else if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault();
      const at = draft.boxes.indexOf(box) + (event.key === 'PageDown' ? 1 : -1);
      const next = draft.boxes[(at + draft.boxes.length) % draft.boxes.length]!;
      editor.run({ kind: 'choose', guids: withGroups(draft, [next.guid]) });
      event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-box='${next.guid}']`)?.focus();
    } else if (arrow && canChange) {
      event.preventDefault();
      if (!chosen.includes(box.guid)) editor.run({ kind: 'choose', guids });
      const step = event.shiftKey ? 100 : event.altKey ? 1 : 10;
      const [x, y] = arrow;
      const by = event.ctrlKey || event.metaKey ? resized(guids, x * step, y * step) : moved(guids, x * step, y * step);
      editor.change(by, { mark: `keys ${guids.join()} ${event.ctrlKey}` });
    } else if ((event.key === '[' || event.key === ']') && canChange) {
      event.preventDefault();
      const turn = (event.shiftKey ? 15 : 1) * (event.key === ']' ? 1 : -1);
      editor.change(changed(guids, ({ rotation }) => ({ rotation: wrapped(rotation + turn) })), { mark: `turn ${guids.join()}` }); // prettier-ignore
    }
  }

  return (
    <div
      className={classes.sheet}
      role="group"
      aria-label="Лист"
      aria-describedby={canChange ? 'designer-keys' : undefined}
      data-editable={canChange || undefined}
      style={{ width: px(sheet.width), height: px(sheet.height) }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) editor.run({ kind: 'choose', guids: [] });
      }}
    >
      {behind ? (
        <img
          className={classes.ground}
          data-screen-only={sheet.isBackgroundPrinted ? undefined : true}
          style={{ inset: px(-sheet.bleed), width: px(sheet.width + 2 * sheet.bleed), height: px(sheet.height + 2 * sheet.bleed) }} // prettier-ignore
          src={behind}
          alt=""
        />
      ) : null}
      {sheet.bleed > 0 ? <span className={classes.bleed} style={{ inset: px(-sheet.bleed) }} aria-hidden /> : null}
      {draft.boxes.map((box, index) => {
        const isChosen = chosen.includes(box.guid);
        const picture = pictures.of(box);
        return (
          <button
            key={box.guid}
            type="button"
            // One stop of Tab for the whole sheet; boxes thinner than a finger are reached by their layer too.
            tabIndex={isChosen || (chosen.length === 0 && index === 0) ? 0 : -1}
            className={classes.box}
            aria-pressed={isChosen}
            aria-label={labelOf(box, picture?.state, editor.saved.logoUrl)}
            data-box={box.guid}
            data-chosen={isChosen || undefined}
            data-locked={box.isLocked || undefined}
            data-state={picture?.state}
            style={{
              ...{ left: px(box.left), top: px(box.top), width: px(box.width), height: px(box.height) },
              rotate: `${box.rotation}deg`,
            }}
            onPointerDown={(event) => begin(event, box, null)}
            onPointerMove={follow}
            onPointerUp={end}
            onPointerCancel={end}
            onKeyDown={(event) => press(event, box)}
            onBlur={() => editor.run({ kind: 'settle' })}
          >
            {box.kind === 'image' ? (
              <ImageOf editor={editor} box={box} />
            ) : picture?.svg ? (
              <img className={classes.picture} src={asPicture(picture.svg)} alt="" draggable={false} />
            ) : null}
            {isChosen && canChange && !box.isLocked
              ? HANDLES.map(([name, w, h]) => (
                  <span
                    key={name}
                    className={classes.handle}
                    data-handle={name}
                    onPointerDown={(event) => {
                      event.stopPropagation();
                      begin(event, box, [w, h]);
                    }}
                    onPointerMove={follow}
                    onPointerUp={end}
                    onPointerCancel={end}
                  />
                ))
              : null}
          </button>
        );
      })}
      {guides.map(({ axis, at }) => (
        <span
          key={axis}
          className={classes.guide}
          data-axis={axis}
          style={axis === 'x' ? { left: px(at) } : { top: px(at) }}
          aria-hidden
        />
      ))}
    </div>
  );
}

function ImageOf({ editor, box }: { editor: Editor; box: Extract<PaperBox, { kind: 'image' }> }) {
  const { images, logoUrl } = editor.saved;
  const url = box.imageGuid === null ? logoUrl : images.find(({ guid }) => guid === box.imageGuid)?.url;
  if (!url) return <span className={classes.noImage}>{box.imageGuid === null ? NO_LOGO : 'картинки нет'}</span>;
  return <img className={classes.picture} style={{ objectFit: box.fit }} src={url} alt="" draggable={false} />;
}

const NO_LOGO = 'логотипа ещё нет';
const STATES = { shrunk: ', текст уменьшен', over: ', текст не помещается', empty: ', сейчас пусто', fits: '' };

function labelOf(box: PaperBox, state: keyof typeof STATES = 'fits', logoUrl: string | null = null): string {
  const place = `${Math.round(box.left / 10)} мм слева, ${Math.round(box.top / 10)} мм сверху`;
  const noLogo = box.kind === 'image' && box.imageGuid === null && logoUrl === null ? `, ${NO_LOGO}` : '';
  return `${nameOf(box)}${noLogo}${box.isLocked ? ', закреплено' : ''}, ${place}${STATES[state]}`;
}

const wrapped = (turn: number) => (turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn);
