// The picture of a hall display at any size and ratio: in the hall itself or as a preview at the desk.

import type { CSSProperties } from 'react';
import type { DisplayView } from '@rampa/contract';
import { textOnStage } from '@rampa/platform/web/base';
import { Curtain } from './parts/curtain.tsx';
import { HallBackground } from './parts/hall-background.tsx';
import { staleTime } from './parts/stale-time.ts';
import { SceneSwitch } from './motion/scene-switch.tsx';
import { CeremonyScene } from './scenes/ceremony-scene.tsx';
import { CurrentScene } from './scenes/current-scene.tsx';
import { JudgingScene } from './scenes/judging-scene.tsx';
import { LeadersScene } from './scenes/leaders-scene.tsx';
import { LogoScene } from './scenes/logo-scene.tsx';
import { MessageScene } from './scenes/message-scene.tsx';
import { NextScene } from './scenes/next-scene.tsx';
import { PauseScene } from './scenes/pause-scene.tsx';
import { PrizeScene } from './scenes/prize-scene.tsx';
import { ResultScene } from './scenes/result-scene.tsx';
import type { SceneProps } from './scenes/scene-props.ts';
import './style/styles.css';

export interface HallScreenProps {
  view: DisplayView | null;
  /** Server time of the picture, ms. */
  at: number | null;
  /** Current server time, ms. */
  now: number;
  /** Server time up to which the picture was true, ms; null unless it is old. */
  staleSince: number | null;
  /** The channel has ended: the logo stays, with this sentence. */
  notice: string | null;
}

/** An older picture is shown without its animation. */
const LATE_MS = 4_000;

export function HallScreen({ view, at, now, staleSince, notice }: HallScreenProps) {
  if (notice !== null || view === null) {
    return (
      <div className="hall">
        <div className="hall-scene">
          <LogoScene
            title={notice === null ? '' : (view?.competitionTitle ?? 'Рампа')}
            line=""
            notice={notice}
            staleSince={staleSince === null ? null : { at: staleSince }}
          />
        </div>
      </div>
    );
  }
  const accent = textOnStage(view.accent);
  const isLate = staleSince !== null || (at !== null && now - at > LATE_MS);
  return (
    <div
      className="hall"
      data-layout={view.layout}
      style={{ '--accent': accent, '--r-canvas': view.ground } as CSSProperties}
    >
      <HallBackground picture={view.background} />
      {view.ceremony ? <Curtain {...view.ceremony} /> : null}
      <SceneSwitch id={sceneId(view)} value={view} isLate={isLate}>
        {(shown, isMoving) => <Scene view={shown} now={now} staleSince={staleSince} isMoving={isMoving} />}
      </SceneSwitch>
    </div>
  );
}

/** The key of a picture: only a change of it swaps scenes, anything less is redrawn in place. */
function sceneId(view: DisplayView): string {
  const { scene, current, next, leaders, prize, ceremony, message } = view;
  const number = current ? `${current.number} ${current.name}` : '';
  switch (scene) {
    case 'logo':
    case 'blank':
    case 'pause':
      return scene;
    case 'leaders':
      return `${scene} ${leaders?.title ?? ''} ${leaders?.subtitle ?? ''}`;
    case 'prize':
      return `${scene} ${prize?.title ?? ''} ${prize?.number ?? ''} ${prize?.name ?? ''}`;
    case 'ceremony':
      return `${scene} ${ceremony ? ceremonyId(ceremony) : ''}`;
    case 'message':
      return `${scene} ${message}`;
    case 'next':
      return `${scene} ${next?.number ?? ''} ${next?.name ?? ''}`;
    case 'current':
    case 'judging':
    case 'result':
      return `${scene} ${number}`;
  }
}

/** Points come into the picture of the title. */
function ceremonyId({ step, award, giver, people }: NonNullable<DisplayView['ceremony']>): string {
  const who = people.map(({ number, name }) => `${number} ${name}`).join();
  return [step === 'points' ? 'title' : step, award?.title, giver, who].join(' ');
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
    case 'prize':
      return view.prize ? <PrizeScene {...props} prize={view.prize} /> : <Between {...props} />;
    case 'ceremony':
      return view.ceremony ? <CeremonyScene {...props} ceremony={view.ceremony} /> : <Between {...props} />;
    case 'next':
      return view.next ? <NextScene {...props} next={view.next} /> : <Between {...props} />;
    case 'pause':
      return view.pause ? <PauseScene {...props} pause={view.pause} /> : <Between {...props} />;
    case 'message':
      return view.message === '' ? <Between {...props} /> : <MessageScene {...props} />;
    case 'logo':
      return (
        <LogoScene
          title={view.competitionTitle}
          line={view.city}
          notice={null}
          logo={view.logo}
          staleSince={staleTime(props)}
        />
      );
  }
}

/** Nobody is on stage: the event's name and who comes next. */
function Between(props: SceneProps) {
  const { competitionTitle, city, next, logo } = props.view;
  const face = { title: competitionTitle, line: city, notice: null, next, logo };
  return <LogoScene {...face} staleSince={staleTime(props)} />;
}
