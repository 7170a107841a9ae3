// The frame of every page: skip link, header, page, footer.

import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import classes from './shell.module.css';

interface FrameProps {
  header: ReactNode;
  width: 'default' | 'wide';
  children: ReactNode;
}

export function Frame({ header, width, children }: FrameProps) {
  return (
    <div className={classes.shell} data-width={width}>
      <a className={classes.skip} href="#content">
        К содержанию
      </a>
      {header}
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
