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

interface Place {
  parent: Element;
  /** Its number among the parent's children. */
  at: number;
}

/** Where that stood, from the inside out, and on which page. */
let around: readonly Place[] = [];
let address = '';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Menus that have had the focus: one that is going away does not ask for it again. */
const met = new WeakSet<Element>();

/** Longer than the layers' own return of the focus takes; shorter than a hand's way to the next key. */
const SETTLES_MS = 40;

/** Watches the focus of a page for good; a second call does nothing. */
export function watchLayers(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.closest(LAYERS)) return;
    home = target;
    around = placesOf(target);
    address = location.pathname;
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
  } else if (isLost && !isAnythingOpen()) {
    const back = home?.isConnected ? home : location.pathname === address ? neighbour() : null;
    back?.focus({ preventScroll: true });
  }
}

function placesOf(element: Element): Place[] {
  const places: Place[] = [];
  for (let one = element; one.parentElement; one = one.parentElement)
    places.push({ parent: one.parentElement, at: [...one.parentElement.children].indexOf(one) });
  return places;
}

/** Of a row that was deleted: the same control of the row that has come into its place, or of the last one. */
function neighbour(): HTMLElement | null {
  const like = home?.ariaHasPopup ? `[aria-haspopup="${home.ariaHasPopup}"]` : FOCUSABLE;
  for (const { parent, at } of around) {
    if (!parent.isConnected) continue;
    const near = parent.children[Math.min(at, parent.children.length - 1)];
    const found = [like, FOCUSABLE].flatMap((wanted) => [...(near?.querySelectorAll<HTMLElement>(wanted) ?? [])]);
    const seen = found.find((one) => one.checkVisibility());
    if (seen) return seen;
  }
  return null;
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
