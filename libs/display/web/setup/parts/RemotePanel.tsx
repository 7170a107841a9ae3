// The remote control of one screen: scene, result, pause, message, and rare commands.

import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { clockTime } from '@rampa/platform/web/base';
import { openedLater, useLeavingWithin } from '@rampa/platform/web/desk';
import { useJudged } from '../remote/use-judged.ts';
import { useRemote, type Command, type Remote } from '../remote/use-remote.ts';
import { SCENE_WORDS, type RemoteDisplay, type SceneChoice } from '../words.ts';
import { Release } from './Release.tsx';
import classes from '../style/remote.module.css';

/** Loaded later, because most presses open none of them. */
const SceneForm = openedLater(async () => (await import('./SceneForms.tsx')).SceneForm);

export interface RemotePanelProps {
  competitionGuid: string;
  display: RemoteDisplay;
  timeZone: string;
  /** Without it the panel is read-only. */
  canPress: boolean;
  children?: ReactNode;
}

type Plain = Extract<Command, { do: 'show' }>['scene'];
const PLAIN: readonly Plain[] = ['logo', 'current', 'next', 'judging', 'result', 'blank'];

export function RemotePanel({ competitionGuid, display, timeZone, canPress, children }: RemotePanelProps) {
  const remote = useRemote(competitionGuid, display.guid, [display]);
  const { isJudged, has } = useJudged(competitionGuid);
  const [opened, setOpened] = useState<'leaders' | 'prize' | 'pause' | 'message' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { holds, leave, question } = useLeavingWithin(() => place.current);
  const isOn = (scene: SceneChoice) => display.frozenAt === null && display.scene === scene;
  const show = (scene: Plain | 'follow') => {
    remote.press({ do: 'show', scene });
    // In the hall nothing asks before a picture: what is typed stays open under the keys.
    if (!holds()) setOpened(null);
  };
  if (!canPress) {
    return (
      <section className={classes.panel} aria-label={display.title}>
        <h2 className={classes.title}>{display.title}</h2>
        <p>Переключать экраны вам не открыто. Попросите право менять настройки, программу или протоколы.</p>
        {children}
      </section>
    );
  }
  return (
    <section className={classes.panel} aria-label={`Пульт: ${display.title}`}>
      <h2 className={classes.title}>{display.title}</h2>
      <Frozen display={display} timeZone={timeZone} remote={remote} />
      <div className={classes.keys} role="group" aria-label="Что показать">
        <Key isWide isOn={isOn('follow')} onPress={() => show('follow')}>
          За программой
        </Key>
        {PLAIN.filter(has).map((scene) => (
          <Key key={scene} isOn={isOn(scene)} onPress={() => show(scene)}>
            {sentence(scene === 'blank' ? 'чёрный' : SCENE_WORDS[scene])}
          </Key>
        ))}
        {(['leaders', 'prize', 'pause', 'message'] as const).filter(has).map((scene) => (
          <Key
            key={scene}
            isOn={isOn(scene)}
            isOpen={opened === scene}
            onPress={() => leave(() => setOpened(opened === scene ? null : scene))}
          >
            {sentence(SCENE_WORDS[scene])}
          </Key>
        ))}
      </div>
      <div ref={place} className={classes.opening}>
        <SceneForm of={opened && { competitionGuid, scene: opened, display, remote, onDone: () => setOpened(null) }} />
      </div>
      {question}
      {isJudged ? <Release display={display} remote={remote} /> : null}
      <div className={classes.row}>
        {display.frozenAt === null ? (
          <Button
            variant="default"
            leftSection={<IconPlayerPause size={16} stroke={1.75} />}
            onClick={() => remote.press({ do: 'freeze' })}
          >
            Заморозить
          </Button>
        ) : null}
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.75} />}
          onClick={() => remote.press({ do: 'reload' })}
        >
          Перезагрузить
        </Button>
      </div>
      {children}
    </section>
  );
}

/** Stands above the keys: none of them changes what the hall sees until the picture is unfrozen. */
function Frozen({ display, timeZone, remote }: { display: RemoteDisplay; timeZone: string; remote: Remote }) {
  const { frozenAt, scene } = display;
  return (
    <div role="status">
      {frozenAt === null ? null : (
        <div className={classes.frozen}>
          <p>
            Картинка заморожена в&nbsp;{clockTime(frozenAt, { timeZone })}: зал не видит ничего нового. После разморозки
            покажет: {scene === 'follow' ? 'за программой' : SCENE_WORDS[scene]}.
          </p>
          <Button
            leftSection={<IconPlayerPlay size={16} stroke={1.75} />}
            onClick={() => remote.press({ do: 'unfreeze' })}
          >
            Разморозить
          </Button>
        </div>
      )}
    </div>
  );
}

function sentence(words: string): string {
  return words[0]!.toUpperCase() + words.slice(1);
}

interface KeyProps {
  isOn: boolean;
  isOpen?: boolean;
  isWide?: boolean;
  children: string;
  onPress(): void;
}

function Key({ isOn, isOpen, isWide, children, onPress }: KeyProps) {
  return (
    <button
      type="button"
      className={classes.key}
      data-on={isOn || undefined}
      data-wide={isWide || undefined}
      aria-pressed={isOn}
      {...(isOpen === undefined ? {} : { 'aria-expanded': isOpen })}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
