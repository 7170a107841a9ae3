// The organizer's offer, where the event has one: whoever sends an application reads it and accepts this very version.

import type { OfferView } from '@rampa/contract';
import classes from '../style/applications.module.css';

export interface OfferTickProps {
  offer: OfferView;
  isAccepted: boolean;
  onAccept(isAccepted: boolean): void;
}

export function OfferTick({ offer, isAccepted, onAccept }: OfferTickProps) {
  return (
    <div className={classes.means}>
      <details className={classes.offer}>
        <summary>Прочитать оферту, версия {offer.version}</summary>
        <div>
          {offer.text.split(/\n+/).map((line, at) => (
            <p key={`${at} ${line.slice(0, 20)}`} dir="auto">
              {line}
            </p>
          ))}
        </div>
      </details>
      <label className={classes.accept}>
        <input type="checkbox" checked={isAccepted} onChange={(event) => onAccept(event.currentTarget.checked)} />
        <span>Принимаю условия оферты</span>
      </label>
    </div>
  );
}
