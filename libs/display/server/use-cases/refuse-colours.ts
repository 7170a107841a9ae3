import { Failure } from '@rampa/kernel';
import { accentFault, COLOUR_FAULTS, groundFault, type ScreenColours } from '@rampa/display/domain';

/** Failure colorContrast naming the colour that the hall could not read. */
export function refuseColours(colours: ScreenColours): void {
  const ground = groundFault(colours.ground);
  if (ground) throw new Failure('colorContrast', { field: 'ground', message: COLOUR_FAULTS[ground] });
  const accent = accentFault(colours);
  if (accent) throw new Failure('colorContrast', { field: 'accent', message: COLOUR_FAULTS[accent] });
}
