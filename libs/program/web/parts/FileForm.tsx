// A program's file with the columns that the organizer ticks; his choice is remembered on his device.

import { Checkbox } from '@mantine/core';
import {
  CompetitionProgramColumnGetByCompetitionProgram,
  CompetitionProgramExport,
  PAPER_COLUMNS,
  type PaperColumn,
  type ProgramFormat,
} from '@rampa/contract';
import { Answer, ChoiceLine, DrawerForm, RowsSkeleton, useDownload, useOwnSetting, useRead, useSendForm } from '@rampa/platform/web/desk'; // prettier-ignore
import { BEGUN, FORMATS } from './file-formats.ts';
import classes from '../style/forms.module.css';

const COLUMN_WORDS: Record<PaperColumn, { label: string; description?: string }> = {
  time: { label: 'Время по плану' },
  number: { label: 'Номер', description: 'С ним номера считаются сказанными людям и больше не меняются сами.' },
  performer: { label: 'Исполнитель', description: 'Стоит всегда; здесь же коллектив и сколько человек.' },
  origin: { label: 'Город и учреждение' },
  piece: { label: 'Произведение и авторы' },
  duration: { label: 'Длительность' },
  nomination: { label: 'Номинация' },
  category: { label: 'Категория' },
};

export interface FileFormProps {
  programGuid: string;
  onClose(): void;
}

export function FileForm({ programGuid, onClose }: FileFormProps) {
  const [kept, keep] = useOwnSetting(`program ${programGuid} file`);
  const download = useDownload();
  const own = useRead(CompetitionProgramColumnGetByCompetitionProgram, { query: { competitionProgramGuid: programGuid } }); // prettier-ignore
  const form = useSendForm({
    // Null: as it is usually made.
    values: { columns: kept === null ? null : kept.split(','), format: 'pdf' as ProgramFormat },
    async send({ columns, format }) {
      if (columns) keep(columns.join(','));
      const query = { competitionProgramGuid: programGuid, format };
      await download.order(CompetitionProgramExport, columns ? { ...query, columns: columns.join(',') } : query, BEGUN);
    },
    onSaved: onClose,
    lost: 'Отмеченные столбцы не запомнятся.',
  });
  const at = form.at('columns');
  const said = at.useValue();
  return (
    <DrawerForm form={form} title="Столбцы файла" submit="Скачать" onClose={onClose}>
      <ChoiceLine
        at={form.at('format')}
        label="Файл"
        data={FORMATS.map(({ format, label, note }) => ({ value: format, label: `${label}: ${note}` }))}
      />
      <Answer of={own} skeleton={<RowsSkeleton rows={8} height="2.5rem" />}>
        {(columns) => {
          const usual = [...PAPER_COLUMNS, ...columns.filter(({ isOnPaper }) => isOnPaper).map(({ guid }) => guid)];
          return (
            <fieldset className={classes.list}>
              <legend>Столбцы</legend>
              <Checkbox.Group value={withPerformer(said ?? usual)} onChange={(chosen) => at.set(withPerformer(chosen))}>
                {PAPER_COLUMNS.map((key) => (
                  <Checkbox
                    key={key}
                    className={classes.one!}
                    value={key}
                    disabled={key === 'performer'}
                    {...COLUMN_WORDS[key]}
                  />
                ))}
                {columns.map(({ guid, title, isOnPaper }) => (
                  <Checkbox
                    key={guid}
                    className={classes.one!}
                    value={guid}
                    label={title}
                    description={isOnPaper ? 'Из заявок' : 'Из заявок; обычно только для своих'}
                  />
                ))}
              </Checkbox.Group>
            </fieldset>
          );
        }}
      </Answer>
    </DrawerForm>
  );
}

const withPerformer = (columns: readonly string[]) => [...new Set([...columns, 'performer'])];
