// Names that try to be markup, to turn the line round and to burst the page.

import { newGuid } from '@rampa/kernel';
import type { BrowserContext } from '@playwright/test';
import { CONSENTS } from '@rampa/accounts/domain';
import { OrganizerEmailConfirmation, OrganizerRegistration } from '@rampa/contract';
import { letterTo } from './letters.ts';
import { PASSWORD, post } from './people.ts';

/** Nothing may ask for it: then a name has become an element. */
export const HOSTILE_PATH = '/hostile-name';
const MARKUP = `"><script>alert(1)</script><img src=${HOSTILE_PATH} onerror=alert(1)>\u202E\u200F`;

/** As long as it may be, with one word that has no end. */
export function hostile(name: string, most: number): string {
  return `${name} ${MARKUP}`.padEnd(most, 'Щ').slice(0, most);
}

/** An organizer with such a name. */
export async function hostileOrganizer(context: BrowserContext): Promise<{ login: string; password: string }> {
  const login = `${newGuid()}@example.org`;
  await post(context, OrganizerRegistration, {
    email: login,
    password: PASSWORD,
    fullName: hostile('Лугова Елена', 200),
    phone: '9991234567',
    companyName: hostile('Светлояр', 300),
    city: 'Семёнов',
    consents: [{ kind: 'processing', version: CONSENTS.processing.version }],
  });
  const { hash } = new URL((await letterTo(context, login)).link());
  await post(context, OrganizerEmailConfirmation, { token: new URLSearchParams(hash.slice(1)).get('token')! });
  return { login, password: PASSWORD };
}
