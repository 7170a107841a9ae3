// Programs that this device has shown to the presenter, kept for a start without connection. They name children: they
// leave with him, and after two weeks.

import type { PresenterView } from '@rampa/contract';
import { forgetJson, forgetJsonBefore } from '@rampa/platform/web/base';

export interface KeptView {
  state: PresenterView;
  /** Server's milliseconds of the picture. */
  at: number;
}

const PREFIX = 'rampa.presenter.view.';

export const viewKeyOf = (link: string, programGuid: string) => `${PREFIX}${link}.${programGuid}`;

export const VIEW_KEEP_MS = 14 * 24 * 3600 * 1000;

/** Of this link. */
export function forgetViews(link: string): void {
  forgetJson(`${PREFIX}${link}.`);
}

/** Of whatever link. */
export function forgetOldViews(now: number): void {
  forgetJsonBefore(PREFIX, now - VIEW_KEEP_MS);
}
