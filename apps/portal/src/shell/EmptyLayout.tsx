// The empty layout: the page is all there is. For pages that are opened by a link and bring a head of their own.

import { Outlet, ScrollRestoration } from 'react-router';

export function EmptyLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
