// The pages of this release that the installation keeps open.

import { hasPage } from '@rampa/kernel';
import { hasDiplomas } from '@rampa/platform/web/desk';

const DIPLOMAS = /^\/organizer\/events\/[^/]+\/diplomas(\/|$)/i;

/** Nothing leads to the diplomas where the installation has none (RAMPA_DIPLOMAS). */
export function hasOpenPage(path: string): boolean {
  return hasPage(path) && (hasDiplomas() || !DIPLOMAS.test(path));
}
