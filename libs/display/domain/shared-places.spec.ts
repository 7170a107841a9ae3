import { expect, it } from 'vitest';
import { sharedPlacesNote } from './shared-places.ts';

it('says which places are shared, each once', () => {
  const row = (place: number | null, placeTo: number | null) => ({ place, placeTo });
  expect(sharedPlacesNote([row(1, 1), row(2, null), row(null, null)])).toBe('');
  expect(sharedPlacesNote([row(1, 1), row(3, 4), row(3, 4)])).toBe('Места 3–4 разделены');
  expect(sharedPlacesNote([row(1, 2), row(1, 2), row(5, 7)])).toBe('Места 1–2, 5–7 разделены');
});
