// A sign that turns while an action runs. The control stays in place and keeps the focus.

import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';

export function BusySign({ isBusy, sign }: { isBusy: boolean; sign: ReactNode }) {
  return isBusy ? <Loader size={18} color="currentColor" role="img" aria-label="Сохраняем" /> : sign;
}
