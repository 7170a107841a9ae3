import { CompetitionProgramDelete, type ProgramView } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { TypedConfirm, tell, useWrite } from '@rampa/platform/web/desk';

/** Deletes a program without marks; if it is not empty, its title must be typed. */
export function DeleteProgram({ program, onClose }: { program: ProgramView; onClose(): void }) {
  const remove = useWrite(CompetitionProgramDelete, {
    // Before the page reads anew: by then it shows the next program, and this question would be about that one.
    onDone() {
      onClose();
      tell(`Программа ${inQuotes(program.title)} удалена`);
    },
  });
  const count = program.items.length;
  return (
    <TypedConfirm
      isOpen
      isDanger
      title="Удалить программу?"
      action="Удалить"
      isBusy={remove.isPending}
      typed={count > 0 ? program.title : undefined}
      onClose={onClose}
      onConfirm={() => remove.mutate({ query: { competitionProgramGuid: program.guid } }, { onError: onClose })}
    >
      {count > 0
        ? `Вместе с ней исчезнут ${counted(count, 'пункт', 'пункта', 'пунктов')}. Программу с оценками удалить нельзя.`
        : 'В ней ничего нет.'}
    </TypedConfirm>
  );
}
