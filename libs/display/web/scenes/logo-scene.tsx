import type { DisplayView } from '@rampa/contract';
import { FitBox, unbroken } from '@rampa/platform/web/base';
import { Foot, Footlights, Glow, type FootProps } from '../parts/frame.tsx';
import { NextUp } from './current-scene.tsx';

export interface LogoSceneProps {
  title: string;
  line: string;
  notice: string | null;
  next?: DisplayView['next'];
  staleSince?: FootProps['stale'];
}

const LIGHTS = 9;

/** The event's own name over the footlights: before the beginning, in pauses, and when the screen is switched off. */
export function LogoScene({ title, line, notice, next, staleSince }: LogoSceneProps) {
  return (
    <>
      <Glow />
      <div className="hall-logo">
        <FitBox className="hall-logo-title" text={unbroken(title)} />
        {line === '' ? null : <p className="hall-logo-line">{line}</p>}
      </div>
      <Footlights count={LIGHTS} done={0} current={-1} />
      <Foot left={notice ?? (next ? <NextUp next={next} /> : null)} stale={staleSince} />
    </>
  );
}
