export { ApiFailure } from './api-failure.ts';
export { addressOf, callApi, uploadFile, type CallOptions } from './call-api.ts';
export { fetchFile, orderFile, saveFile, type FetchedFile } from './fetch-file.ts';
export type { Fetch } from './http.ts';
export { readView, type ViewRead } from './read-view.ts';
