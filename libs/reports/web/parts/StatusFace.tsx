import { wholeColors } from '@rampa/competitions/domain';
import type { BlockStatusView } from '@rampa/contract';
import classes from '../style/report.module.css';

/** A status in its own colours. */
export function StatusFace({ status: { description, backgroundColor, fontColor } }: { status: BlockStatusView }) {
  const whole = wholeColors({ backgroundColor, fontColor });
  return (
    <span
      className={classes.chip}
      title={description}
      style={whole ? { background: whole.backgroundColor, color: whole.fontColor } : undefined}
    >
      {description}
    </span>
  );
}
