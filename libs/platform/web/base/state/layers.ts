// While a layer is open (menu, drawer, dialog, list of choices) the page's own keys are silent. A menu takes the focus,
// and whatever closes returns it to where it was.

const LAYERS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a layer is open: the one rule for every shortcut of a page. */
export function isAnythingOpen(): boolean {
  return [...document.querySelectorAll(LAYERS)].some((layer) => layer.checkVisibility());
}

let isWatching = false;

/** The element that had the focus before anything opened. */
let home: HTMLElement | null = null;

interface Place {
  parent: Element;
  /** Its index among the parent's children. */
  at: number;
}

/** Its ancestors from the inside out, and the page. */
let around: readonly Place[] = [];
let address = '';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Menus that have had the focus: one that is closing must not ask for it again. */
const met = new WeakSet<Element>();

/** Longer than the layers need to return the focus; shorter than a hand needs for the next key, ms. */
const SETTLES_MS = 40;

/** Watches the focus of a page from now on; a second call does nothing. */
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
  // The browser's own dialogs stay in their place in the page.
  addEventListener('close', settle, true);
  // Other layers are mounted in the body, or in a container of theirs there.
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

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** What had the focus in this list has been removed while no layer was open: the control in its place gets it. */
export function focusNearRemoved(list: Element): void {
  if (home === null || home.isConnected || !isFocusLost() || isAnythingOpen()) return;
  if (!around.some(({ parent }) => parent === list)) return;
  if (location.pathname === address) neighbour()?.focus({ preventScroll: true });
}

function settleFocus(): void {
  const isLost = isFocusLost();
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

/** In place of a deleted row: the same control of the row that has moved there, or of the last row. */
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

/** The layer opened last has the focus; each layer comes later in the page than the one below it. */
function isUnder(menu: Element, active: Element | null): boolean {
  const layer = active?.closest(LAYERS);
  return Boolean(layer && menu.compareDocumentPosition(layer) === Node.DOCUMENT_POSITION_FOLLOWING);
}

function firstOf(menu: HTMLElement): HTMLElement | null {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];
  return items.find((item) => item.checkVisibility()) ?? null;
}
