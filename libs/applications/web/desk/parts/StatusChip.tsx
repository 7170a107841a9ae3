// What has been decided of an application, and before that, where it is on its way.

import { wholeColors, type StatusColors } from '@rampa/competitions/domain';
import type { ApplicationState } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import classes from './parts.module.css';

export function StatusChip({ title, colors }: { title: string; colors: StatusColors }) {
  const whole = wholeColors(colors);
  return (
    <span
      className={classes.status}
      title={title}
      style={whole ? { background: whole.backgroundColor, color: whole.fontColor } : undefined}
    >
      {title}
    </span>
  );
}

const STATES: Record<ApplicationState, string> = {
  Draft: 'не начата',
  Submitted: 'черновик',
  Subscribed: 'отправлена',
  Unsubscribed: 'отозвана',
};

export const StateChip = ({ state }: { state: ApplicationState }) => <Chip>{STATES[state]}</Chip>;
