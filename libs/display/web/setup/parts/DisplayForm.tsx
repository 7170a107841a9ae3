// One screen: its name, program, accent and pictures; of a new one also what it shows and when a result may appear.

import { ColorInput, Select, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CompetitionDisplaySettingCreate, CompetitionDisplaySettingUpdate } from '@rampa/contract';
import { accentFault, COLOUR_FAULTS, groundFault, STAGE_GROUND } from '@rampa/display/domain';
import type { DisplayLayout } from '@rampa/kernel';
import { failureTextOf, FormDrawer, useWrite } from '@rampa/platform/web/desk';
import type { Display } from '../display.ts';
import { Pictures } from './Pictures.tsx';
import {
  LAYOUT_OPTIONS,
  REVEAL_OPTIONS,
  revealOf,
  SCENE_OPTIONS,
  sceneOf,
  type Reveal,
  type SceneChoice,
} from '../words.ts';

export interface DisplayFormProps {
  competitionGuid: string;
  display: Display | null;
  programs: readonly { guid: string; title: string }[];
  onClose(): void;
}

export function DisplayForm({ competitionGuid, display, programs, onClose }: DisplayFormProps) {
  const [title, setTitle] = useState(display?.title ?? '');
  const [programGuid, setProgram] = useState(display?.programGuid ?? '');
  const [scene, setScene] = useState<SceneChoice>('follow');
  const [reveal, setReveal] = useState<Reveal>('afterDone');
  const [showJudgeMarks, setShowJudgeMarks] = useState(display?.showJudgeMarks ?? true);
  const [accent, setAccent] = useState(display?.accent ?? '#FFC24A');
  const [ground, setGround] = useState(display?.ground ?? STAGE_GROUND);
  const [layout, setLayout] = useState<DisplayLayout>(display?.layout ?? 'auto');
  const settings = { quiet: true };
  const create = useWrite(CompetitionDisplaySettingCreate, settings);
  const update = useWrite(CompetitionDisplaySettingUpdate, settings);
  const failure = create.error ?? update.error;
  const wrongGround = groundFault(ground);
  // On a ground that is refused anyway an accent says nothing.
  const faults = { accent: accentFault({ accent, ground: wrongGround ? STAGE_GROUND : ground }), ground: wrongGround };

  function submit() {
    const body = {
      title: title.trim(),
      programGuid: programGuid === '' ? null : programGuid,
      // Of a screen that is there the remote control decides: what it says now stays.
      scene: display ? sceneOf(display.scene) : scene,
      reveal: display ? revealOf(display.reveal) : reveal,
      showJudgeMarks,
      layout,
      accent,
      ground,
    };
    const query = { competitionGuid };
    if (display)
      update.mutate({ query, body: { competitionDisplaySettingGuid: display.guid, ...body } }, { onSuccess: onClose });
    else create.mutate({ query, body }, { onSuccess: onClose });
  }

  return (
    <FormDrawer
      isOpen
      title={display ? 'Экран' : 'Новый экран'}
      submit={display ? 'Сохранить' : 'Добавить'}
      isReady={title.trim() !== '' && faults.accent === null && faults.ground === null}
      isBusy={create.isPending || update.isPending}
      refusal={failure ? failureTextOf(failure) : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label="Название"
        placeholder="Зал, главный"
        maxLength={300}
        data-autofocus
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Select
        label="Программа"
        data={[{ value: '', label: 'Та, что идёт' }, ...programs.map((one) => ({ value: one.guid, label: one.title }))]}
        value={programGuid}
        onChange={(value) => setProgram(value ?? '')}
      />
      {display ? null : (
        <>
          <Select
            label="Что показывать"
            description="«За программой» — экран сам меняет номер, лампы судей и результат."
            data={SCENE_OPTIONS}
            value={scene}
            onChange={(value) => value && setScene(value as SceneChoice)}
          />
          <Select
            label="Показывать результат"
            data={REVEAL_OPTIONS}
            value={reveal}
            onChange={(value) => value && setReveal(value as Reveal)}
          />
        </>
      )}
      <Switch
        label="Оценки судей рядом с итогом"
        checked={showJudgeMarks}
        onChange={(event) => setShowJudgeMarks(event.currentTarget.checked)}
      />
      <Select
        label="Расположение"
        data={LAYOUT_OPTIONS}
        value={layout}
        onChange={(value) => value && setLayout(value as DisplayLayout)}
      />
      <ColorInput
        label="Цвет акцента"
        format="hex"
        withEyeDropper={false}
        swatches={['#FFC24A', '#FF86A6', '#62D9A0', '#94BBFF', '#FBF5EE']}
        value={accent}
        error={faults.accent && COLOUR_FAULTS[faults.accent]}
        onChange={setAccent}
      />
      <ColorInput
        label="Цвет фона"
        description="Тёмный: звания и баллы должны читаться с последнего ряда."
        format="hex"
        withEyeDropper={false}
        swatches={[STAGE_GROUND, '#000000', '#080C1A', '#060F0B', '#1A0710']}
        value={ground}
        error={faults.ground && COLOUR_FAULTS[faults.ground]}
        onChange={setGround}
      />
      {display ? <Pictures competitionGuid={competitionGuid} display={display} /> : null}
    </FormDrawer>
  );
}
