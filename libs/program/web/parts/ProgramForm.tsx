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
  ChoiceLine,
  DrawerForm,
  Held,
  instantOf,
  LinesSelect,
  localOf,
  NumberLine,
  tell,
  TextLine,
  useCallForm,
  useRead,
} from '@rampa/platform/web/desk';
import { useNominations } from '../api/nominations.ts';
import { PerformanceChoice } from '../sources/PerformanceChoice.tsx';
import { ReportChoice } from '../sources/ReportChoice.tsx';
import { takenDetail } from '../sources/words.ts';
import classes from '../style/forms.module.css';

type Source = 'empty' | 'nominations' | 'report' | 'chosen';
const SOURCES: { value: Source; label: string }[] = [
  { value: 'empty', label: 'Пока ничем' },
  { value: 'nominations', label: 'Принятыми заявками по номинациям' },
  { value: 'report', label: 'Выступлениями из отчёта' },
  { value: 'chosen', label: 'Выбранными выступлениями из заявок' },
];

export interface ProgramFormProps {
  competitionGuid: string;
  program: ProgramView | null;
  /** The report that a new one is made of. */
  sourceReportGuid?: string | undefined;
  onCreated(guid: string): void;
  onClose(): void;
}

export function ProgramForm({ competitionGuid, program, sourceReportGuid, onCreated, onClose }: ProgramFormProps) {
  const nominations = useNominations(competitionGuid);
  const event = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: competitionGuid } }, { staleTime: 30_000 });
  const timeZone = event.data?.details.timeZone ?? program?.timeZone ?? 'Europe/Moscow';
  const form = useCallForm(program ? CompetitionProgramUpdate : CompetitionProgramCreate, {
    values: {
      title: program?.title ?? '',
      place: program?.place ?? event.data?.details.place ?? '',
      tour: program?.tour ?? 1,
      begin: program?.dateTimeBegin ? localOf(program.dateTimeBegin, timeZone) : '',
      gap: program?.gap ?? DEFAULT_GAP_S,
      source: (sourceReportGuid ? 'report' : 'empty') as Source,
      sourceReportGuid: sourceReportGuid ?? '',
      nominationGuids: program?.nominationGuids ?? ([] as string[]),
      applicationBlockGuids: [] as string[],
    },
    asked: { query: { competitionGuid } },
    body: ({ begin, source, nominationGuids, applicationBlockGuids, sourceReportGuid: report, ...values }) => ({
      ...(program ? { competitionProgramGuid: program.guid } : {}),
      ...values,
      ...(program || source === 'nominations' ? { nominationGuids } : {}),
      ...(source === 'chosen' ? { applicationBlockGuids } : {}),
      ...(source === 'report' ? { sourceReportGuid: report } : {}),
      dateTimeBegin: begin === '' ? null : instantOf(begin, timeZone),
    }),
    faults: ({ source, nominationGuids, sourceReportGuid: report }) => ({
      ...(source === 'nominations' && nominationGuids.length === 0
        ? { nominationGuids: 'Выберите хотя бы одну номинацию' }
        : {}),
      ...(source === 'report' && report === '' ? { sourceReportGuid: 'Выберите отчёт' } : {}),
    }),
    missing: { title: 'Назовите программу', applicationBlockGuids: 'Отметьте хотя бы одно выступление' },
    onSaved(answer, { title }) {
      if (!program && 'guid' in answer) {
        tell(`Программа ${inQuotes(title.trim())} создана`, {
          detail: takenDetail(answer.added, answer.left),
        });
        onCreated(answer.guid);
      }
      onClose();
    },
  });

  const source = form.useValue('source');
  const tour = form.useValue('tour');

  return (
    <DrawerForm
      form={form}
      size={source === 'chosen' ? 640 : 480}
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
      {program ? null : <ChoiceLine at={form.at('source')} label="Чем наполнить" data={SOURCES} />}
      {source === 'nominations' || program ? (
        <Held at={form.at('nominationGuids')}>
          {(value, set, error) => (
            <div data-fault={error ? true : undefined}>
              <LinesSelect
                lines={nominations.data}
                all="Все номинации"
                none="Такой номинации нет"
                label={program ? 'Номинации, которые берём из заявок' : 'Номинации'}
                description={
                  program
                    ? 'По ним «Сверить с заявками» предлагает новых. Пусто — все, кто нигде не стоит.'
                    : 'Встанут выступления принятых заявок, которых в этом туре ещё нет.'
                }
                value={value}
                onChange={set}
              />
              {error ? (
                <p role="alert" className={classes.fault}>
                  {error}
                </p>
              ) : null}
            </div>
          )}
        </Held>
      ) : null}
      {source === 'report' && !program ? (
        <ReportChoice competitionGuid={competitionGuid} tour={Number(tour) || 1} at={form.at('sourceReportGuid')} />
      ) : null}
      {source === 'chosen' ? (
        <PerformanceChoice
          competitionGuid={competitionGuid}
          tour={Number(tour) || 1}
          at={form.at('applicationBlockGuids')}
        />
      ) : null}
    </DrawerForm>
  );
}
