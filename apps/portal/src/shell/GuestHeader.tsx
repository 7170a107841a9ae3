// The header of a guest: pages that explain the portal, and links to sign in. While it is unknown whether the visitor
// is signed in, it shows neither state.

import { buttonLook, FontSizeButton, Logo, useAddress, WayLink } from '@rampa/platform/web/base';
import { GREETING } from '@rampa/platform/web/desk';
import { isOfMembers, signInAddress } from '@rampa/accounts/web';
import { hasOrganizer, SocialStrip } from './SocialStrip.tsx';
import classes from './shell.module.css';

export function GuestHeader({ isKnown }: { isKnown: boolean }) {
  const address = useAddress();
  return (
    <header className={classes.header} data-event={hasOrganizer(address) || undefined}>
      <WayLink to="/" className={classes.logo} aria-label="Рампа, на главную">
        <Logo />
      </WayLink>
      {isKnown ? (
        <nav className={classes.nav} aria-label="Портал">
          <WayLink isEntry to="/product" className={classes.link!}>
            О портале
          </WayLink>
          <WayLink isEntry to="/faq" className={classes.link!}>
            Вопросы и ответы
          </WayLink>
        </nav>
      ) : null}
      {/* The home page says it in its own heading. */}
      {address.pathname === '/' ? null : <p className={classes.greeting}>{GREETING}</p>}
      <span className={classes.gap} />
      <SocialStrip />
      <FontSizeButton />
      {isKnown ? (
        <WayLink
          {...buttonLook({ kind: 'primary', className: classes.signIn! })}
          // From a member's page he comes back to it; from what is told of the portal he goes on to his own.
          to={signInAddress(isOfMembers(address.pathname) ? address : { pathname: '/', search: '' })}
        >
          Войти
        </WayLink>
      ) : null}
    </header>
  );
}
