import { Failure } from '@rampa/kernel';
import { accentFault, COLOUR_FAULTS, groundFault, type ScreenColours } from '@rampa/display/domain';

/** Throws Failure colorContrast that names the unreadable colour. */
export function refuseColours(colours: ScreenColours): void {
  const ground = groundFault(colours.ground);
  if (ground) throw new Failure('colorContrast', { field: 'ground', message: COLOUR_FAULTS[ground] });
  const accent = accentFault(colours);
  if (accent) throw new Failure('colorContrast', { field: 'accent', message: COLOUR_FAULTS[accent] });
}
