// The curtain of the ceremony. It stands behind the scenes, so that it stays while one step follows another.

import type { DisplayView } from '@rampa/contract';

/** The folds are seen only as far as the footlights reach. */
export function Curtain({ step, isGrandPrix }: Pick<NonNullable<DisplayView['ceremony']>, 'step' | 'isGrandPrix'>) {
  const level = isGrandPrix ? 'full' : step === 'call' ? 'low' : 'half';
  return (
    <div className="hall-curtain" data-level={level} aria-hidden>
      <i className="hall-curtain-folds" />
      <i className="hall-curtain-shade" />
      <i className="hall-curtain-glow" />
    </div>
  );
}
