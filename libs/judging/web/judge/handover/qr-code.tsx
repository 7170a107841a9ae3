// A code drawn as one path: sharp at every size, and dark on white whatever the page's colours are.

import { useMemo } from 'react';
import qrcode from 'qrcode';

/** Modules of empty ground around it, as the standard asks. */
const QUIET = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
    let drawn = '';
    for (let y = 0; y < modules.size; y++) {
      for (let x = 0; x < modules.size; x++) if (modules.get(y, x)) drawn += `M${x} ${y}h1v1h-1z`;
    }
    return { size: modules.size, path: drawn };
  }, [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      className="judge-qr"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#1C1220" />
    </svg>
  );
}
