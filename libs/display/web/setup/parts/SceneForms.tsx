// What a scene needs before it is shown: the length of a pause, the words of a message, whose leaders.

import { Button, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { CompetitionDisplaySettingGetGroups } from '@rampa/contract';
import { failureTextOf, useRead } from '@rampa/platform/web/desk';
import type { Remote } from '../remote/use-remote.ts';
import type { RemoteDisplay } from '../words.ts';
import classes from '../style/remote.module.css';

interface FormProps {
  remote: Remote;
  onDone(): void;
}

export interface SceneFormProps extends FormProps {
  scene: 'leaders' | 'pause' | 'message';
  display: RemoteDisplay;
}

export function SceneForm({ scene, display, ...props }: SceneFormProps) {
  switch (scene) {
    case 'leaders':
      return <LeadersForm display={display} {...props} />;
    case 'pause':
      return <PauseForm {...props} />;
    case 'message':
      return <MessageForm former={display.message} {...props} />;
  }
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
  const groups = useRead(CompetitionDisplaySettingGetGroups, { query }, { enabled: display.programGuid !== null });
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
          ...(groups.data ?? []).map(({ key, title, subtitle }) => ({
            value: key,
            label: subtitle === '' ? title : `${title}, ${subtitle.replaceAll(' · ', ', ')}`,
          })),
        ]}
        value={group}
        onChange={(value) => setGroup(value ?? OF_STAGE)}
      />
      {groups.error ? (
        <p className={classes.hint} role="alert">
          {failureTextOf(groups.error)} Можно показать группу того, кто на сцене.
        </p>
      ) : null}
      <Button type="submit" size="md">
        Показать лидеров
      </Button>
    </form>
  );
}
