// The event whose pages are open.

import { createContext, useContext } from 'react';
import type { FestivalView } from '@rampa/contract';

export const EventContext = createContext<FestivalView | null>(null);

export function useEvent(): FestivalView {
  const event = useContext(EventContext);
  if (!event) throw new Error('useEvent needs EventShell above it');
  return event;
}
