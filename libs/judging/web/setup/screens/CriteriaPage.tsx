// «Критерии оценки»: the scales judges mark by, and how marks become a result.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PointDelete, type CriterionView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  Confirm,
  ListRows,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  tell,
  useAccess,
  useNominations,
  useOrderDrops,
  useWrite,
} from '@rampa/platform/web/desk';
import { useCriteriaOrder } from '../api/criteria-order.ts';
import { usePoints } from '../api/points.ts';
import { CriterionForm } from '../parts/CriterionForm.tsx';
import { CRITERIA, CriterionRow } from '../parts/CriterionRow.tsx';
import { ReadyRules } from '../parts/ReadyRules.tsx';
import { MarkAhead } from '../parts/MarkAhead.tsx';
import { ScoringMethod } from '../parts/ScoringMethod.tsx';
import { TitleFaults } from '../parts/TitleFaults.tsx';
import { movedBeside, movedBy } from '../rules/criteria-order.ts';

export function CriteriaPage() {
  const { guid: competitionGuid = '' } = useParams();
  const canChange = useAccess(competitionGuid).changes('settings');
  const points = usePoints(competitionGuid);
  const nominations = useNominations(competitionGuid);
  const [edited, setEdited] = useState<CriterionView | 'new' | null>(null);
  const [deleted, setDeleted] = useState<CriterionView | null>(null);
  const remove = useWrite(PointDelete, {
    inOrder: 'points',
  });
  const { list, moving, arrange } = useCriteriaOrder(competitionGuid, points.data ?? []);
  const guids = list.map(({ guid }) => guid);
  const add = canChange ? (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setEdited('new')}>
      Добавить критерий
    </Button>
  ) : null;

  useOrderDrops(CRITERIA, (drop) => arrange(movedBeside(guids, drop), drop.id));

  const scopeOf = (point: CriterionView) =>
    point.nominationGuids.length === 0
      ? 'все номинации'
      : (nominations.data ?? [])
          .filter((one) => point.nominationGuids.includes(one.guid))
          .map((one) => one.title)
          .join(', ');

  return (
    <Page>
      <PageHead title="Критерии оценки" actions={list.length > 0 ? add : null} />
      <TitleFaults competitionGuid={competitionGuid} />
      <Section title="Критерии" note="Судья ставит отдельную оценку по каждому критерию.">
        <Answer of={points} skeleton={<RowsSkeleton rows={5} height="3.5rem" />}>
          {() =>
            list.length === 0 ? (
              <EmptyState action={add}>Критериев пока нет. Возьмите готовый набор или добавьте первый.</EmptyState>
            ) : (
              <ListRows label="Критерии">
                {list.map((point, index) => (
                  <CriterionRow
                    key={point.guid}
                    point={point}
                    index={index}
                    count={list.length}
                    scope={scopeOf(point)}
                    canChange={canChange}
                    isBusy={moving === point.guid}
                    onMove={(by) => arrange(movedBy(guids, point.guid, by), point.guid)}
                    onEdit={() => setEdited(point)}
                    onDelete={() => setDeleted(point)}
                  />
                ))}
              </ListRows>
            )
          }
        </Answer>
      </Section>
      {canChange && points.data?.length === 0 ? <ReadyRules competitionGuid={competitionGuid} /> : null}
      <ScoringMethod competitionGuid={competitionGuid} canChange={canChange} />
      <MarkAhead competitionGuid={competitionGuid} canChange={canChange} />
      {edited ? (
        <CriterionForm
          competitionGuid={competitionGuid}
          point={edited === 'new' ? null : edited}
          like={list.at(-1) ?? null}
          order={list.length}
          onClose={() => setEdited(null)}
        />
      ) : null}
      <Confirm
        isOpen={deleted !== null}
        isDanger
        title="Удалить критерий?"
        action="Удалить"
        isBusy={remove.isPending}
        onClose={() => setDeleted(null)}
        onConfirm={() =>
          remove.mutate(
            { query: { pointGuid: deleted!.guid } },
            { onSuccess: () => tell(`Критерий ${inQuotes(deleted!.title)} удалён`), onSettled: () => setDeleted(null) },
          )
        }
      >
        {deleted ? `${inQuotes(deleted.title)}. Критерий с оценками удалить нельзя.` : null}
      </Confirm>
    </Page>
  );
}
