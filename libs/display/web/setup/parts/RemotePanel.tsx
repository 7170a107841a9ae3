// The remote control of one screen: what it shows, the result, a pause, a message, and what is rarely needed.

import { Button, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { IconLock, IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { VotingProtocolGetVoitingProtocolJson } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import { clockTime } from '@rampa/platform/web/base';
import { useRead } from '@rampa/platform/web/desk';
import { useRemote, type Command, type Remote } from '../remote/use-remote.ts';
import { REVEAL_OPTIONS, SCENE_WORDS, type RemoteDisplay, type Reveal, type SceneChoice } from '../words.ts';
import classes from '../style/remote.module.css';

export interface RemotePanelProps {
  competitionGuid: string;
  display: RemoteDisplay;
  timeZone: string;
  /** Without it only what is shown can be seen. */
  canPress: boolean;
  children?: ReactNode;
}

type Plain = Extract<Command, { do: 'show' }>['scene'];
const PLAIN: readonly Plain[] = ['logo', 'current', 'next', 'judging', 'result', 'blank'];
type Opened = 'leaders' | 'pause' | 'message' | null;

export function RemotePanel({ competitionGuid, display, timeZone, canPress, children }: RemotePanelProps) {
  const remote = useRemote(competitionGuid, display.guid, [display]);
  const [opened, setOpened] = useState<Opened>(null);
  const isOn = (scene: SceneChoice) => display.frozenAt === null && display.scene === scene;
  const show = (scene: Plain | 'follow') => {
    setOpened(null);
    remote.press({ do: 'show', scene });
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
        {PLAIN.map((scene) => (
          <Key key={scene} isOn={isOn(scene)} onPress={() => show(scene)}>
            {sentence(scene === 'blank' ? 'чёрный' : SCENE_WORDS[scene])}
          </Key>
        ))}
        {(['leaders', 'pause', 'message'] as const).map((scene) => (
          <Key
            key={scene}
            isOn={isOn(scene)}
            isOpen={opened === scene}
            onPress={() => setOpened(opened === scene ? null : scene)}
          >
            {sentence(SCENE_WORDS[scene])}
          </Key>
        ))}
      </div>
      {opened === 'leaders' ? <LeadersForm display={display} remote={remote} onDone={() => setOpened(null)} /> : null}
      {opened === 'pause' ? <PauseForm remote={remote} onDone={() => setOpened(null)} /> : null}
      {opened === 'message' ? (
        <MessageForm former={display.message} remote={remote} onDone={() => setOpened(null)} />
      ) : null}
      <Release display={display} remote={remote} />
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

/** Above the keys: none of them changes what the hall sees until the picture is let go. */
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

/** When a result appears; and, where it waits for the press, the press itself with its undoing. */
function Release({ display, remote }: { display: RemoteDisplay; remote: Remote }) {
  const { item, isReady, isReleased, sent, judges, reveal } = display;
  const who = item ? (item.number === '' ? item.name : numberSign(item.number)) : '';
  return (
    <div className={classes.release}>
      <Select
        label="Результат в зале"
        data={REVEAL_OPTIONS}
        value={reveal}
        allowDeselect={false}
        onChange={(value) => value && value !== reveal && remote.press({ do: 'reveal', when: value as Reveal })}
      />
      {reveal !== 'whenReleased' || !item ? null : isReleased ? (
        <Button size="md" variant="default" fullWidth onClick={() => remote.press({ do: 'hide', itemGuid: item.guid })}>
          Скрыть результат {who}
        </Button>
      ) : (
        <>
          <Button
            size="md"
            fullWidth
            disabled={!isReady}
            onClick={() => remote.press({ do: 'release', itemGuid: item.guid })}
          >
            Показать результат {who}
          </Button>
          {isReady ? null : (
            <p className={classes.hint}>
              <IconLock size={16} stroke={1.75} aria-hidden /> Оценили {sent} из {judges}: показывать рано.
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface FormProps {
  remote: Remote;
  onDone(): void;
}

function PauseForm({ remote, onDone }: FormProps) {
  const [minutes, setMinutes] = useState<number | string>(15);
  const [title, setTitle] = useState('Перерыв');
  const isReady = typeof minutes === 'number' && minutes >= 1 && minutes <= 600 && title.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    remote.press({ do: 'pause', minutes, title: title.trim() });
    onDone();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <NumberInput
        label="Минут"
        min={1}
        max={600}
        allowDecimal={false}
        value={minutes}
        onChange={setMinutes}
        data-autofocus
      />
      <TextInput
        label="Что написать"
        maxLength={120}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" size="md" disabled={!isReady}>
        Объявить перерыв
      </Button>
    </form>
  );
}

function MessageForm({ former, remote, onDone }: FormProps & { former: string }) {
  const [text, setText] = useState(former);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    remote.press({ do: 'message', text: text.trim() });
    onDone();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label="Сообщение залу"
        description="До 300 знаков: чем короче, тем крупнее"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={300}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="md" disabled={text.trim() === ''}>
        Показать сообщение
      </Button>
    </form>
  );
}

const OF_STAGE = '';

function LeadersForm({ display, remote, onDone }: FormProps & { display: RemoteDisplay }) {
  const [group, setGroup] = useState(display.group ?? OF_STAGE);
  const query = { competitionProgramGuid: display.programGuid ?? '' };
  const protocol = useRead(VotingProtocolGetVoitingProtocolJson, { query }, { enabled: display.programGuid !== null });
  const groups = protocol.data?.groups ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remote.press({ do: 'leaders', group: group === OF_STAGE ? null : group });
    onDone();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Select
        label="Группа"
        allowDeselect={false}
        data={[
          { value: OF_STAGE, label: 'Того, кто на сцене' },
          ...groups.map(({ key, title, subtitle }) => ({
            value: key,
            label: subtitle === '' ? title : `${title} · ${subtitle}`,
          })),
        ]}
        value={group}
        onChange={(value) => setGroup(value ?? OF_STAGE)}
      />
      <Button type="submit" size="md">
        Показать лидеров
      </Button>
    </form>
  );
}
