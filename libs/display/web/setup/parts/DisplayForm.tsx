// The form of one screen: name, program, accent and pictures; for a new one also the scene and the reveal rule.

import { ColorInput } from '@mantine/core';
import { CompetitionDisplaySettingCreate, CompetitionDisplaySettingUpdate } from '@rampa/contract';
import { accentFault, COLOUR_FAULTS, groundFault, STAGE_GROUND } from '@rampa/display/domain';
import type { DisplayLayout } from '@rampa/kernel';
import { ChoiceLine, DrawerForm, SwitchLine, TextLine, useCallForm, type KitForm } from '@rampa/platform/web/desk';
import type { Display } from '../display.ts';
import { useJudged } from '../remote/use-judged.ts';
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
  const { isJudged, has } = useJudged(competitionGuid);
  const form = useCallForm(display ? CompetitionDisplaySettingUpdate : CompetitionDisplaySettingCreate, {
    values: {
      title: display?.title ?? '',
      programGuid: display?.programGuid ?? '',
      // For an existing screen the remote control decides the scene, so its value stays.
      scene: 'follow' as SceneChoice,
      reveal: 'afterDone' as Reveal,
      showJudgeMarks: display?.showJudgeMarks ?? true,
      accent: display?.accent ?? '#FFC24A',
      ground: display?.ground ?? STAGE_GROUND,
      layout: (display?.layout ?? 'auto') as DisplayLayout,
    },
    asked: { query: { competitionGuid } },
    body: ({ programGuid, scene, reveal, ...values }) => ({
      ...(display ? { competitionDisplaySettingGuid: display.guid } : {}),
      ...values,
      programGuid: programGuid === '' ? null : programGuid,
      scene: display ? sceneOf(display.scene) : scene,
      reveal: display ? revealOf(display.reveal) : reveal,
    }),
    faults: coloursFaults,
    onSaved: onClose,
  });
  return (
    <DrawerForm
      form={form}
      title={display ? 'Экран' : 'Новый экран'}
      submit={display ? 'Сохранить' : 'Добавить'}
      onClose={onClose}
    >
      <TextLine at={form.at('title')} label="Название" placeholder="Зал, главный" data-autofocus />
      <ChoiceLine
        at={form.at('programGuid')}
        label="Программа"
        data={[{ value: '', label: 'Та, что идёт' }, ...programs.map((one) => ({ value: one.guid, label: one.title }))]}
      />
      {display ? null : (
        <>
          <ChoiceLine
            at={form.at('scene')}
            label="Что показывать"
            description={`«За программой» — экран сам меняет ${isJudged ? 'номер, лампы судей и результат' : 'номера'}.`}
            data={SCENE_OPTIONS.filter(({ value }) => has(value))}
          />
          {isJudged ? <ChoiceLine at={form.at('reveal')} label="Показывать результат" data={REVEAL_OPTIONS} /> : null}
        </>
      )}
      {isJudged ? <SwitchLine at={form.at('showJudgeMarks')} label="Оценки судей рядом с итогом" /> : null}
      <ChoiceLine at={form.at('layout')} label="Расположение" data={LAYOUT_OPTIONS} />
      <Colours form={form} />
      {display ? <Pictures competitionGuid={competitionGuid} display={display} /> : null}
    </DrawerForm>
  );
}

interface Chosen {
  accent: string;
  ground: string;
}

/** Colours that the hall could not read are told while they are chosen. */
function coloursFaults({ accent, ground }: Chosen): Partial<Record<keyof Chosen, string>> {
  const wrongGround = groundFault(ground);
  // While the background is refused, the accent is compared with the default one.
  const wrongAccent = accentFault({ accent, ground: wrongGround ? STAGE_GROUND : ground });
  return {
    ...(wrongAccent ? { accent: COLOUR_FAULTS[wrongAccent] } : {}),
    ...(wrongGround ? { ground: COLOUR_FAULTS[wrongGround] } : {}),
  };
}

function Colours({ form }: { form: Pick<KitForm<Chosen>, 'at'> }) {
  const [accent, ground] = [form.at('accent'), form.at('ground')];
  const faults = coloursFaults({ accent: accent.useValue(), ground: ground.useValue() });
  return (
    <>
      <ColorInput
        label="Цвет акцента"
        format="hex"
        withEyeDropper={false}
        swatches={['#FFC24A', '#FF86A6', '#62D9A0', '#94BBFF', '#FBF5EE']}
        value={accent.useValue()}
        error={faults.accent ?? accent.error}
        onChange={accent.set}
      />
      <ColorInput
        label="Цвет фона"
        description="Тёмный: звания и баллы должны читаться с последнего ряда."
        format="hex"
        withEyeDropper={false}
        swatches={[STAGE_GROUND, '#000000', '#080C1A', '#060F0B', '#1A0710']}
        value={ground.useValue()}
        error={faults.ground ?? ground.error}
        onChange={ground.set}
      />
    </>
  );
}
