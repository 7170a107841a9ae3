import { openedLater } from '../form/opened-later.tsx';

export const PlaceLater = openedLater(async () => (await import('./PlaceForm.tsx')).PlaceForm);
