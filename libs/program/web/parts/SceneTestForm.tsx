// Creates the timetable of the stage rehearsal from the program.

import { CompetitionProgramSceneTest, type ProgramView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import {
  ChoiceLine,
  DrawerForm,
  instantOf,
  localOf,
  NumberLine,
  tell,
  TextLine,
  timeText,
  useCallForm,
} from '@rampa/platform/web/desk';
import { sceneTestSlots, type SceneTestOrder } from '@rampa/program/domain';

const HOUR_MS = 3_600_000;

export interface SceneTestFormProps {
  program: ProgramView;
  onMade(guid: string): void;
  onClose(): void;
}

export function SceneTestForm({ program, onMade, onClose }: SceneTestFormProps) {
  const { timeZone, dateTimeBegin } = program;
  const performances = program.items.filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn);
  const planned = dateTimeBegin ? new Date(Date.parse(dateTimeBegin) - 2 * HOUR_MS).toISOString() : null;
  const form = useCallForm(CompetitionProgramSceneTest, {
    values: {
      begin: planned === null ? '' : localOf(planned, timeZone),
      minutesPerItem: 3,
      order: 'program' as SceneTestOrder,
    },
    asked: { query: { competitionProgramGuid: program.guid } },
    body: ({ begin, ...values }) => ({ ...values, begin: begin === '' ? '' : instantOf(begin, timeZone) }),
    missing: { begin: 'Когда начнутся пробы?' },
    onSaved({ guid }) {
      tell('Расписание проб готово', { action: { label: 'Открыть', run: () => onMade(guid) } });
      onClose();
    },
  });
  const { begin, minutesPerItem, order } = form.useValues();
  const slots = sceneTestSlots(performances, order);
  const ends =
    begin === '' ? null : Date.parse(instantOf(begin, timeZone)) + performances.length * minutesPerItem * 60_000;

  return (
    <DrawerForm form={form} title="Расписание проб сцены" submit="Составить" onClose={onClose}>
      <TextLine
        at={form.at('begin')}
        type="datetime-local"
        label="Начало проб"
        description="По времени мероприятия."
        data-autofocus
      />
      <NumberLine at={form.at('minutesPerItem')} label="Минут на номер" />
      <ChoiceLine
        at={form.at('order')}
        label="Порядок"
        data={[
          { value: 'program', label: 'Как в программе' },
          { value: 'reverse', label: 'С конца: первый номер пробует последним и остаётся на сцене' },
        ]}
      />
      <p aria-live="polite">
        {counted(slots.length, 'проба', 'пробы', 'проб')}: у кого несколько номеров, выходит один раз.
        {ends === null ? null : <> Закончатся в {timeText(ends, timeZone)}.</>}
      </p>
    </DrawerForm>
  );
}
