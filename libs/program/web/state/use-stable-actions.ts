// Handlers of the rows that keep their identity for the life of the list, so that a row is redrawn only when its
// contents change.

import { useLayoutEffect, useRef, useState } from 'react';
import type { RowActions } from '../parts/RowControls.tsx';

/** Always the same functions; each call runs the newest handler. */
export function useStableActions(handlers: RowActions): RowActions {
  const newest = useRef(handlers);
  useLayoutEffect(() => {
    newest.current = handlers;
  });
  const [stable] = useState<RowActions>(() => ({
    step: (...given) => newest.current.step(...given),
    withdraw: (...given) => newest.current.withdraw(...given),
    move: (...given) => newest.current.move(...given),
    place: (...given) => newest.current.place(...given),
    choose: (...given) => newest.current.choose(...given),
    insertAfter: (...given) => newest.current.insertAfter(...given),
    edit: (...given) => newest.current.edit(...given),
    pauseAfter: (...given) => newest.current.pauseAfter(...given),
    list: (...given) => newest.current.list(...given),
    remove: (...given) => newest.current.remove(...given),
  }));
  return stable;
}
