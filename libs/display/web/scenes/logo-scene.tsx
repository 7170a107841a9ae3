import type { DisplayView } from '@rampa/contract';
import { FitBox, unbroken } from '@rampa/platform/web/base';
import { Foot, Footlights, Glow, type FootProps } from '../parts/frame.tsx';
import { OwnPicture } from '../parts/own-picture.tsx';
import { NextUp } from '../parts/next-up.tsx';

export interface LogoSceneProps {
  title: string;
  line: string;
  notice: string | null;
  next?: DisplayView['next'];
  staleSince?: FootProps['stale'];
  /** The organizer's logo. */
  logo?: string | null;
}

const LIGHTS = 9;

/** The event's name over the footlights: before the beginning, in pauses, and when the screen is switched off. */
export function LogoScene({ title, line, notice, next, staleSince, logo = null }: LogoSceneProps) {
  return (
    <>
      <Glow />
      <Footlights count={LIGHTS} done={0} current={-1} />
      <div className="hall-logo" data-own={logo === null ? undefined : ''}>
        {logo === null ? null : <OwnPicture className="hall-logo-own" src={logo} />}
        <FitBox className="hall-logo-title" text={unbroken(title)} />
        {line === '' ? null : <FitBox className="hall-logo-line" text={unbroken(line)} />}
      </div>
      <Foot left={notice ?? (next ? <NextUp next={next} /> : null)} stale={staleSince} />
    </>
  );
}
