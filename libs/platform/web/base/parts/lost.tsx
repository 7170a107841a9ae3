// «Not found»: an empty stage with one lit footlight.

import type { ReactNode } from 'react';
import { OfferNote } from './offer-note.tsx';
import { Logo } from './show.tsx';
import './lost.css';

export interface LostProps {
  /** Inside a shell, which has the main landmark and the logo already. */
  isInside?: boolean;
  /** Links to go on from here. */
  children: ReactNode;
}

export function Lost({ isInside = false, children }: LostProps) {
  const Frame = isInside ? 'div' : 'main';
  return (
    <Frame className="r-lost stage" data-inside={isInside || undefined}>
      {isInside ? null : <Logo />}
      <div className="r-lost-words">
        <p className="r-lost-number" aria-hidden>
          404
        </p>
        <h1>
          <span className="r-sentence">СТРАНИЦА НЕ НАЙДЕНА</span>
        </h1>
        <p>Возможно, её удалили, или при копировании потерялся конец адреса.</p>
        <div className="r-lost-ways">{children}</div>
        {isInside ? null : <OfferNote />}
      </div>
      <div className="r-lost-lamps" aria-hidden>
        {Array.from({ length: 9 }, (_, index) => (
          <i key={index} />
        ))}
      </div>
    </Frame>
  );
}
