// The hall's page: a display by its address, or a television that has none yet.

import { useState } from 'react';
import { BareScreen } from './bare-screen.tsx';
import { forgetOldPictures } from './device/kept-picture.ts';
import { Screen } from './screen.tsx';

export function DisplayPage({ displayKey }: { displayKey: string | null }) {
  useState(() => forgetOldPictures(Date.now()));
  return displayKey === null ? <BareScreen /> : <Screen key={displayKey} displayKey={displayKey} />;
}
