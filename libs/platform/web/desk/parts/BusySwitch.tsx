// A switch that writes at once: its thumb turns until the server has answered.

import { Loader, Switch, type SwitchProps } from '@mantine/core';

export interface BusySwitchProps extends SwitchProps {
  isBusy: boolean;
}

export function BusySwitch({ isBusy, ...switched }: BusySwitchProps) {
  return (
    <Switch
      {...switched}
      aria-busy={isBusy}
      thumbIcon={isBusy ? <Loader size={12} color="var(--r-action)" aria-hidden /> : null}
    />
  );
}
