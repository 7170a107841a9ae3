// What a route of the desk shows when it breaks: that there is nothing there, or that the page did not open.

import { isRouteErrorResponse, useRouteError } from 'react-router';
import { BrokenPage } from './BrokenPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

export function BrokenRoute({ isInside = false }: { isInside?: boolean }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage isInside={isInside} />;
  return <BrokenPage isInside={isInside} />;
}
