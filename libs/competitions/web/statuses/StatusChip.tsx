// A status as people see it wherever it stands.

import { wholeColors, type StatusColors } from '@rampa/competitions/domain';
import { PaintedChip } from '@rampa/platform/web/desk';

export function StatusChip({ title, colors }: { title: string; colors: StatusColors }) {
  return <PaintedChip title={title} paint={wholeColors(colors)} />;
}
