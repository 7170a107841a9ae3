// One application in a list of its member.

import { Link } from 'react-router';
import { shownStatus } from '@rampa/applications/domain';
import { wholeColors } from '@rampa/competitions/domain';
import type { ApplicationHead } from '@rampa/contract';
import { Chip, listed } from '@rampa/platform/web/base';
import { ListRow, PaintedChip } from '@rampa/platform/web/desk';
import { percentText } from '../../filling/model/percent.ts';
import { lowered } from '../../filling/words.ts';
import { correctedWords, nameOf, numberWords, stateWord } from '../words.ts';
import { DraftMenu } from './DraftMenu.tsx';
import classes from '../style/applications.module.css';

export interface ApplicationRowProps {
  head: ApplicationHead;
  /** Where applications of several events stand together. */
  withEvent?: boolean;
}

export function ApplicationRow({ head, withEvent = false }: ApplicationRowProps) {
  const { guid, competitionGuid, competitionTitle, number, title, state, percent, officeAnswers } = head;
  const told = listed(
    withEvent ? competitionTitle : '',
    title === '' ? '' : number === null ? '' : numberWords(number),
    state === 'Subscribed' ? '' : `заполнена на\u00a0${percentText(percent)}`,
  );
  const corrected = officeAnswers === 0 ? '' : correctedWords(officeAnswers);
  return (
    <ListRow
      title={
        <Link className={classes.name} to={`/member/competition/${competitionGuid}/applications/${guid}`}>
          {nameOf(head)}
        </Link>
      }
      detail={listed(told, told === '' ? corrected : lowered(corrected))}
    >
      <span className={classes.states}>
        <Chip tone={state === 'Subscribed' ? 'ok' : 'plain'}>{stateWord(state)}</Chip>
        <StatusOf head={head} />
      </span>
      {head.canDelete ? <DraftMenu head={head} /> : null}
    </ListRow>
  );
}

/** The organizer's own status, in his colours, while the application is sent. */
export function StatusOf({ head: { state, status } }: { head: Pick<ApplicationHead, 'state' | 'status'> }) {
  const shown = shownStatus(state, status ?? undefined);
  return shown ? <PaintedChip title={shown.title} paint={wholeColors(shown.colors)} /> : null;
}
