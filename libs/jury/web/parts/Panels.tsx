// Who judges which nomination, as a table of ticks.

import { Checkbox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { NominationUpdate } from '@rampa/contract';
import { shortNames } from '@rampa/kernel';
import { Section, useWrite } from '@rampa/platform/web/desk';
import { useNominations } from '../api/nominations.ts';
import { serves } from '@rampa/jury/domain';
import { useJudges } from '../api/judges.ts';
import { toggled } from '../rules/nominations.ts';
import classes from '../style/nominations.module.css';

export function Panels({ competitionGuid, canChange }: { competitionGuid: string; canChange: boolean }) {
  const nominations = useNominations(competitionGuid);
  const judges = useJudges(competitionGuid);
  const assign = useWrite(NominationUpdate, {
    inOrder: 'panels',
  });
  const list = nominations.data ?? [];
  const panel = judges.data?.collection ?? [];
  if (list.length === 0 || panel.length === 0) return null;
  const all = list.map((one) => one.guid);
  const names = shortNames(panel.map(({ fullName }) => fullName));
  return (
    <Section title="Кто что оценивает" note="Отмечены все — судья оценивает и будущие номинации.">
      <div className={classes.scroll} role="region" aria-label="Кто что оценивает" tabIndex={0}>
        <table className={classes.matrix}>
          <thead>
            <tr>
              <th scope="col">Номинация</th>
              {panel.map((judge, index) => (
                <th key={judge.guid} scope="col">
                  {names[index]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((nomination) => (
              <tr key={nomination.guid}>
                <th scope="row">{nomination.title}</th>
                {panel.map((judge) => {
                  const has = serves(judge.nominationGuids, nomination.guid);
                  const next = toggled(judge.nominationGuids, nomination.guid, all);
                  return (
                    <td key={judge.guid}>
                      {canChange ? (
                        <label className={classes.target}>
                          <Checkbox
                            aria-label={`${judge.fullName}: ${nomination.title}`}
                            checked={has}
                            disabled={assign.isPending || next === null}
                            onChange={() =>
                              next !== null &&
                              assign.mutate({
                                query: { competitionGuid, competitionJudgeGuid: judge.guid },
                                body: { nominationGuids: next },
                              })
                            }
                          />
                        </label>
                      ) : (
                        <span className={classes.target}>
                          {has ? (
                            <IconCheck size={18} stroke={1.75} role="img" aria-label="судит" />
                          ) : (
                            <span role="img" aria-label="не судит">
                              —
                            </span>
                          )}
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
