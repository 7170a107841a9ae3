// Whose door this is: each kind of account has its own, and all lead to each other.

import { NavLink, useLocation } from 'react-router';
import { KIND_NAMES, KINDS, pathOf } from '../api/kinds.ts';
import classes from '../style/entering.module.css';

export function DoorTabs({ page }: { page: 'login' | 'registration' | 'restore' }) {
  // Where the person was going is not lost on the way from door to door.
  const { search } = useLocation();
  return (
    <nav className={classes.doors} aria-label="Чей кабинет">
      {KIND_NAMES.map((kind) => (
        <NavLink key={kind} className={classes.door!} to={`${pathOf(page, kind)}${search}`} replace>
          {KINDS[kind].label}
        </NavLink>
      ))}
    </nav>
  );
}
