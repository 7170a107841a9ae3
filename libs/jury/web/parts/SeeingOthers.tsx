// «Оценки других судей»: what a judge sees of them once the protocol is closed.

import { ScoringSchemeGetByCompetition, ScoringSchemeUpdate } from '@rampa/contract';
import { SEEING_OTHERS, type SeeingOthers as Seeing } from '@rampa/kernel';
import { Answer, FormSkeleton, Section, Select, tell, useRead, useWrite } from '@rampa/platform/web/desk';

const WORDS: Record<Seeing, string> = {
  none: 'не видит',
  numbered: 'видит без имён: «Судья 1», «Судья 2»',
  named: 'видит поимённо',
};
const OPTIONS = SEEING_OTHERS.map((value) => ({ value, label: WORDS[value] }));

export function SeeingOthers({ competitionGuid, canChange }: { competitionGuid: string; canChange: boolean }) {
  const query = { competitionGuid };
  const schemes = useRead(ScoringSchemeGetByCompetition, { query });
  const save = useWrite(ScoringSchemeUpdate);
  const set = (seeingOthers: Seeing) =>
    save.mutate(
      { query, body: { seeingOthers } },
      {
        onSuccess: () =>
          tell(
            seeingOthers === 'none'
              ? 'Судьи видят только свои оценки'
              : 'После закрытия протокола судьи увидят оценки друг друга',
          ),
      },
    );
  return (
    <Section title="Оценки других судей">
      <Answer of={schemes} skeleton={<FormSkeleton fields={1} />}>
        {({ seeingOthers }) =>
          canChange ? (
            <Select
              maw="26rem"
              label="После закрытия протокола судья"
              description="До закрытия каждый видит только свои оценки, что бы здесь ни стояло."
              data={OPTIONS}
              value={save.isPending ? (save.variables?.body?.seeingOthers ?? seeingOthers) : seeingOthers}
              allowDeselect={false}
              disabled={save.isPending}
              onChange={(value) => value && value !== seeingOthers && set(value as Seeing)}
            />
          ) : (
            <p>После закрытия протокола судья {WORDS[seeingOthers]}.</p>
          )
        }
      </Answer>
    </Section>
  );
}
