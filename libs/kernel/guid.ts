// Identity: UUIDv7 made in the application, so that keys sort by creation and exist before the insert.

export type Guid = string;

const PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether the value is a guid in lower case, as they are made and stored here. */
export function isGuid(value: unknown): value is Guid {
  return typeof value === 'string' && PATTERN.test(value);
}

/**
 * UUIDv7 (RFC 9562). `randomUUID` is not used, because browsers hide it on plain http, which a hall's network may be.
 */
export function newGuid(now: number = Date.now()): Guid {
  const bytes = new Uint8Array(16);
  globalThis.crypto.getRandomValues(bytes);
  for (let index = 5, rest = now; index >= 0; index--, rest = Math.floor(rest / 256)) bytes[index] = rest % 256;
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** 128 random bits in base64url (22 characters): links, public keys, session tokens. */
export function newSecret(): string {
  const bytes = new Uint8Array(16);
  globalThis.crypto.getRandomValues(bytes);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
