// Publishes a program: whether everybody may see it, its address, and how people are named. Nothing changes before it
// is saved; then the link is shown at once.

import type { FormEvent } from 'react';
import { CompetitionProgramUpdate, type ProgramView } from '@rampa/contract';
import { DrawerForm, momentText, QrSheet, SwitchLine, tell, useCallForm } from '@rampa/platform/web/desk';
import { isWoman } from '@rampa/program/domain';
import { Versions } from '../versions/Versions.tsx';
import classes from '../style/forms.module.css';

export function PublicForm({ program, onClose }: { program: ProgramView; onClose(): void }) {
  const form = useCallForm(CompetitionProgramUpdate, {
    values: { isPublished: program.isPublished, isFullNames: program.isFullNames },
    // Values that the user has not touched follow the program: another desk may change it meanwhile.
    follows: true,
    asked: { query: { competitionGuid: program.competitionGuid } },
    // What was not touched stays as another desk may have set it.
    body: ({ isPublished, isFullNames }) => ({
      competitionProgramGuid: program.guid,
      ...(isPublished === program.isPublished ? {} : { isPublished }),
      ...(isFullNames === program.isFullNames ? {} : { isFullNames }),
    }),
    onSaved(_, { isPublished }) {
      const isNews = isPublished !== program.isPublished;
      tell(!isNews ? 'Сохранено' : isPublished ? 'Программа опубликована' : 'Программа больше не опубликована');
      // Whoever publishes a program needs its link next.
      if (!isPublished || !isNews) onClose();
    },
  });
  const { isPublished, isFullNames } = form.useValues();
  const isChanged = form.isDirty();

  return (
    <DrawerForm
      form={isChanged ? form : { ...form, frame: { ...form.frame, onSubmit: close } }}
      title="Программа для всех"
      submit={isChanged ? (isPublished && !program.isPublished ? 'Опубликовать' : 'Сохранить') : 'Готово'}
      onClose={onClose}
    >
      <SwitchLine
        at={form.at('isPublished')}
        label="Опубликована"
        description="По ссылке видно, кто на сцене, кто дальше и во сколько. Оценок и примечаний там нет."
        data-autofocus
        disabled={form.isBusy}
      />
      <SwitchLine
        at={form.at('isFullNames')}
        label="Полные имена"
        description={
          <>
            Включайте, если родители согласились на публикацию. Иначе участники показаны как «Фамилия И.».
            {program.fullNamesSaid && isFullNames ? (
              <span className={classes.said}>{saidText(program.fullNamesSaid, program.timeZone)}</span>
            ) : null}
          </>
        }
        disabled={form.isBusy}
      />
      {program.isPublished && isPublished ? (
        <QrSheet
          title="Программа"
          name={program.title}
          hint="Наведите камеру: программа с живым временем выходов."
          url={`${location.origin}/program/${program.guid}`}
        />
      ) : null}
      {program.isPublished && isPublished ? <Versions program={program} /> : null}
    </DrawerForm>
  );

  /** «Готово» has nothing to send. */
  function close(event: FormEvent) {
    event.preventDefault();
    onClose();
  }
}

/** «Полные имена разрешила Елена Лугова, 21 ноября в 14:20»: who permitted them. */
function saidText({ by, at }: NonNullable<ProgramView['fullNamesSaid']>, timeZone: string): string {
  const when = momentText(at, timeZone).replace(', ', ' в\u00A0');
  if (by.trim() === '') return `Полные имена разрешены ${when}`;
  const isOne = isWoman(by);
  const verb = isOne === undefined ? 'разрешены:' : isOne ? 'разрешила' : 'разрешил';
  return `Полные имена ${verb} ${by}, ${when}`;
}
