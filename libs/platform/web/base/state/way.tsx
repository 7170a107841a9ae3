// Navigation where no router is loaded: addresses of this part of the portal are shown in the same page, all others are
// opened by the browser.

import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type AnchorHTMLAttributes,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

interface Way {
  address: Address;
  go(to: string, options?: { replace?: boolean }): void;
}

const here = (): Address => ({ pathname: location.pathname, search: location.search, hash: location.hash });

/** Without a provider every address is opened by the browser. */
const WayContext = createContext<Way | null>(null);

let isDeparting = false;

/** A person who signs out himself has chosen where to go; listeners to the session's end must not lead elsewhere. */
export function depart(to: string): void {
  isDeparting = true;
  // The browser may restore this very page.
  addEventListener('pageshow', () => void (isDeparting = false), { once: true });
  location.assign(to);
}

export function leave(to: string, { replace = false } = {}): void {
  if (isDeparting) return;
  if (replace) location.replace(to);
  else location.assign(to);
}

export function WayProvider({ owns, children }: { owns(pathname: string): boolean; children: ReactNode }) {
  const [address, setAddress] = useState(here);
  useEffect(() => {
    const follow = () => startTransition(() => setAddress(here()));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go: Way['go'] = (to, options = {}) => {
    const url = new URL(to, location.href);
    if (url.origin !== location.origin || !owns(url.pathname)) return leave(to, options);
    history[options.replace ? 'replaceState' : 'pushState'](null, '', url);
    // The former page stays until the new one is ready.
    startTransition(() => setAddress(here()));
  };
  useEffect(() => {
    if (address.hash === '') scrollTo(0, 0);
  }, [address.pathname, address.hash]);
  return <WayContext value={{ address, go }}>{children}</WayContext>;
}

export function useAddress(): Address {
  return useContext(WayContext)?.address ?? here();
}

export function useGo(): Way['go'] {
  return useContext(WayContext)?.go ?? leave;
}

export interface WayLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  replace?: boolean;
  /** A link in a row of links that says whether it is the present page. */
  isEntry?: boolean;
}

export function WayLink({ to, replace = false, isEntry = false, onClick, children, ...rest }: WayLinkProps) {
  const go = useGo();
  const { pathname } = useAddress();
  const isHere = isEntry && pathname === new URL(to, location.href).pathname;
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    go(to, { replace });
  }
  return (
    <a {...rest} href={to} aria-current={isHere ? 'page' : undefined} onClick={press}>
      {children}
    </a>
  );
}

/** Leads on without leaving an entry in the history. */
export function Leave({ to }: { to: string }) {
  const go = useGo();
  const leaveFor = useEffectEvent((address: string) => go(address, { replace: true }));
  useEffect(() => leaveFor(to), [to]);
  return null;
}

/** A page of a part without a router; it gets the guid of its address. */
export interface WayPage {
  path: string;
  load(): Promise<ComponentType<{ guid: string }>>;
}
