// A hall of any size on one page without a server: draws the cases one after the other and finds their faults.

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { DisplayView } from '@rampa/contract';
import { HallScreen } from '../hall-screen.tsx';
import { faultsOf } from './faults.ts';
import { casesOf, type Extent, type RealNames } from './cases.ts';

export interface Size {
  width: number;
  height: number;
}

/** Long after the picture came, so that its end state is shown at once, ms. */
const NOW = 1_800_000_000_000;

const root = createRoot(document.getElementById('root')!);
const box = document.getElementById('root')!;

function show(view: DisplayView, { width, height }: Size): void {
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  flushSync(() => root.render(<HallScreen view={view} at={0} now={NOW} staleSince={null} notice={null} />));
}

/** The layout of a result, as its steps have left it. */
function layout(): string {
  const body = box.querySelector<HTMLElement>('.hall-result-body');
  const scene = box.querySelector<HTMLElement>('.hall-scene');
  return [scene?.dataset.gone, body?.dataset.crowded, body?.style.getPropertyValue('--k')].join(' | ');
}

/** While a result comes on, what glows must take no room, and no other fitting may begin its title anew. */
function faultsOfReveal(): string[] {
  const result = box.querySelector('.hall-result');
  if (!result) return [];
  const still = layout();
  const moving = () => result.querySelector('.hall-award')?.getAnimations({ subtree: true }) ?? [];
  result.setAttribute('data-reveal', '');
  const begun = moving();
  // What a font that comes late does: everything is measured again.
  document.fonts.dispatchEvent(new Event('loadingdone'));
  const faults = layout() === still ? [] : ['laid out otherwise while it comes on'];
  if (moving().some((one, at) => one !== begun[at])) faults.push('the title begins anew');
  result.removeAttribute('data-reveal');
  return faults;
}

/** «which case: what is wrong», the first `most` of them. */
function check(names: RealNames, size: Size, extent: Extent, most: number): { count: number; faults: string[] } {
  const faults: string[] = [];
  let count = 0;
  for (const { label, view, mustBeThere, mayGo } of casesOf(names, extent)) {
    count++;
    show(view, size);
    const wrong = faultsOf(box, { mustBeThere, mayGo });
    wrong.push(...faultsOfReveal());
    if (wrong.length > 0) faults.push(`${label}: ${wrong.slice(0, 6).join('; ')}`);
    if (faults.length >= most) break;
  }
  return { count, faults };
}

function picture(names: RealNames, size: Size, extent: Extent, index: number): string {
  let at = 0;
  for (const { label, view } of casesOf(names, extent)) {
    if (at++ !== index) continue;
    show(view, size);
    return label;
  }
  return '';
}

async function ready(): Promise<void> {
  const faces = ['700 20px "Piazzolla Variable"', 'italic 500 20px "Piazzolla Variable"', '400 20px "Onest Variable"'];
  await Promise.all(faces.flatMap((face) => [document.fonts.load(face, 'Жар'), document.fonts.load(face, 'Oslo 12')]));
}

export const hallStand = { show, check, picture, ready };
declare global {
  interface Window {
    hallStand: typeof hallStand;
  }
}
window.hallStand = hallStand;
