import { wholeColors } from '@rampa/competitions/domain';
import type { BlockStatusView } from '@rampa/contract';
import { PaintedChip } from '@rampa/platform/web/desk';

/** A status in its own colours. */
export function StatusFace({ status: { description, ...colors } }: { status: BlockStatusView }) {
  return <PaintedChip title={description} paint={wholeColors(colors)} isShort />;
}
