// The code of a paper's proof page as a drawing: a path of the modules on white,
// because a background may run under it.

import { create } from 'qrcode';

/** Modules of white around the code. */
const QUIET = 2;

export function proofQr(address: string, color: string): string {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const { size, data } = modules;
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let from = 0; from < size; from++) {
      if (!data[row * size + from]) continue;
      let to = from;
      while (to < size && data[row * size + to]) to++;
      path += `M${from} ${row}h${to - from}v1H${from}z`;
      from = to;
    }
  }
  const side = size + 2 * QUIET;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${QUIET} -${QUIET} ${side} ${side}">` +
    `<path fill="#fff" d="M-${QUIET}-${QUIET}h${side}v${side}h-${side}z"/><path fill="${color}" d="${path}"/></svg>`
  );
}
