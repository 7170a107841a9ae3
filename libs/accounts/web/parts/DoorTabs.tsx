// Whose door this is: each kind of account has its own, and all lead to each other. A host for members has theirs alone.

import { useAddress, WayLink } from '@rampa/platform/web/base';
import { kindsHere, pathOf } from '../api/kinds.ts';
import classes from '../style/entering.module.css';

export function DoorTabs({ page }: { page: 'login' | 'registration' | 'restore' }) {
  // Where the person was going is not lost on the way from door to door.
  const { search } = useAddress();
  const kinds = kindsHere();
  if (kinds.length === 1) return null;
  return (
    <nav className={classes.doors} aria-label="Чей кабинет">
      {kinds.map(({ name, label }) => (
        <WayLink key={name} className={classes.door!} to={`${pathOf(page, name)}${search}`} replace isEntry>
          {label}
        </WayLink>
      ))}
    </nav>
  );
}
