// One import, step by step: columns, a dry run, the writing, what came of it. Where it stands the server knows, so that a
// reload or another device goes on from there.

import { Button, Progress } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { ApplicationImportCancel, UploadedFileGetByGuid, type ImportView } from '@rampa/contract';
import { addressOf, Chip, listed } from '@rampa/platform/web/base';
import { Answer, momentText, Page, PageHead, useAccess, useWrite } from '@rampa/platform/web/desk';
import { useEventZone } from '../parts/event.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { isWorking, useImport } from './use-import.ts';
import { rowsText, STATE_TONES, STATE_WORDS } from './words.ts';
import classes from './imports.module.css';

const STEPS = ['Файл', 'Столбцы', 'Проверка', 'Готово'];

export function OneImport({ competitionGuid, guid }: { competitionGuid: string; guid: string }) {
  const zone = useEventZone(competitionGuid);
  const canChange = useAccess(competitionGuid).changes('requests');
  const [search] = useSearchParams();
  const imported = useImport(guid);
  return (
    <Page isPaper>
      <Link className={classes.back} to={`/organizer/events/${competitionGuid}/applications/imports`} data-no-print>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        Импорт заявок
      </Link>
      <Answer of={imported}>
        {(one) => {
          const isChoosing = one.state === 'mapping' || (search.get('step') === 'columns' && canChooseAgain(one));
          return (
            <>
              <PageHead
                title={one.name}
                documentTitle={`Импорт заявок: ${one.name}`}
                aside={<Chip tone={STATE_TONES[one.state]}>{STATE_WORDS[one.state]}</Chip>}
                note={listed(
                  momentText(one.createdAt, zone),
                  one.authorName,
                  one.rowCount === 0 ? '' : rowsText(one.rowCount),
                )}
                actions={one.fileGuid === null ? null : <SourceLink guid={one.fileGuid} />}
              />
              <Steps at={isChoosing ? 1 : stepOf(one)} />
              {one.failure === null ? null : (
                <p className={classes.failure} role="alert">
                  {one.failure}
                </p>
              )}
              {isWorking(one) ? (
                <Working of={one} canChange={canChange} />
              ) : isChoosing ? (
                <ColumnsStep key={one.columns.length} {...{ competitionGuid, of: one, canChange }} />
              ) : one.state === 'failed' ? (
                <p>
                  <Link to={`/organizer/events/${competitionGuid}/applications/imports`}>Загрузить другую таблицу</Link>
                </p>
              ) : (
                <ResultStep {...{ competitionGuid, of: one, canChange }} />
              )}
            </>
          );
        }}
      </Answer>
    </Page>
  );
}

const canChooseAgain = ({ state, fileGuid }: ImportView) =>
  fileGuid !== null && (state === 'checked' || state === 'stopped' || state === 'applied');

function stepOf({ state }: ImportView): number {
  switch (state) {
    case 'reading':
    case 'failed':
      return 0;
    case 'mapping':
      return 1;
    case 'checking':
    case 'checked':
      return 2;
    default:
      return 3;
  }
}

function Steps({ at }: { at: number }) {
  return (
    <ol className={classes.steps} aria-label="Шаги импорта">
      {STEPS.map((title, index) => (
        <li key={title} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <span aria-hidden>{index + 1}</span>
          {title}
        </li>
      ))}
    </ol>
  );
}

function SourceLink({ guid }: { guid: string }) {
  return (
    <a href={`/api/v1/${addressOf(UploadedFileGetByGuid, { query: { uploadedFileGuid: guid } })}`} download>
      Скачать исходную таблицу
    </a>
  );
}

const WORK_WORDS: Partial<Record<ImportView['state'], string>> = {
  reading: 'Читаем таблицу…',
  checking: 'Проверяем строки, ничего не записывая…',
  applying: 'Вносим заявки. Страницу можно закрыть: работа продолжится.',
};

function Working({ of: { guid, state, done, rowCount }, canChange }: { of: ImportView; canChange: boolean }) {
  const cancelling = useWrite(ApplicationImportCancel);
  const isCounted = state !== 'reading' && rowCount > 0;
  return (
    <div className={classes.working}>
      <p role="status">
        {WORK_WORDS[state]}
        {isCounted ? ` ${done.toLocaleString('ru-RU')} из ${rowsText(rowCount)}` : null}
      </p>
      <Progress
        value={isCounted ? (100 * done) / rowCount : 100}
        animated={!isCounted}
        aria-label={isCounted ? `Готово ${done} из ${rowCount}` : 'Читаем таблицу'}
      />
      {canChange ? (
        <Button
          variant="default"
          loading={cancelling.isPending}
          onClick={() => cancelling.mutate({ query: { importGuid: guid } })}
        >
          Остановить
        </Button>
      ) : null}
    </div>
  );
}
