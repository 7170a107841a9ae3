// Styles too large to stand in the page: the server has put them into their place, of no medium, so that the frame is
// drawn without them. The page itself waits.

export async function lateStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')];
  for (const link of await Promise.all(links.map(loaded))) link.media = 'all';
}

function loaded(link: HTMLLinkElement): Promise<HTMLLinkElement> {
  if (link.sheet) return Promise.resolve(link);
  // Its loss may have passed unheard: a second link shares what is on its way and tells.
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
