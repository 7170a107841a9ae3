// Yes or no.

import { Switch, type SwitchProps } from '@mantine/core';
import type { At } from './at.ts';

export function SwitchLine({ at, ...rest }: At<boolean> & Omit<SwitchProps, 'checked' | 'onChange' | 'error'>) {
  return <Switch key={at.key} {...rest} {...at.input('checkbox')} />;
}
