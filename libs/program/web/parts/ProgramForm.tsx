// The form of a program: a day, a stage or a part of the event.

import {
  CompetitionProgramCreate,
  CompetitionProgramUpdate,
  FestivalGetFestivalDetail,
  type ProgramView,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { DEFAULT_GAP_S } from '@rampa/program/domain';
import {
  DrawerForm,
  instantOf,
  localOf,
  NumberLine,
  tell,
  TextLine,
  useCallForm,
  useRead,
} from '@rampa/platform/web/desk';

export interface ProgramFormProps {
  competitionGuid: string;
  program: ProgramView | null;
  onCreated(guid: string): void;
  onClose(): void;
}

export function ProgramForm({ competitionGuid, program, onCreated, onClose }: ProgramFormProps) {
  const event = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: competitionGuid } }, { staleTime: 30_000 });
  const timeZone = event.data?.details.timeZone ?? program?.timeZone ?? 'Europe/Moscow';
  const form = useCallForm(program ? CompetitionProgramUpdate : CompetitionProgramCreate, {
    values: {
      title: program?.title ?? '',
      place: program?.place ?? event.data?.details.place ?? '',
      tour: program?.tour ?? 1,
      begin: program?.dateTimeBegin ? localOf(program.dateTimeBegin, timeZone) : '',
      gap: program?.gap ?? DEFAULT_GAP_S,
    },
    asked: { query: { competitionGuid } },
    body: ({ begin, ...values }) => ({
      ...(program ? { competitionProgramGuid: program.guid } : {}),
      ...values,
      dateTimeBegin: begin === '' ? null : instantOf(begin, timeZone),
    }),
    missing: { title: 'Назовите программу' },
    onSaved(answer, { title }) {
      if (!program && 'guid' in answer) {
        tell(`Программа ${inQuotes(title.trim())} создана`);
        onCreated(answer.guid);
      }
      onClose();
    },
  });

  return (
    <DrawerForm
      form={form}
      title={program ? 'Программа' : 'Новая программа'}
      submit={program ? 'Сохранить' : 'Создать'}
      onClose={onClose}
    >
      <TextLine at={form.at('title')} label="Название" placeholder="II отделение, 21 ноября" data-autofocus />
      <TextLine
        at={form.at('begin')}
        type="datetime-local"
        label="Начало, необязательно"
        description="По времени мероприятия. От него считается время каждого выхода."
      />
      <NumberLine
        at={form.at('gap')}
        label="Между выступлениями, секунд"
        description="Выйти, уйти, объявить. Когда номера идут, прогноз берёт настоящий промежуток."
      />
      <TextLine at={form.at('place')} label="Площадка, необязательно" />
      <NumberLine at={form.at('tour')} label="Тур" description="Результаты считаются внутри одного тура." />
    </DrawerForm>
  );
}
