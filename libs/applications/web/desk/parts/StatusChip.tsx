// What has been decided of an application, and before that, where it is on its way.

import { STATE_WORDS } from '@rampa/applications/domain';
import { wholeColors, type StatusColors } from '@rampa/competitions/domain';
import type { ApplicationState } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import { PaintedChip } from '@rampa/platform/web/desk';

export function StatusChip({ title, colors }: { title: string; colors: StatusColors }) {
  return <PaintedChip title={title} paint={wholeColors(colors)} isShort />;
}

export const StateChip = ({ state }: { state: ApplicationState }) => <Chip>{STATE_WORDS[state]}</Chip>;
