import { useEffect } from 'react';

/**
 * Requests the italics of pieces before the first piece is rendered, because a font that loads later moves the lines.
 */
export function useSlanted(): void {
  useEffect(() => {
    for (const face of document.fonts) {
      // Pieces are mostly Russian; Latin letters load when one needs them.
      if (face.style === 'italic' && !face.unicodeRange.startsWith('U+0-FF')) face.load().catch(() => undefined);
    }
  }, []);
}
