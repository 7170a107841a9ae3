// Names that try to become markup, to reverse the line and to widen the page.

import type { BrowserContext } from '@playwright/test';
import { newOrganizer } from './people.ts';

/** A request for this address means that a name has become an element. */
export const HOSTILE_PATH = '/hostile-name';
const MARKUP = `"><script>alert(1)</script><img src=${HOSTILE_PATH} onerror=alert(1)>\u202E\u200F`;

/** As long as allowed, with one word without spaces. */
export function hostile(name: string, most: number): string {
  return `${name} ${MARKUP}`.padEnd(most, 'Щ').slice(0, most);
}

/** An organizer with such a name. */
export function hostileOrganizer(context: BrowserContext): Promise<{ login: string; password: string }> {
  return newOrganizer(context, hostile('Лугова Елена', 200), hostile('Светлояр', 300));
}
