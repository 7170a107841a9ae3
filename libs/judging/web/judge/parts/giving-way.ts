// What gives way on a small screen until the criteria are in sight: the size of type, the institution, the nomination, and
// last the lines of the piece; never the number, the performer, the age. `style/giving-way.css` says what each of the seven
// steps does.

import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { scrollWithin } from './scroll-within.ts';

/** Steps taken to show all criteria. The further ones are taken only to show the highest criterion. */
const MILD = 5;
/** Pixels kept free: for a part of the next criterion, and for the state of a mark below a long title. */
const SPARE = 18;

/** Fits the sheet to the list, and keeps the chosen criterion whole in it whenever the room changes. */
export function useGivingWay(list: RefObject<HTMLDivElement | null>): void {
  const fit = useEffectEvent(() => {
    const box = list.current!;
    giveWay(box.parentElement!, box);
    scrollWithin(box.querySelector('[aria-pressed=true]'), 'nearest');
  });
  useLayoutEffect(() => fit());
  useEffect(() => {
    const observer = new ResizeObserver(() => fit());
    observer.observe(list.current!.parentElement!);
    return () => observer.disconnect();
  }, [list]);
}

function giveWay(main: HTMLElement, box: HTMLElement): void {
  const rows = box.firstElementChild as HTMLElement;
  const fits = (need: () => number, last: number) => {
    for (let step = 0; step <= last; step++) {
      main.dataset.gives = '1234567'.slice(0, step);
      if (need() + SPARE <= box.clientHeight) return true;
    }
    return false;
  };
  const highest = () => Math.max(...[...rows.children].map((row) => row.clientHeight));
  if (!fits(() => rows.clientHeight, MILD)) fits(highest, 7);
}
