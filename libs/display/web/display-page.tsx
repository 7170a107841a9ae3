// The hall's page: a display by its address, or a television that has none yet.

import { BareScreen } from './bare-screen.tsx';
import { Screen } from './screen.tsx';

export function DisplayPage({ displayKey }: { displayKey: string | null }) {
  return displayKey === null ? <BareScreen /> : <Screen key={displayKey} displayKey={displayKey} />;
}
