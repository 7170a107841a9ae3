export { ApiFailure, FOREIGN_TEXT } from './api-failure.ts';
export { takeBegunData, type BegunView } from './beginning.ts';
export { addressOf, callApi, type CallOptions } from './call-api.ts';
export { fetchFile, orderFile, saveFile, type FetchedFile } from './fetch-file.ts';
export type { Fetch } from './http.ts';
export { onWrite } from './on-write.ts';
export { forgetSession, maybeSignedIn } from './session-mark.ts';
export { uploadFile, type Sending } from './upload-file.ts';
export { readView, type ViewRead } from './read-view.ts';
