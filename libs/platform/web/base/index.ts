// What both clients share: tokens, plain parts, the api and live clients.

import './style/tokens.css';
import './style/fonts.css';
import './style/base.css';
import './style/forced.css';

export * from './api/index.ts';
export { backoff } from './backoff.ts';
export * from './live/index.ts';
export { onReturn } from './on-return.ts';
export { tabsOfBrowser } from './tab-name.ts';
export * from './motion/use-row-motion.ts';
export * from './parts/index.ts';
export * from './format/index.ts';
export { useEvery } from './state/every.ts';
export * from './state/font-size.ts';
export { useGrowing, withGaps, type IsDrawn } from './state/growing.ts';
export { toldOf, useFirstFault } from './state/form-faults.ts';
export * from './state/keep-for-offline.ts';
export * from './state/network-rests.ts';
export { forgetFilesOfOthers, keptFilesHere, keptFilesOf } from './state/kept-files.ts';
export { focusNearRemoved, isAnythingOpen, watchLayers } from './state/layers.ts';
export * from './state/media.ts';
export { onceStanding } from './state/once-standing.ts';
export * from './state/page-title.ts';
export { reloadOnLostChunk } from './state/reload-on-lost-chunk.ts';
export { CRASH_REPORTS, reportCrashes } from './state/report-crashes.ts';
export { useSlanted } from './state/slanted.ts';
export { useAfterwards, usePainted, useUnhurried, useUnhurriedLive } from './state/unhurried.ts';
export { useRest, useRestingLook, type Resting } from './state/use-rest.ts';
export * from './state/wake-lock.ts';
export {
  depart,
  leave,
  useAddress,
  useGo,
  Leave,
  WayLink,
  WayProvider,
  type Address,
  type WayPage,
} from './state/way.tsx';
export * from './link/index.ts';
