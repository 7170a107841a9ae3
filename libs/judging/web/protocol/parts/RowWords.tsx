// Who performed what, in a row of the protocol.

import { Piece, unbroken, Whole } from '@rampa/platform/web/base';
import { nameOf, type ProtocolRow } from '../order/rows.ts';

/** `isForeign`: of another program of the same group. */
export function RowWords({ row, isForeign }: { row: ProtocolRow; isForeign: boolean }) {
  return (
    <>
      <b>
        <Whole of={nameOf(row)} />
      </b>
      <span>
        <Piece title={row.pieceTitle} />
        {row.pieceTitle !== '' && row.city !== '' ? ', ' : ''}
        {unbroken(row.city)}
        {isForeign ? <em>другая программа</em> : null}
      </span>
    </>
  );
}
