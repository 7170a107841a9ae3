// The name of a row that leads on: the whole row may be pressed. What else can be pressed there stands above the link.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './whole-row-link.module.css';

export function WholeRowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.name}>
      {children}
    </Link>
  );
}
