// What every page stands in: the way past the header, the header, the page, the footer.

import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Footer } from './Footer.tsx';
import classes from './shell.module.css';

export function Frame({ header, width }: { header: ReactNode; width: 'default' | 'wide' }) {
  return (
    <>
      <div className={classes.shell} data-width={width}>
        <a className={classes.skip} href="#content">
          К содержанию
        </a>
        {header}
        <main id="content" className={classes.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      <ScrollRestoration />
    </>
  );
}
