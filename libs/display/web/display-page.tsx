// The hall's page: a display by its address, or a television that has none yet.

import { useState } from 'react';
import { OVERLAY_KEY } from '@rampa/contract';
import { BareScreen } from './bare-screen.tsx';
import { forgetOldPictures } from './device/kept-picture.ts';
import { Overlay } from './overlay/overlay.tsx';
import { Screen } from './screen.tsx';

export function DisplayPage({ displayKey }: { displayKey: string | null }) {
  useState(() => forgetOldPictures(Date.now()));
  if (displayKey?.startsWith(OVERLAY_KEY)) return <Overlay key={displayKey} overlayKey={displayKey} />;
  return displayKey === null ? <BareScreen /> : <Screen key={displayKey} displayKey={displayKey} />;
}
