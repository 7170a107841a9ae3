// Styles too large to stand inside the page. The server links them without a medium, so that the frame is drawn without
// them; the page itself waits for them.

export async function lateStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  for (const link of await Promise.all(links.map(loaded))) link.media = 'all';
}

function loaded(link: HTMLLinkElement): Promise<HTMLLinkElement> {
  if (link.sheet) return Promise.resolve(link);
  // The error event may have passed before: a second link to the same file reports it.
  const second = link.cloneNode() as HTMLLinkElement;
  return new Promise((kept, lost) => {
    second.addEventListener('load', () => {
      link.remove();
      kept(second);
    });
    second.addEventListener('error', lost);
    link.after(second);
  });
}
