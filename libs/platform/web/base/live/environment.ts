// What the live client takes from the browser, so that a test needs neither sleeps nor a network.

import { takeBegunView, type BegunView } from '../api/beginning.ts';
import type { Fetch } from '../api/http.ts';
import { onWrite } from '../api/on-write.ts';
import { onReturn } from '../on-return.ts';
import { browserSocket } from './browser-socket.ts';
import type { LiveSocket } from './live-socket.ts';

export interface Environment {
  /** Milliseconds that only grow; for intervals. */
  now(): number;
  /** Milliseconds of the device's wall clock; only ever used together with the server's offset. */
  wall(): number;
  /** From 0 up to 1. */
  random(): number;
  /** Runs later; the answer cancels. */
  later(run: () => void, ms: number): () => void;
  every(run: () => void, ms: number): () => void;
  fetch?: Fetch;
  /** The view that the page was opened with, by where it is read; taken once. */
  begun?(path: string): BegunView | null;
  socket(link: string | undefined): LiveSocket;
  /** Somebody may look at the page; a hidden one is woken rarely and that is no news. */
  isSeen(): boolean;
  /** Calls when the device is back: the network, the tab, the page from the back-forward cache. */
  onReturn(run: () => void): () => void;
  /** Calls after each write of this page that the server has taken. */
  onWrite?(run: () => void): () => void;
  /** Loads the page anew for another contract version; false when that was done already and did not help. */
  reloadOnce(version: number): boolean;
}

const RELOADED = 'rampa.live.reloaded';

function reloadOnce(version: number): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === String(version)) return false;
    sessionStorage.setItem(RELOADED, String(version));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

export const browserEnvironment: Environment = {
  now: () => performance.now(),
  wall: () => Date.now(),
  random: () => Math.random(),
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  every: (run, ms) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
  begun: takeBegunView,
  socket: browserSocket,
  isSeen: () => document.visibilityState === 'visible',
  onReturn,
  onWrite,
  reloadOnce,
};
