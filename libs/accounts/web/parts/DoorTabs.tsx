// Links between the sign-in pages of the three kinds of accounts. A host for members alone shows only theirs.

import { useAddress, WayLink } from '@rampa/platform/web/base';
import { kindsHere, pathOf } from '../api/kinds.ts';
import classes from '../style/entering.module.css';

export function DoorTabs({ page }: { page: 'login' | 'registration' | 'restore' }) {
  // The requested page is kept when one changes the kind.
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
