// Escapes text for html.

/** Removes characters that are invisible or change the direction of text. */
export const visible = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu, '');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text: string): string => visible(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
