// «Как считать итог»: the rules of the whole event or of one nomination.

import { useRef, useState } from 'react';
import { presets } from '@rampa/jury/domain';
import { ScoringSchemeGetByCompetition } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { Answer, FormSkeleton, Section, Select, useLeavingWithin, useRead } from '@rampa/platform/web/desk';
import { useNominations } from '../api/nominations.ts';
import { bodyOf, isScheme } from '../rules/method-words.ts';
import { MethodForm } from './MethodForm.tsx';

export function ScoringMethod({ competitionGuid, canChange }: { competitionGuid: string; canChange: boolean }) {
  const schemes = useRead(ScoringSchemeGetByCompetition, { query: { competitionGuid } });
  const nominations = useNominations(competitionGuid);
  const [nomination, setNomination] = useState<string>('');
  const rules = useRef<HTMLDivElement>(null);
  const { leave, question } = useLeavingWithin(() => rules.current);
  return (
    <Section title="Как считать итог">
      {(nominations.data ?? []).length > 1 ? (
        <Select
          mb="md"
          maw="26rem"
          label="К чему относятся"
          data={[
            { value: '', label: 'Для всех номинаций' },
            ...nominations.data!.map((one) => ({ value: one.guid, label: `Только ${inQuotes(one.title)}` })),
          ]}
          value={nomination}
          onChange={(value) => leave(() => setNomination(value ?? ''))}
        />
      ) : null}
      <div ref={rules}>
        <Answer of={schemes} skeleton={<FormSkeleton fields={3} />}>
          {({ schemes: list }) => {
            const own = list.find((one) => (one.nominationGuid ?? '') === nomination);
            const general = list.find((one) => one.nominationGuid === null);
            const scheme = own?.scheme ?? general?.scheme;
            const kept = isScheme(scheme) ? scheme : bodyOf(presets[0]!.scheme);
            return (
              <MethodForm
                key={nomination}
                competitionGuid={competitionGuid}
                nominationGuid={nomination === '' ? null : nomination}
                kept={kept}
                version={own?.version ?? 0}
                canChange={canChange}
              />
            );
          }}
        </Answer>
      </div>
      {question}
    </Section>
  );
}
