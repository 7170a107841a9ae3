// Drafts that lie in the bin, under the list of applications of their event.

import { ApplicationGetDeletedDrafts } from '@rampa/contract';
import { Button, listed } from '@rampa/platform/web/base';
import { dateText, ListRow, ListRows, Section, useRead } from '@rampa/platform/web/desk';
import { percentText } from '../../filling/model/percent.ts';
import { OWN_ZONE } from '../live.ts';
import { nameOf } from '../words.ts';
import { useRestoreDraft } from './use-draft-bin.ts';

export function DeletedDrafts({ competition, canRestore }: { competition: string; canRestore: boolean }) {
  const { data = [] } = useRead(ApplicationGetDeletedDrafts, { query: { competitionGuid: competition } });
  const bin = useRestoreDraft();
  if (data.length === 0) return null;
  return (
    <Section title="Удалённые черновики">
      <ListRows label="Удалённые черновики">
        {data.map(({ guid, title, percent, keptUntil }) => (
          <ListRow
            key={guid}
            title={nameOf({ title, number: null })}
            detail={listed(
              `заполнен на\u00a0${percentText(percent)}`,
              `вернуть можно до ${dateText(keptUntil, OWN_ZONE)}`,
            )}
          >
            {canRestore ? (
              <Button
                aria-label={`Вернуть: ${nameOf({ title, number: null })}`}
                isBusy={bin.restoring === guid}
                onClick={() => bin.restore({ guid, competitionGuid: competition })}
              >
                Вернуть
              </Button>
            ) : null}
          </ListRow>
        ))}
      </ListRows>
    </Section>
  );
}
