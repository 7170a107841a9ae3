import type { InvitationCheck } from '@rampa/contract';
import { Link } from 'react-router';
import { summaryOf, toldOf } from './verdict-words.ts';
import classes from './invitations.module.css';

const SHOWN = 30;

interface CheckedListProps {
  check: InvitationCheck;
  /** Letters are worded by the organizer alone. */
  canWrite: boolean;
}

/** What becomes of a list, and the letter that leaves. */
export function CheckedList({ check, canWrite }: CheckedListProps) {
  const { subject, text, isOwn } = check.letter;
  return (
    <>
      <p className={classes.summary}>{summaryOf(check)}</p>
      {toldOf(check).map(({ verdict, word, addresses }) => (
        <div key={verdict} className={classes.told}>
          <h3>
            {word}: {addresses.length}
          </h3>
          <p>
            {addresses.slice(0, SHOWN).join(', ')}
            {addresses.length > SHOWN ? ` и ещё ${addresses.length - SHOWN}` : ''}
          </p>
        </div>
      ))}
      {check.invited > 0 ? (
        <div className={classes.told}>
          <h3>Письмо</h3>
          <p>
            {isOwn ? 'Словами организатора. ' : 'Словами портала. '}
            {canWrite ? <Link to="/organizer/email-templates">{isOwn ? 'Изменить' : 'Написать своё'}</Link> : null}
          </p>
          <blockquote className={classes.letter}>
            <strong>{subject}</strong>
            {'\n\n'}
            {text}
          </blockquote>
          <p>Кто отказался от писем организаторов, письма не получит: отправьте ему ссылку.</p>
        </div>
      ) : null}
    </>
  );
}
