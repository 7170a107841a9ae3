// Programs shown on this device, kept for a start without network. They contain names of children, so they are deleted
// at sign-out and after two weeks.

import type { PresenterView } from '@rampa/contract';
import { forgetJson, forgetJsonBefore } from '@rampa/platform/web/base';

export interface KeptView {
  state: PresenterView;
  /** Server time of the view, ms. */
  at: number;
}

const PREFIX = 'rampa.presenter.view.';

export const viewKeyOf = (link: string, programGuid: string) => `${PREFIX}${link}.${programGuid}`;

export const VIEW_KEEP_MS = 14 * 24 * 3600 * 1000;

/** Deletes the programs of this link. */
export function forgetViews(link: string): void {
  forgetJson(`${PREFIX}${link}.`);
}

/** Deletes the programs of every link. */
export function forgetOldViews(now: number): void {
  forgetJsonBefore(PREFIX, now - VIEW_KEEP_MS);
}
