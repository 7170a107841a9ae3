// «Напомнить»: what is asked for appears over everything on the judge's tablet.

import { Button } from '@mantine/core';
import { IconBell, IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { VotingProtocolNudgeJudge } from '@rampa/contract';
import { withInitials } from '@rampa/platform/web/base';
import { tellFailure, useWrite } from '@rampa/platform/web/desk';
import classes from '../style/waiting.module.css';

/** As long as the server takes another press for the same reminder. */
const CALM_MS = 20_000;

export interface NudgeButtonProps {
  judgeGuid: string;
  itemGuid: string;
  fullName: string;
}

export function NudgeButton({ judgeGuid, itemGuid, fullName }: NudgeButtonProps) {
  const [isDone, setDone] = useState(false);
  const nudge = useWrite(VotingProtocolNudgeJudge, { quiet: true });
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), CALM_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  function press() {
    // Not disabled while it rests: the focus stays where it was.
    if (isDone || nudge.isPending) return;
    nudge.mutate(
      { body: { competitionJudgeGuid: judgeGuid, competitionProgramItemGuid: itemGuid } },
      {
        onSuccess: () => setDone(true),
        onError: (error) => tellFailure(error, { subject: `nudge ${judgeGuid}` }),
      },
    );
  }
  const Sign = isDone ? IconCheck : IconBell;
  const name = withInitials(fullName);
  return (
    <>
      <Button
        variant="default"
        className={classes.nudge!}
        leftSection={<Sign size={16} stroke={1.75} aria-hidden />}
        aria-disabled={isDone || nudge.isPending}
        onClick={press}
      >
        {isDone ? 'Напомнили' : 'Напомнить'}
        <span className="r-sr-only">: {name}</span>
      </Button>
      {/* Beside the button: what is said inside a status is no part of its name. */}
      <span className="r-sr-only" role="status">
        {isDone ? `Напомнили: ${name}` : ''}
      </span>
    </>
  );
}
