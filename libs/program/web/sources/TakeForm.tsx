// Puts performances of accepted applications into a program that stands.

import { CompetitionProgramItemCreateFromApplications, type ProgramView } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { DrawerForm, tell, useCallForm } from '@rampa/platform/web/desk';
import { PerformanceChoice } from './PerformanceChoice.tsx';

export function TakeForm({ program, onClose }: { program: ProgramView; onClose(): void }) {
  const form = useCallForm(CompetitionProgramItemCreateFromApplications, {
    values: { applicationBlockGuids: [] as string[] },
    asked: { query: { competitionProgramGuid: program.guid } },
    missing: { applicationBlockGuids: 'Отметьте хотя бы одно выступление' },
    onSaved({ guids }) {
      tell(`В программе ${inQuotes(program.title)}: ещё ${counted(guids.length, 'выступление', 'выступления', 'выступлений')}`); // prettier-ignore
      onClose();
    },
    lost: 'Отмеченные выступления ещё не добавлены.',
  });
  const chosen = form.useValue('applicationBlockGuids').length;
  return (
    <DrawerForm
      form={form}
      title="Выступления из заявок"
      submit={chosen === 0 ? 'Добавить' : `Добавить ${counted(chosen, 'выступление', 'выступления', 'выступлений')}`}
      size={640}
      asks="Закрыть, не добавив?"
      onClose={onClose}
    >
      <p>
        Каждое встанет за последним в своей номинации и получит номер с буквой, если номера дальше уже есть. Кто подал
        заявку, увидит выступление у себя.
      </p>
      <PerformanceChoice
        competitionGuid={program.competitionGuid}
        tour={program.tour}
        at={form.at('applicationBlockGuids')}
      />
    </DrawerForm>
  );
}
