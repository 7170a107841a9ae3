// Going from page to page where no router is loaded: addresses that this part of the portal owns are shown without a new
// page, every other is opened by the browser.

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

/** Without a provider everything is a page of its own. */
const WayContext = createContext<Way | null>(null);

let isDeparting = false;

/** Whoever ends his session himself says where he goes: what hears of its end meanwhile leads nowhere else. */
export function depart(to: string): void {
  isDeparting = true;
  // The browser may bring this very page back.
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
    // The old page stays until the new one is here.
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
  /** Among links of one row: says which of them is the page. */
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

/** Leads on, and leaves no trace of having been here. */
export function Leave({ to }: { to: string }) {
  const go = useGo();
  const leaveFor = useEffectEvent((address: string) => go(address, { replace: true }));
  useEffect(() => leaveFor(to), [to]);
  return null;
}

/** A page of the part that stands without a router; what its address names is given to it. */
export interface WayPage {
  path: string;
  load(): Promise<ComponentType<{ guid: string }>>;
}
