// The picture of a hall display, at any size and ratio: in the hall itself or as a preview at the desk.

import type { CSSProperties } from 'react';
import type { DisplayView } from '@rampa/contract';
import { textOnStage } from '@rampa/platform/web/base';
import { SceneSwitch } from './motion/scene-switch.tsx';
import { CurrentScene } from './scenes/current-scene.tsx';
import { JudgingScene } from './scenes/judging-scene.tsx';
import { LeadersScene } from './scenes/leaders-scene.tsx';
import { LogoScene } from './scenes/logo-scene.tsx';
import { ResultScene } from './scenes/result-scene.tsx';
import type { SceneProps } from './scenes/scene-props.ts';
import './style/hall.css';
import './style/scenes.css';

export interface HallScreenProps {
  view: DisplayView | null;
  /** Server's milliseconds of the picture. */
  at: number | null;
  /** Server's milliseconds now. */
  now: number;
  /** Server's milliseconds up to which the picture was true; null unless it is old. */
  staleSince: number | null;
  /** The channel is over: the logo stays, with this sentence. */
  notice: string | null;
}

/** A picture older than this is not played out any more. */
const LATE_MS = 4_000;

export function HallScreen({ view, at, now, staleSince, notice }: HallScreenProps) {
  if (notice !== null || view === null) {
    return (
      <div className="hall">
        <div className="hall-scene">
          <LogoScene title={notice === null ? '' : (view?.competitionTitle ?? 'Рампа')} line="" notice={notice} />
        </div>
      </div>
    );
  }
  const accent = textOnStage(view.accent);
  const isLate = staleSince !== null || (at !== null && now - at > LATE_MS);
  return (
    <div className="hall" style={{ '--accent': accent } as CSSProperties}>
      <SceneSwitch id={sceneId(view)} value={view} isLate={isLate}>
        {(shown, isMoving) => <Scene view={shown} now={now} staleSince={staleSince} isMoving={isMoving} />}
      </SceneSwitch>
    </div>
  );
}

/** What must change for the picture to be another one; anything less is redrawn in place. */
function sceneId(view: DisplayView): string {
  const number = view.current ? `${view.current.number} ${view.current.name}` : '';
  return view.scene === 'leaders' || view.scene === 'logo' || view.scene === 'blank'
    ? view.scene
    : `${view.scene} ${number}`;
}

function Scene(props: SceneProps) {
  const { view } = props;
  switch (view.scene) {
    case 'blank':
      return <div className="hall-blank" />;
    case 'current':
      return view.current ? <CurrentScene {...props} performer={view.current} /> : <Between {...props} />;
    case 'judging':
      return view.current ? <JudgingScene {...props} performer={view.current} /> : <Between {...props} />;
    case 'result':
      return view.current && view.result ? (
        <ResultScene {...props} performer={view.current} result={view.result} />
      ) : (
        <Between {...props} />
      );
    case 'leaders':
      return view.leaders ? <LeadersScene {...props} leaders={view.leaders} /> : <Between {...props} />;
    case 'logo':
      return <LogoScene title={view.competitionTitle} line={view.city} notice={null} staleSince={staleTime(props)} />;
  }
}

/** Nobody is on stage: the event's name, and who comes next. */
function Between(props: SceneProps) {
  const { competitionTitle, city, next } = props.view;
  return <LogoScene title={competitionTitle} line={city} notice={null} next={next} staleSince={staleTime(props)} />;
}

function staleTime({ staleSince, view }: SceneProps) {
  return staleSince === null ? null : { at: staleSince, timeZone: view.timeZone };
}
