import { useEffect } from 'react';

/** Asks for the slanted letters of works before the first work is here: letters that come later move the lines. */
export function useSlanted(): void {
  useEffect(() => {
    for (const face of document.fonts) {
      // Works are Russian: Latin letters come when one needs them.
      if (face.style === 'italic' && !face.unicodeRange.startsWith('U+0-FF')) face.load().catch(() => undefined);
    }
  }, []);
}
