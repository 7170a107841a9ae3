// Programs of the event and how far their protocols are.

import { Link } from 'react-router';
import type { AnswerOf, VotingProtocolGetUsingForProtocolByCompetition } from '@rampa/contract';
import { plural } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import { STATE_TONES, STATE_WORDS } from '../order/words.ts';
import classes from '../style/protocols.module.css';

type Summary = AnswerOf<typeof VotingProtocolGetUsingForProtocolByCompetition>[number];

function progressText({ performanceCount: all, markedCount: marked }: Summary): string {
  if (all === 0) return 'выступлений нет';
  if (marked >= all) return `оценены все, ${all}`;
  return `оценено ${marked} из ${all}\u00A0${plural(all, 'выступления', 'выступлений', 'выступлений')}`;
}

export function ProtocolList({ protocols }: { protocols: readonly Summary[] }) {
  const hasTours = protocols.some((one) => one.tour > 1);
  return (
    <ul className={classes.list}>
      {protocols.map((one) => (
        <li key={one.programGuid} className={classes.row}>
          <Link className={classes.name} to={`?competitionProgramGuid=${one.programGuid}`}>
            {one.title}
          </Link>
          <span className={classes.note}>{hasTours ? `${one.tour} тур` : ''}</span>
          <span className={classes.note}>{progressText(one)}</span>
          <span className={classes.state}>
            <Chip tone={STATE_TONES[one.state]}>{STATE_WORDS[one.state]}</Chip>
          </span>
        </li>
      ))}
    </ul>
  );
}
