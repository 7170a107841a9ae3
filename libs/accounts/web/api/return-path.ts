// Where a person goes after signing in. Only our own addresses: `//evil.example` and `/\evil.example` are not.

const SIGN_IN = '/profile/login/organizer';
export const HOME = '/organizer/events';

export function signInAddress(from: { pathname: string; search: string }): string {
  const path = from.pathname + from.search;
  return path === '/' || path.startsWith('/profile/login') ? SIGN_IN : `${SIGN_IN}?back=${encodeURIComponent(path)}`;
}

export function returnPath(search: URLSearchParams): string {
  const back = search.get('back');
  if (!back || !/^\/(?![/\\])/.test(back) || back.startsWith('/profile/login')) return HOME;
  return back;
}
