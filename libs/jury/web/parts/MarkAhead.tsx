// «Когда можно оценивать»: once the performance is on stage, or before.

import { ScoringSchemeGetByCompetition, ScoringSchemeUpdate } from '@rampa/contract';
import { Answer, BusySwitch, FormSkeleton, Section, tell, useRead, useWrite } from '@rampa/platform/web/desk';

export function MarkAhead({ competitionGuid, canChange }: { competitionGuid: string; canChange: boolean }) {
  const query = { competitionGuid };
  const schemes = useRead(ScoringSchemeGetByCompetition, { query });
  const save = useWrite(ScoringSchemeUpdate);
  const set = (markAhead: boolean) =>
    save.mutate(
      { query, body: { markAhead } },
      { onSuccess: () => tell(markAhead ? 'Судьи могут оценивать заранее' : 'Судьи оценивают с выхода на сцену') },
    );
  return (
    <Section title="Когда можно оценивать">
      <Answer of={schemes} skeleton={<FormSkeleton fields={1} />}>
        {({ markAhead }) =>
          !canChange ? (
            <p>{markAhead ? 'И до выхода на сцену.' : 'Когда выступление на сцене или уже прошло.'}</p>
          ) : (
            <BusySwitch
              isBusy={save.isPending}
              label="Принимать оценки до выхода на сцену"
              description="Обычно судья оценивает выступление, когда оно на сцене или уже прошло."
              checked={save.isPending ? (save.variables?.body?.markAhead ?? markAhead) : markAhead}
              onChange={(event) => set(event.currentTarget.checked)}
            />
          )
        }
      </Answer>
    </Section>
  );
}
