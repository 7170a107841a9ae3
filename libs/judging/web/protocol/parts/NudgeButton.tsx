// «Напомнить»: what is asked for appears over everything on the judge's tablet. Where no tablet of his can show it, why.

import { Anchor, Button } from '@mantine/core';
import { IconBell, IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { VotingProtocolNudgeJudge } from '@rampa/contract';
import { withInitials } from '@rampa/platform/web/base';
import { tellFailure, useAccess, useWrite } from '@rampa/platform/web/desk';
import type { Unreached } from '../order/reach.ts';
import { useReached } from './JudgesReach.tsx';
import classes from '../style/waiting.module.css';

/** As long as the server takes another press for the same reminder. */
const CALM_MS = 20_000;

export interface NudgeButtonProps {
  judgeGuid: string;
  itemGuid: string;
  fullName: string;
}

export function NudgeButton({ judgeGuid, itemGuid, fullName }: NudgeButtonProps) {
  const [done, setDone] = useState<{ isHere: boolean } | null>(null);
  const { competitionGuid, isKnown, unreached } = useReached(judgeGuid);
  const nudge = useWrite(VotingProtocolNudgeJudge, { quiet: true });
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), CALM_MS);
    return () => clearTimeout(timer);
  }, [done]);

  function press() {
    // Not disabled while it rests: the focus stays where it was.
    if (done || nudge.isPending) return;
    nudge.mutate(
      { body: { competitionJudgeGuid: judgeGuid, competitionProgramItemGuid: itemGuid } },
      {
        onSuccess: setDone,
        onError: (error) => tellFailure(error, { subject: `nudge ${judgeGuid}` }),
      },
    );
  }
  const name = withInitials(fullName);
  if (!isKnown) return <span className={classes.reach} />;
  // A press that found him gone is answered where it was made.
  if (unreached && !done) return <Gone {...{ unreached, name, competitionGuid }} />;
  const Sign = done ? IconCheck : IconBell;
  const later = done?.isHere === false ? 'планшет без связи: увидит, когда вернётся' : '';
  return (
    <span className={classes.reach}>
      {later === '' ? null : <span>{later}</span>}
      <Button
        variant="default"
        className={classes.nudge!}
        leftSection={<Sign size={16} stroke={1.75} aria-hidden />}
        aria-disabled={done !== null || nudge.isPending}
        onClick={press}
      >
        {done ? 'Напомнили' : 'Напомнить'}
        <span className="r-sr-only">: {name}</span>
      </Button>
      {/* Beside the button: what is said inside a status is no part of its name. */}
      <span className="r-sr-only" role="status">
        {done ? `Напомнили: ${name}${later === '' ? '' : `, ${later}`}` : ''}
      </span>
    </span>
  );
}

interface GoneProps {
  unreached: Unreached;
  name: string;
  competitionGuid: string;
}

function Gone({ unreached: { words, mend }, name, competitionGuid }: GoneProps) {
  const access = useAccess(competitionGuid);
  return (
    <span className={classes.reach}>
      <span>{words}</span>
      {mend !== null && access.changes('settings') ? (
        <Anchor component={Link} inherit to={`/organizer/events/${competitionGuid}/judges`}>
          {mend}
          <span className="r-sr-only">: {name}</span>
        </Anchor>
      ) : null}
    </span>
  );
}
