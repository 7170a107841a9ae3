// Shown when a desk route breaks: the thing does not exist, or the page did not load.

import { isRouteErrorResponse, useRouteError } from 'react-router';
import { BrokenPage } from './BrokenPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

export function BrokenRoute({ isInside = false }: { isInside?: boolean }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage isInside={isInside} />;
  return <BrokenPage isInside={isInside} />;
}
