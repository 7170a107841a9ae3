// A television opened without an address shows a code and its QR until somebody claims it, then its display.

import { useWakeLock } from '@rampa/platform/web/base';
import { useClaim, type Claim } from './device/use-claim.ts';
import { Foot, Footlights, Glow, Head } from './parts/frame.tsx';
import { Screen } from './screen.tsx';
import './style/styles.css';

const LIGHTS = 9;

export function BareScreen() {
  const { claim, given, isOffline } = useClaim();
  useWakeLock();
  if (claim?.key) return <Screen key={claim.key} displayKey={claim.key} screenGuid={claim.screenGuid} />;
  if (!claim && given && isOffline)
    return <Screen key={given.key} displayKey={given.key} screenGuid={given.screenGuid} />;
  return <ClaimScreen claim={claim} isOffline={isOffline} />;
}

export function ClaimScreen({ claim, isOffline }: { claim: Claim | null; isOffline: boolean }) {
  const { host } = location;
  return (
    <main className="hall-page">
      <div className="hall">
        <div className="hall-scene">
          <Glow level="low" />
          <Head view={{ logo: null }} left="Рампа" right="Экран зала" />
          {claim?.code ? (
            <div className="hall-claim">
              <div className="hall-claim-words">
                <h1 className="hall-claim-label">Код этого экрана</h1>
                <p className="hall-claim-code" aria-label={[...claim.code].join(' ')}>
                  {claim.code}
                </p>
                <p className="hall-claim-label">
                  Введите его в&nbsp;портале, на&nbsp;странице «Экраны зала», или&nbsp;наведите камеру
                </p>
              </div>
              {claim.qr === null ? null : (
                <img className="hall-claim-qr" src={claim.qr} alt={`QR-код экрана ${claim.code}`} />
              )}
            </div>
          ) : (
            <div className="hall-claim" />
          )}
          <Footlights count={LIGHTS} done={0} current={-1} />
          <Foot
            left={host}
            right={
              isOffline ? (
                <span className="hall-stale">
                  <i aria-hidden />
                  нет связи
                </span>
              ) : (
                'ждёт подключения'
              )
            }
          />
        </div>
      </div>
    </main>
  );
}
