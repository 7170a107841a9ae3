// Text that fills its box as large as it may and is never cut.

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { fit, fitParagraph, type FitLines, type Measure } from './fit.ts';
import './fit-box.css';

export interface FitBoxProps {
  text: string;
  /** Drawn instead of the plain text: parts of it in other fonts, sized in em. */
  children?: ReactNode;
  className?: string;
  /** A text that may take as many lines as fit, unlike a name. */
  isParagraph?: boolean;
  /** Hidden as a whole when even the smallest size does not fit. */
  mayLeave?: boolean;
  /** Called when even the smallest size does not fit, and when it does again. */
  onTooLong?: (isTooLong: boolean) => void;
}

const REFITS = new WeakMap<Element, () => void>();

/** Fits every text inside again, at once: for a caller who has changed the sizes himself. */
export function refitWithin(root: Element): void {
  for (const box of root.querySelectorAll('.r-fit')) REFITS.get(box)?.();
}

/** Two lines at most count as fitting: the third is what «too long» means. */
const LINES = 2;

export function FitBox({ text, children, className, isParagraph = false, mayLeave = false, onTooLong }: FitBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(onTooLong);
  const last = useRef<boolean | null>(null);
  useEffect(() => {
    told.current = onTooLong;
  });

  useLayoutEffect(() => {
    const element = box.current;
    const span = element?.querySelector<HTMLElement>('.r-fit-text');
    if (!element || !span) return;
    const probe = (name: string) => element.querySelector<HTMLElement>(`[data-probe='${name}']`)!.offsetHeight;

    const layOut = (size: number, lines: FitLines) => {
      span.style.fontSize = `${size}px`;
      span.dataset.lines = String(lines);
    };
    const refit = () => {
      element.removeAttribute('data-unfit');
      const [max, min, height, floor] = [probe('max'), probe('min'), probe('height'), probe('floor')];
      const style = getComputedStyle(element);
      // Rounded down: clientWidth also rounds up, and together with the tolerated pixel a text would overflow by two.
      const outer = Math.min(element.clientWidth, Math.floor(Number.parseFloat(style.width) || 0));
      const width = outer - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (max === 0 || width <= 0) return;
      const room = { width, height, max, min: Math.min(min, max), floor: Math.min(floor, min, max) };
      const measure: Measure = (size, lines) => {
        layOut(size, lines);
        if (lines === 'many') return { width: span.scrollWidth, height: span.offsetHeight };
        if (lines === 1) return { width: span.offsetWidth === 0 ? 0 : span.scrollWidth, height: span.offsetHeight };
        const line = Number.parseFloat(getComputedStyle(span).lineHeight) || size * 1.1;
        const isHigh = span.offsetHeight > line * LINES + 1;
        return { width: span.scrollWidth, height: isHigh ? Infinity : span.offsetHeight };
      };
      let found = (isParagraph ? fitParagraph : fit)(room, measure);
      element.toggleAttribute('data-unfit', found.isUnfit);
      // The last resort of a text that may not be hidden: its words are broken, but no letter is lost.
      if (found.isUnfit && !mayLeave) {
        found = { ...fitParagraph({ ...room, max: room.min, min: room.floor }, measure), isTooLong: true };
      }
      layOut(found.size, found.lines);
      span.toggleAttribute('data-too-long', found.isTooLong);
      if (last.current !== found.isTooLong) {
        last.current = found.isTooLong;
        told.current?.(found.isTooLong);
      }
    };

    refit();
    REFITS.set(element, refit);
    const observer = new ResizeObserver(refit);
    observer.observe(element);
    for (const one of element.querySelectorAll('.r-fit-probe')) observer.observe(one);
    // A font that loads late has other widths than its fallback.
    document.fonts?.addEventListener('loadingdone', refit);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', refit);
    };
  }, [text, isParagraph, mayLeave]);

  return (
    <div ref={box} className={className ? `r-fit ${className}` : 'r-fit'} data-leaves={mayLeave || undefined}>
      <span className="r-fit-text">{children ?? text}</span>
      <i className="r-fit-probe" data-probe="max" style={{ height: 'var(--fit-max)' }} aria-hidden />
      <i className="r-fit-probe" data-probe="min" style={{ height: 'var(--fit-min)' }} aria-hidden />
      <i
        className="r-fit-probe"
        data-probe="floor"
        style={{ height: 'var(--fit-floor, var(--fit-min))' }}
        aria-hidden
      />
      <i className="r-fit-probe" data-probe="height" style={{ height: 'var(--fit-height)' }} aria-hidden />
    </div>
  );
}
