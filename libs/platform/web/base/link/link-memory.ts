// What this device remembers of fast-login links: never the key or the token, only whose link it was.

import { newGuid } from '@rampa/kernel';

export type LinkRole = 'judge' | 'presenter';

export interface KeptLink {
  linkGuid: string;
  /** Only for a judge's link. */
  judgeGuid?: string;
}

const DEVICE = 'rampa.device';
const keptKey = (role: LinkRole, linkGuid: string) => `rampa.${role}.${linkGuid}`;
const lastKey = (role: LinkRole) => `rampa.${role}.last`;
const leftKey = (role: LinkRole) => `rampa.${role}.left`;
const secretKey = (role: LinkRole) => `rampa.${role}.key`;

export function read(store: () => Storage, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

export function write(store: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) store().removeItem(key);
    else store().setItem(key, value);
  } catch {
    // In a browser that stores nothing it works until the page closes.
  }
}

const local = () => localStorage;
const session = () => sessionStorage;
let device: string | null = null;

/** A random name of this device, by which the organizer can tell tablets apart. */
export function deviceId(): string {
  device ??= read(local, DEVICE);
  if (device === null) {
    device = newGuid();
    write(local, DEVICE, device);
  }
  return device;
}

export function keepLink(role: LinkRole, link: KeptLink): void {
  if (leftLink(role, null)?.judgeGuid === link.judgeGuid) write(local, leftKey(role), null);
  write(local, keptKey(role, link.linkGuid), JSON.stringify(link));
  write(local, lastKey(role), link.linkGuid);
}

/**
 * Signs out here: the page no longer opens by this link. Its owner is remembered, so that the sign-in page can say
 * whose marks wait here.
 */
export function forgetLink(role: LinkRole, linkGuid: string): void {
  const link = keptLink(role, linkGuid);
  if (link) write(local, leftKey(role), JSON.stringify(link));
  write(local, keptKey(role, linkGuid), null);
  if (read(local, lastKey(role)) === linkGuid) write(local, lastKey(role), null);
}

/** The link in the address, or the last one used on this device. */
export function keptLink(role: LinkRole, linkGuid: string | null): KeptLink | null {
  const guid = linkGuid ?? read(local, lastKey(role));
  return guid === null ? null : linkIn(read(local, keptKey(role, guid)));
}

/** The link that was signed out last, if the address names it or none. */
export function leftLink(role: LinkRole, linkGuid: string | null): KeptLink | null {
  const link = linkIn(read(local, leftKey(role)));
  return linkGuid === null || link?.linkGuid === linkGuid ? link : null;
}

function linkIn(text: string | null): KeptLink | null {
  if (text === null) return null;
  try {
    const link = JSON.parse(text) as Partial<KeptLink>;
    return typeof link.linkGuid === 'string' ? { ...link, linkGuid: link.linkGuid } : null;
  } catch {
    return null;
  }
}

/**
 * Removes `#key=…` from the address at once, so that neither the history nor a photograph of the screen shows it. The
 * tab keeps it until the sign-in, so that a reload does not lose it.
 */
export function takeKey(role: LinkRole): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  if (given) {
    history.replaceState(history.state, '', location.pathname + location.search);
    write(session, secretKey(role), given);
    return given;
  }
  return read(session, secretKey(role));
}

export function dropKey(role: LinkRole): void {
  write(session, secretKey(role), null);
}
