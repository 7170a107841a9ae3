// Whether somebody may be signed in here. The server sets and removes the mark; a page that learns of the session's end
// removes it too, so that the next page does not ask in vain.

import { SIGNED_IN_MARK } from '@rampa/kernel';

export function maybeSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${SIGNED_IN_MARK}=1`);
}

export function forgetSession(): void {
  document.cookie = `${SIGNED_IN_MARK}=; path=/; max-age=0; samesite=strict`;
  forgetFiles();
}

/** Files that were taken to the device are the person's. The service worker deletes them, because the page may be leaving. */
export function forgetFiles(): void {
  navigator.serviceWorker?.controller?.postMessage('forget files');
}
