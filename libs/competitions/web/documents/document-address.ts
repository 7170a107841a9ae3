import { UploadedFileGetByGuid } from '@rampa/contract';
import { addressOf } from '@rampa/platform/web/base';

/** What a link, an `img` or a frame of this portal opens. */
export function addressOfDocument(guid: string): string {
  return `/api/v1/${addressOf(UploadedFileGetByGuid, { query: { uploadedFileGuid: guid } })}`;
}
