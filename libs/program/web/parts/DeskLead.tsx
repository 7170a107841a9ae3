// In the live desk's bar: who runs the stage now, and who did before.

import { IconSteeringWheel } from '@tabler/icons-react';
import type { ProgramView } from '@rampa/contract';
import { useSession } from '@rampa/platform/web/desk';
import { leadOf } from '@rampa/program/domain';
import { makerName } from '../order/words.ts';
import classes from '../style/desk-steps.module.css';

export function DeskLead({ program }: { program: ProgramView }) {
  const me = useSession().data?.guid;
  const lead = leadOf(program.steps);
  return (
    <p className={classes.lead} aria-live="polite" data-changed={lead?.before ? '' : undefined}>
      {lead ? (
        <>
          <IconSteeringWheel size={18} stroke={1.75} aria-hidden />
          <span>
            Ведёт пульт: <b>{makerName(lead.now, me)}</b>
            {lead.before ? <small> до этого шага — {makerName(lead.before, me)}</small> : null}
          </span>
        </>
      ) : null}
    </p>
  );
}
