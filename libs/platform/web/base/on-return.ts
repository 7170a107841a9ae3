/** Calls when the device is back: the network, the tab, the page from the back-forward cache. The answer stops it. */
export function onReturn(run: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') run();
  };
  window.addEventListener('online', run);
  window.addEventListener('pageshow', run);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', run);
    window.removeEventListener('pageshow', run);
    document.removeEventListener('visibilitychange', seen);
  };
}
