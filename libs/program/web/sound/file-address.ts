import { UploadedFileGetByGuid } from '@rampa/contract';
import { addressOf } from '@rampa/platform/web/base';

export const fileAddress = (uploadedFileGuid: string): string =>
  `/api/v1/${addressOf(UploadedFileGetByGuid, { query: { uploadedFileGuid } })}`;
