// Parts of the public pages.

import type { ReactNode } from 'react';
import type { Picture } from './pictures.ts';
import classes from './home.module.css';

export function Shot({ of, isPhone = false, isFirst = false }: { of: Picture; isPhone?: boolean; isFirst?: boolean }) {
  return (
    <img
      className={classes.shot}
      data-phone={isPhone || undefined}
      src={of.src}
      width={of.width}
      height={of.height}
      alt={of.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

/** A section of the story: text with a picture beside it. */
export function Scene({ title, picture, isTurned = false, isDark = false, children }: SceneProps) {
  return (
    <section
      className={`${classes.scene} ${isDark ? `stage ${classes.dark}` : ''}`}
      data-turned={isTurned || undefined}
    >
      <div className={classes.inner}>
        <div className={classes.words}>
          <h2>{title}</h2>
          {children}
        </div>
        {picture}
      </div>
    </section>
  );
}

interface SceneProps {
  title: string;
  picture: ReactNode;
  /** The picture stands on the left. */
  isTurned?: boolean;
  isDark?: boolean;
  children: ReactNode;
}

export function Lamps() {
  return (
    <div className={classes.lamps} aria-hidden>
      {Array.from({ length: 11 }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}
