// Whether everybody may see the program, by which address, and how children are named there. Nothing changes before it is
// saved; once it is published the link is shown at once.

import { Switch } from '@mantine/core';
import { useState } from 'react';
import { CompetitionProgramUpdate, type ProgramView } from '@rampa/contract';
import { failureTextOf, FormDrawer, momentText, QrSheet, tell, useWrite } from '@rampa/platform/web/desk';
import { isWoman } from '@rampa/program/domain';
import classes from '../style/forms.module.css';

export function PublicForm({ program, onClose }: { program: ProgramView; onClose(): void }) {
  const update = useWrite(CompetitionProgramUpdate, { quiet: true });
  // What nobody has touched here follows the program: another desk may change it meanwhile.
  const [published, setPublished] = useState<boolean | null>(null);
  const [fullNames, setFullNames] = useState<boolean | null>(null);
  const isPublished = published ?? program.isPublished;
  const isFullNames = fullNames ?? program.isFullNames;
  const isChanged = isPublished !== program.isPublished || isFullNames !== program.isFullNames;
  const url = `${location.origin}/program/${program.guid}`;

  function save() {
    if (!isChanged) return onClose();
    update.mutate(
      {
        query: { competitionGuid: program.competitionGuid },
        body: { competitionProgramGuid: program.guid, isPublished, isFullNames },
      },
      {
        onSuccess() {
          tell(
            isPublished === program.isPublished
              ? 'Сохранено'
              : isPublished
                ? 'Программа опубликована'
                : 'Программа больше не опубликована',
          );
          // Whoever has just published it wants its link.
          if (!isPublished || program.isPublished) onClose();
        },
      },
    );
  }

  return (
    <FormDrawer
      isOpen
      title="Программа для всех"
      submit={isChanged ? (isPublished && !program.isPublished ? 'Опубликовать' : 'Сохранить') : 'Готово'}
      isBusy={update.isPending}
      refusal={update.error ? failureTextOf(update.error) : null}
      onClose={onClose}
      onSubmit={save}
    >
      <Switch
        label="Опубликована"
        description="По ссылке видно, кто на сцене, кто дальше и во сколько. Оценок и примечаний там нет."
        data-autofocus
        checked={isPublished}
        disabled={update.isPending}
        onChange={(event) => setPublished(event.currentTarget.checked)}
      />
      <Switch
        label="Полные имена"
        description={
          <>
            Включайте, если родители согласились на публикацию. Иначе участники показаны как «Фамилия И.».
            {program.fullNamesSaid && isFullNames ? (
              <span className={classes.said}>{saidText(program.fullNamesSaid, program.timeZone)}</span>
            ) : null}
          </>
        }
        checked={isFullNames}
        disabled={update.isPending}
        onChange={(event) => setFullNames(event.currentTarget.checked)}
      />
      {program.isPublished && isPublished ? (
        <QrSheet
          title="Программа"
          name={program.title}
          hint="Наведите камеру: программа с живым временем выходов."
          url={url}
        />
      ) : null}
    </FormDrawer>
  );
}

/** «Полные имена разрешила Елена Лугова, 21 ноября в 14:20»: whose word it is. */
function saidText({ by, at }: NonNullable<ProgramView['fullNamesSaid']>, timeZone: string): string {
  const when = momentText(at, timeZone).replace(', ', ' в\u00A0');
  if (by.trim() === '') return `Полные имена разрешены ${when}`;
  const isOne = isWoman(by);
  const verb = isOne === undefined ? 'разрешены:' : isOne ? 'разрешила' : 'разрешил';
  return `Полные имена ${verb} ${by}, ${when}`;
}
