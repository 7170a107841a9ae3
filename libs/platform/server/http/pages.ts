// Marks that the html gives to its page: settings that need no call and say nothing about a person.

import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config/config.ts';
import type { PageFace } from './page-faces.ts';
import { pagePictureAddress } from './page-pictures.ts';

export type PagesConfig = Pick<Config, 'memberHosts' | 'hasDiplomas' | 'publicUrl'>;

const ORGANIZER_PATHS = /^\/(organizer|profile\/(login|registration|restore)\/(organizer|employee))(\/|$)/;
const MEMBER_SIGN_IN = '/profile/login/member';

type HostsConfig = Omit<PagesConfig, 'publicUrl'>;

/** A proxy names the host that people see in X-Forwarded-Host. */
export function isMemberHost({ memberHosts }: HostsConfig, headers: IncomingHttpHeaders): boolean {
  const forwarded = String(headers['x-forwarded-host'] ?? '').split(',', 1)[0]!;
  const name = (forwarded.trim() || (headers.host ?? '')).toLowerCase().replace(/:\d+$/, '');
  return memberHosts.includes(name);
}

/** Where an organizer's address leads on a host for members; null: the page belongs here. */
export function detourOf(config: HostsConfig, headers: IncomingHttpHeaders, path: string): string | null {
  return ORGANIZER_PATHS.test(path) && isMemberHost(config, headers) ? MEMBER_SIGN_IN : null;
}

/** The portal's html with its marks on the root element. */
export function marked(html: string, config: HostsConfig, headers: IncomingHttpHeaders): string {
  const marks = [
    ...(isMemberHost(config, headers) ? ['data-host="member"'] : []),
    ...(config.hasDiplomas ? [] : ['data-diplomas="off"']),
  ];
  return marks.length === 0 ? html : html.replace('<html', `<html ${marks.join(' ')}`);
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

/** The end of every page's title. */
const PORTAL_TITLE = 'Портал для проведения фестивалей';

/** Adds a description for programs that do not run the page: a messenger, a search engine. */
export function faced(html: string, face: PageFace, address: { origin: string; path: string }): string {
  const { title, description } = face;
  const whole = `${title} – ${PORTAL_TITLE}`;
  const said: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': PORTAL_TITLE,
    'og:locale': 'ru_RU',
    'og:title': title,
    'og:description': description,
    'og:url': address.origin + address.path,
    'og:image': `${address.origin}/api/v1/${pagePictureAddress(address.path, face)}`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const metas = [
    ...Object.entries(said).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  // Inserted by functions, because people’s words may contain «$&».
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(whole)}</title>`)
    .replace(
      /<meta name="description"[^>]*>/,
      () => `<meta name="description" content="${escaped(description)}" />\n    ${metas.join('\n    ')}`,
    );
}
