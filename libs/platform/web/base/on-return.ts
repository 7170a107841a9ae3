/** Calls when the device is back: the network, the tab, the page from the back-forward cache or from a freeze. The answer stops it. */
export function onReturn(run: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') run();
  };
  window.addEventListener('online', run);
  window.addEventListener('pageshow', run);
  document.addEventListener('visibilitychange', seen);
  document.addEventListener('resume', seen);
  return () => {
    window.removeEventListener('online', run);
    window.removeEventListener('pageshow', run);
    document.removeEventListener('visibilitychange', seen);
    document.removeEventListener('resume', seen);
  };
}
