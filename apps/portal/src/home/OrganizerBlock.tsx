// The organizer's block: the company's name, its e-mail and city.

import { useSession } from '@rampa/platform/web/desk';
import classes from './organizer-home.module.css';

const NAMELESS = 'Организация фестивалей и концертов';

export function OrganizerBlock() {
  const { data } = useSession();
  const facts = [data?.login ?? ''].filter(Boolean);
  return (
    <div className={classes.block}>
      <h1>{data?.name || NAMELESS}</h1>
      <p>{facts.join(' · ') || '\u00A0'}</p>
    </div>
  );
}
