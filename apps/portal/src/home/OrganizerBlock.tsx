// The organizer's block: the company's logo and name, its e-mail and city.

import { OrganizerEmployeeGetProfile, OrganizerGetProfile } from '@rampa/contract';
import { boundNames } from '@rampa/kernel';
import { Face } from '@rampa/platform/web/base';
import { useAccess, useRead, useSession } from '@rampa/platform/web/desk';
import classes from './organizer-home.module.css';

const NAMELESS = 'Организация фестивалей и концертов';

export function OrganizerBlock() {
  const { data } = useSession();
  const { isKnown, isOwner } = useAccess();
  const own = useRead(OrganizerGetProfile, {}, { enabled: isKnown && isOwner });
  const employers = useRead(OrganizerEmployeeGetProfile, {}, { enabled: isKnown && !isOwner });
  const read = isOwner ? own : employers;
  const organizer = read.data?.organizer;
  const name = organizer?.companyName || NAMELESS;
  // The whole block is drawn at once, so that nothing moves when the logo arrives.
  const isHere = !read.isPending;
  // An employee sees the organizer here, never his own address.
  const facts = [organizer?.email || (isOwner ? data?.login : ''), organizer?.city].filter(Boolean);
  return (
    <div className={classes.block}>
      {organizer?.logoPath ? (
        <span className={classes.logo}>
          <Face fullName={name} photo={organizer.logoPath} size="large" />
        </span>
      ) : null}
      <div>
        <h1>{isHere ? boundNames(name) : '\u00A0'}</h1>
        <p>{isHere ? facts.join(', ') : '\u00A0'}</p>
      </div>
    </div>
  );
}
