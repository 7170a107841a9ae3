// Head and body of a scene give way together, by one rule (`stepsOfGivingWay`): neither loses a text while the other still
// shows one that goes sooner.

import { useLayoutEffect, type RefObject } from 'react';
import { stepsOfGivingWay, type GivesWay } from '@rampa/display/domain';

interface Part {
  /** What this part shows of what may give way. */
  shows: readonly GivesWay[];
  /** Lays the part out without what is gone, as large as it fits; false when it does not fit. Stays the same function. */
  settle: (element: HTMLElement, gone: readonly GivesWay[]) => boolean;
}

const SCENES = new WeakMap<HTMLElement, Map<HTMLElement, Part>>();

/** Sets `data-gone` of the scene to the first step at which every part fits, or to the last. */
function settleScene(scene: HTMLElement): void {
  const parts = [...SCENES.get(scene)!].toSorted(fromTheTop);
  const steps = stepsOfGivingWay(parts.flatMap(([, { shows }]) => shows));
  for (const gone of steps) {
    scene.dataset.gone = gone.join(' ');
    const isFitting = ([element, { settle }]: [HTMLElement, Part]) => settle(element, gone);
    if (parts.every(isFitting)) return;
  }
  // Nothing more can go: those below what does not fit take what room there is.
  for (const [element, { settle }] of parts) settle(element, steps.at(-1)!);
}

/** A head that takes a line more leaves less to the body. */
const fromTheTop = ([one]: [HTMLElement, Part], [other]: [HTMLElement, Part]) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** `content` names the texts of the part: measured again when they change. */
export function useScenePart(
  box: RefObject<HTMLElement | null>,
  { shows, settle, content }: Part & { content: string },
): void {
  const shown = shows.join(' ');
  useLayoutEffect(() => {
    const element = box.current;
    const scene = element?.closest<HTMLElement>('.hall-scene');
    if (!element || !scene) return;
    const parts = SCENES.get(scene) ?? new Map<HTMLElement, Part>();
    SCENES.set(scene, parts);
    parts.set(element, { shows: shown.split(' ').filter((one) => one !== '') as GivesWay[], settle });
    const again = () => settleScene(scene);
    again();
    const observer = new ResizeObserver(again);
    observer.observe(element);
    document.fonts?.addEventListener('loadingdone', again);
    return () => {
      parts.delete(element);
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', again);
    };
  }, [box, shown, settle, content]);
}
