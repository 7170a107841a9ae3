// What a dry run has found, or what was written: sums, what stands in the way, every row with its words.

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { ApplicationImportApply, ApplicationImportCheck, ApplicationImportExport } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Section, useDownload, useWrite } from '@rampa/platform/web/desk';
import { ImportRows } from './ImportRows.tsx';
import type { StepProps } from './step.ts';
import { countsText, rowsText } from './words.ts';
import classes from './imports.module.css';

export function ResultStep({ competitionGuid, of: one, canChange }: StepProps) {
  const [, setSearch] = useSearchParams();
  const query = { importGuid: one.guid };
  const applying = useWrite(ApplicationImportApply);
  const checking = useWrite(ApplicationImportCheck);
  const download = useDownload();
  const { counts, state } = one;
  const isPlan = state === 'checked';
  const toWrite = counts.create + counts.update;
  const again = () => checking.mutate({ query, body: one.mapping });
  return (
    <>
      <p className={classes.lead} role="status">
        {isPlan ? 'Проверено, пока ничего не записано' : state === 'applied' ? 'Внесено' : 'Внесено не всё'}:{' '}
        {countsText(counts) || 'строк нет'}.
      </p>
      <ul className={classes.notes}>
        {one.isStale ? <li>Форма с тех пор изменилась: проверьте таблицу ещё раз.</li> : null}
        {one.lacking > 0 ? (
          <li>
            {isPlan ? 'Не будут отправлены' : 'Не отправлены'}, потому что не заполнено обязательное:{' '}
            {counted(one.lacking, 'заявка', 'заявки', 'заявок')}.
          </li>
        ) : null}
        {one.keeping > 0 ? (
          <li>
            В {counted(one.keeping, 'строке', 'строках', 'строках')} не всё из таблицы {isPlan ? 'попадёт' : 'попало'} в
            заявки: у каждой сказано, что и почему.
          </li>
        ) : null}
        {counts.error > 0 ? (
          <li>
            С ошибками {rowsText(counts.error)}: в заявки {isPlan ? 'это не попадёт' : 'это не попало'}. Скачайте,
            исправьте и загрузите снова.
          </li>
        ) : null}
      </ul>
      <div className={classes.foot}>
        {canChange && isPlan && !one.isStale ? (
          <Button
            disabled={toWrite === 0}
            loading={applying.isPending}
            onClick={() => applying.mutate({ query, body: { run: one.run } })}
          >
            {toWrite === 0 ? 'Вносить нечего' : `Внести ${counted(toWrite, 'строку', 'строки', 'строк')}`}
          </Button>
        ) : null}
        {canChange && one.fileGuid !== null && (one.isStale || state === 'stopped') ? (
          <Button loading={checking.isPending} onClick={again}>
            Проверить ещё раз
          </Button>
        ) : null}
        {canChange && one.fileGuid !== null ? (
          <Button
            variant="default"
            onClick={() =>
              setSearch((search) => {
                search.set('step', 'columns');
                return search;
              })
            }
          >
            К столбцам
          </Button>
        ) : null}
        {counts.error > 0 && one.fileGuid !== null
          ? (['xlsx', 'csv'] as const).map((format) => (
              <Button
                key={format}
                variant="default"
                leftSection={<IconDownload size={18} stroke={1.75} />}
                loading={download.isBusy}
                onClick={() => void download.run(ApplicationImportExport, { ...query, format })}
              >
                Ошибки, {format.toUpperCase()}
              </Button>
            ))
          : null}
        {isPlan ? null : <Link to={`/organizer/events/${competitionGuid}/applications`}>К заявкам</Link>}
      </div>
      <Section title="Строки">
        <ImportRows competitionGuid={competitionGuid} of={one} />
      </Section>
    </>
  );
}
