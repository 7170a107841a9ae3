// What lies over a page (menu, drawer, dialog, list of choices) has the keyboard to itself: the page's own keys are silent
// while anything is open, a menu takes the focus, and whatever closes gives it back to where it was.

const LAYERS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The one rule for every shortcut of a page: whether something lies over it. */
export function isAnythingOpen(): boolean {
  return [...document.querySelectorAll(LAYERS)].some((layer) => layer.checkVisibility());
}

let isWatching = false;

/** Where the focus was before anything opened. */
let home: HTMLElement | null = null;

/** Menus that have had the focus: one that is going away does not ask for it again. */
const met = new WeakSet<Element>();

/** Longer than the layers' own return of the focus takes; shorter than a hand's way to the next key. */
const SETTLES_MS = 40;

/** Watches the focus of a page for good; a second call does nothing. */
export function watchLayers(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !target.closest(LAYERS)) home = target;
  });
  let timer = 0;
  const settle = () => {
    clearTimeout(timer);
    timer = window.setTimeout(settleFocus, SETTLES_MS);
  };
  // The browser's own dialogs stay where they are in the page.
  addEventListener('close', settle, true);
  // Others are put straight into the body, or into a place of theirs there.
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target === document.body) addedNodes.forEach(watchPlace);
    }
    settle();
  });
  const watchPlace = (node: Node) => {
    if (node instanceof HTMLElement && 'portal' in node.dataset)
      observer.observe(node, { childList: true, subtree: true });
  };
  observer.observe(document.body, { childList: true });
  document.body.childNodes.forEach(watchPlace);
}

function settleFocus(): void {
  const isLost = document.activeElement === null || document.activeElement === document.body;
  const menu = [...document.querySelectorAll<HTMLElement>('[role="menu"]')].find((one) => one.checkVisibility());
  if (menu && (isLost || !met.has(menu)) && !isUnder(menu, document.activeElement)) {
    met.add(menu);
    if (!menu.contains(document.activeElement)) firstOf(menu)?.focus({ preventScroll: true });
  } else if (isLost && !isAnythingOpen() && home?.isConnected) {
    home.focus({ preventScroll: true });
  }
}

/** What has opened over it has the focus; each layer comes later in the page than what it lies over. */
function isUnder(menu: Element, active: Element | null): boolean {
  const layer = active?.closest(LAYERS);
  return Boolean(layer && menu.compareDocumentPosition(layer) === Node.DOCUMENT_POSITION_FOLLOWING);
}

function firstOf(menu: HTMLElement): HTMLElement | null {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];
  return items.find((item) => item.checkVisibility()) ?? null;
}
