import type { MessageFile } from '@rampa/contract';
import type { MessageFileRow } from './application-tables.ts';

export const MESSAGE_PURPOSE = 'application.message';

export function fileView({ guid, name, contentType, size, seconds }: MessageFileRow): MessageFile {
  return { guid, name, type: contentType ?? '', size, seconds };
}
