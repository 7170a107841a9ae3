// The place at which a table was left for one of its rows: whoever comes back to that entry of the history («назад») stands
// where he was, however far down.

import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

interface Place {
  /** What the table asked for: the place of another question means nothing. */
  of: string;
  top: number;
  left: number;
  /** The row that Tab leads to. */
  active: number;
}

/** By entries of the history; the longest kept first. */
const places = new Map<string, Place>();
const MOST = 50;

export function useLeftPlace(of: string): Place | null {
  const { key } = useLocation();
  return useState(() => {
    const place = places.get(key);
    return place?.of === of ? place : null;
  })[0];
}

/** Before the rows are laid out, so that those of the place are the first ones that are drawn. */
export function useReturn(box: RefObject<HTMLElement | null>, place: Place | null, now: Pick<Place, 'of' | 'active'>) {
  const { key } = useLocation();
  const wanted = useRef(place);
  const comeBack = useEffectEvent((element: HTMLElement) => {
    if (wanted.current) element.scrollTo({ top: wanted.current.top, left: wanted.current.left });
    wanted.current = null;
  });
  const leave = useEffectEvent((entry: string, { scrollTop: top, scrollLeft: left }: HTMLElement) => {
    places.delete(entry);
    places.set(entry, { ...now, top, left });
    if (places.size > MOST) places.delete(places.keys().next().value!);
  });
  useLayoutEffect(() => {
    if (box.current) comeBack(box.current);
  }, [box]);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element) leave(key, element);
    };
  }, [box, key]);
}
