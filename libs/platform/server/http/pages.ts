// What a page is told by its own html: nothing that needs a call, and nothing about a person.

import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config.ts';

export type PagesConfig = Pick<Config, 'memberHosts' | 'hasDiplomas'>;

const ORGANIZER_PATHS = /^\/(organizer|profile\/(login|registration|restore)\/(organizer|employee))(\/|$)/;
const MEMBER_SIGN_IN = '/profile/login/member';

/** A proxy names the host that people see in X-Forwarded-Host. */
export function isMemberHost({ memberHosts }: PagesConfig, headers: IncomingHttpHeaders): boolean {
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',', 1)[0]!;
  const name = (forwarded.trim() || (headers.host ?? '')).toLowerCase().replace(/:\d+$/, '');
  return memberHosts.includes(name);
}

/** Where an organizer's address leads on a host for members; null: it is right here. */
export function detourOf(config: PagesConfig, headers: IncomingHttpHeaders, path: string): string | null {
  return ORGANIZER_PATHS.test(path) && isMemberHost(config, headers) ? MEMBER_SIGN_IN : null;
}

/** The portal's html with its marks on the root element. */
export function marked(html: string, config: PagesConfig, headers: IncomingHttpHeaders): string {
  const marks = [
    ...(isMemberHost(config, headers) ? ['data-host="member"'] : []),
    ...(config.hasDiplomas ? [] : ['data-diplomas="off"']),
  ];
  return marks.length === 0 ? html : html.replace('<html', `<html ${marks.join(' ')}`);
}
