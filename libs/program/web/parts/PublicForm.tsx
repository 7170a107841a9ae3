// Whether everybody may see the program, by which address, and how children are named there.

import { Switch } from '@mantine/core';
import { CompetitionProgramGetByCompetition, CompetitionProgramUpdate, type ProgramView } from '@rampa/contract';
import { FormDrawer, QrSheet, useWrite } from '@rampa/platform/web/desk';

export function PublicForm({ program, onClose }: { program: ProgramView; onClose(): void }) {
  const update = useWrite(CompetitionProgramUpdate, { refreshes: [CompetitionProgramGetByCompetition] });
  const set = (changes: { isPublished?: boolean; isFullNames?: boolean }) =>
    update.mutate({
      query: { competitionGuid: program.competitionGuid },
      body: { competitionProgramGuid: program.guid, ...changes },
    });
  const url = `${location.origin}/program/${program.guid}`;

  return (
    <FormDrawer isOpen title="Программа для всех" submit="Готово" onClose={onClose} onSubmit={onClose}>
      <Switch
        label="Опубликована"
        description="По ссылке видно, кто на сцене, кто дальше и во сколько. Оценок и примечаний там нет."
        checked={program.isPublished}
        disabled={update.isPending}
        onChange={(event) => set({ isPublished: event.currentTarget.checked })}
      />
      <Switch
        label="Полные имена"
        description="Включайте, если родители согласились на публикацию. Иначе участники показаны как «Фамилия И.»."
        checked={program.isFullNames}
        disabled={update.isPending}
        onChange={(event) => set({ isFullNames: event.currentTarget.checked })}
      />
      {program.isPublished ? (
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
