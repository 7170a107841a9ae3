// What a scene needs before it is shown: length of a pause, text of a message, group of the leaders, the special prize.

import { CompetitionDisplaySettingGetGroups } from '@rampa/contract';
import { FAULT_WORDS } from '@rampa/kernel';
import {
  ChoiceLine,
  failureTextOf,
  NumberLine,
  PageForm,
  TextArea,
  TextLine,
  useRead,
  useSendForm,
} from '@rampa/platform/web/desk';
import { PrizeForm, type FormProps } from './PrizeForm.tsx';
import type { RemoteDisplay } from '../words.ts';
import classes from '../style/remote.module.css';

export interface SceneFormProps extends FormProps {
  competitionGuid: string;
  scene: 'leaders' | 'prize' | 'pause' | 'message';
  display: RemoteDisplay;
}

export function SceneForm({ scene, competitionGuid, display, ...props }: SceneFormProps) {
  switch (scene) {
    case 'leaders':
      return <LeadersForm display={display} {...props} />;
    case 'prize':
      return <PrizeForm competitionGuid={competitionGuid} display={display} {...props} />;
    case 'pause':
      return <PauseForm {...props} />;
    case 'message':
      return <MessageForm display={display} {...props} />;
  }
}

function PauseForm({ remote, onDone }: FormProps) {
  const form = useSendForm({
    values: { minutes: 15 as number | string | null, title: 'Перерыв' },
    faults: ({ minutes, title }) => ({
      minutes: isWithin(minutes, 1, 600) ? undefined : FAULT_WORDS.bounds({ min: 1, max: 600, isThousandths: false }),
      title: title.trim() === '' ? 'Что написать на экране?' : undefined,
    }),
    send: async ({ minutes, title }) => remote.press({ do: 'pause', minutes: Number(minutes), title: title.trim() }),
    onSaved: onDone,
  });
  return (
    <PageForm form={form} className={classes.form} submit="Объявить перерыв">
      <NumberLine at={form.at('minutes')} label="Минут" min={1} max={600} data-autofocus />
      <TextLine at={form.at('title')} label="Что написать" maxLength={120} />
    </PageForm>
  );
}

const isWithin = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

function MessageForm({ display, remote, onDone }: FormProps & { display: RemoteDisplay }) {
  const form = useSendForm({
    values: { text: display.message },
    faults: ({ text }) => ({ text: text.trim() === '' ? FAULT_WORDS.missing('text') : undefined }),
    send: async ({ text }) => remote.press({ do: 'message', text: text.trim() }),
    draft: { name: `message ${display.guid}` },
    lost: 'Сообщение залу ещё не показано и пропадёт.',
    onSaved: onDone,
  });
  return (
    <PageForm form={form} className={classes.form} submit="Показать сообщение">
      <TextArea
        at={form.at('text')}
        label="Сообщение залу"
        description="До 300 знаков: чем короче, тем крупнее."
        maxRows={6}
        maxLength={300}
      />
    </PageForm>
  );
}

const OF_STAGE = '';

function LeadersForm({ display, remote, onDone }: FormProps & { display: RemoteDisplay }) {
  const query = { competitionProgramGuid: display.programGuid ?? '' };
  const groups = useRead(CompetitionDisplaySettingGetGroups, { query }, { enabled: display.programGuid !== null });
  const form = useSendForm({
    values: { group: display.group ?? OF_STAGE },
    send: async ({ group }) => remote.press({ do: 'leaders', group: group === OF_STAGE ? null : group }),
    onSaved: onDone,
  });
  return (
    <PageForm form={form} className={classes.form} submit="Показать лидеров">
      <ChoiceLine
        at={form.at('group')}
        label="Группа"
        data={[
          { value: OF_STAGE, label: 'Того, кто на сцене' },
          ...(groups.data ?? []).map(({ key, title, subtitle }) => ({
            value: key,
            label: subtitle === '' ? title : `${title}, ${subtitle.replaceAll(' · ', ', ')}`,
          })),
        ]}
      />
      {groups.error ? (
        <p className={classes.hint} role="alert">
          {failureTextOf(groups.error)} Можно показать группу того, кто на сцене.
        </p>
      ) : null}
    </PageForm>
  );
}
