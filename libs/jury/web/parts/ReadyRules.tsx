// Criteria, method and titles in one press, for an event that has none yet.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { presets, type Preset } from '@rampa/jury/domain';
import { AwardGroupGetByCompetition, ScoringSchemeGetByCompetition, ScoringSchemeUpdate } from '@rampa/contract';
import { ListRow, ListRows, Section, tell, useRead, useWrite } from '@rampa/platform/web/desk';
import { bodyOf, presetWords } from '../rules/method-words.ts';
import { replacementOf } from '../rules/replacement.ts';
import { FIRST_SET, readySet } from '../rules/title-words.ts';

/** The best known sets; the others are chosen below, with their details. */
const OFFERED: readonly Preset['key'][] = ['tenPointsMean', 'fiveByFive', 'tenByTen', 'hundredPoints', 'trimmed'];

export function ReadyRules({ competitionGuid }: { competitionGuid: string }) {
  const query = { competitionGuid };
  const sets = useRead(AwardGroupGetByCompetition, { query });
  const schemes = useRead(ScoringSchemeGetByCompetition, { query });
  const write = useWrite(ScoringSchemeUpdate);
  const [taken, setTaken] = useState<string | null>(null);
  const hasTitles = (sets.data ?? []).length > 0;
  const version = schemes.data?.schemes.find(({ nominationGuid }) => nominationGuid === null)?.version;

  /** All of it or nothing. */
  function take(preset: Preset) {
    setTaken(preset.key);
    const scheme = { ...bodyOf(preset.scheme) };
    // A tie step may name a criterion of the preset by a key that the event does not have.
    scheme.ties = scheme.ties.filter((step) => step.kind !== 'criterionMean');
    const titles = { title: FIRST_SET, settings: readySet(preset.titlesOutOf ?? 'places') };
    const body = {
      ...{ nominationGuid: null, scheme, criteria: replacementOf(preset, []) },
      ...(hasTitles ? {} : { titles }),
      ...(version === undefined ? {} : { version }),
    };
    write.mutate(
      { query, body },
      {
        onSuccess: () =>
          tell(hasTitles ? 'Критерии и правила готовы' : 'Критерии, правила и звания готовы', {
            detail: 'Всё это можно поправить.',
          }),
        onSettled: () => setTaken(null),
      },
    );
  }

  return (
    <Section
      title="Готовые наборы"
      note={hasTitles ? 'Критерии и подсчёт одним нажатием.' : 'Критерии, подсчёт и звания одним нажатием.'}
    >
      <ListRows label="Готовые наборы">
        {OFFERED.map((key) => {
          const preset = presets.find((one) => one.key === key)!;
          return (
            <ListRow key={key} title={preset.title} detail={presetWords(preset)}>
              <Button
                variant="default"
                aria-label={`Взять набор: ${preset.title}`}
                disabled={taken !== null || !sets.data || !schemes.data}
                loading={taken === key}
                onClick={() => take(preset)}
              >
                Взять
              </Button>
            </ListRow>
          );
        })}
      </ListRows>
    </Section>
  );
}
