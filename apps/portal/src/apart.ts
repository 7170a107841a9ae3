// The files that the server has named for this page are run one in a task: a phone that runs all of them at once hears
// no finger for half a second. Each brings what it stands on, which has mostly run before it.

export async function runApart(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    // Whoever needs what does not come says so himself.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await new Promise((go) => setTimeout(go));
  }
}
