// The greeting on the dark side of the sign-in.

import { Logo } from '@rampa/platform/web/base';
import { SocialStrip } from './SocialStrip.tsx';
import classes from './footlights.module.css';

export function Footlights() {
  return (
    <div className={`stage ${classes.dark}`}>
      <div className={classes.glow} aria-hidden />
      <div className={classes.logo}>
        <Logo />
      </div>
      <p className={classes.greeting}>
        Мы рады <br />
        Вас видеть <br />
        на&nbsp;портале!
      </p>
      <p className={classes.about}>Программа, судейство, экраны зала и протоколы фестиваля в одном месте.</p>
      <div className={classes.lamps} aria-hidden>
        {Array.from({ length: 9 }, (_, index) => (
          <i key={index} />
        ))}
      </div>
      <div className={classes.floor}>
        <span>Портал для проведения фестивалей</span>
        <SocialStrip />
      </div>
    </div>
  );
}
