// «Критерии оценки»: the scales judges mark by, and how marks become a result.

import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PointArrange, PointDelete, type CriterionView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  Confirm,
  OrderedList,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  tell,
  useAccess,
  useWrite,
} from '@rampa/platform/web/desk';
import { useNominations } from '../api/nominations.ts';
import { usePoints } from '../api/points.ts';
import { CriterionLater } from '../parts/forms-later.ts';
import { CriterionRow } from '../parts/CriterionRow.tsx';
import { ReadyRules } from '../parts/ReadyRules.tsx';
import { MarkAhead } from '../parts/MarkAhead.tsx';
import { SeeingOthers } from '../parts/SeeingOthers.tsx';
import { ScoringMethod } from '../parts/ScoringMethod.tsx';
import { TitleFaults } from '../parts/TitleFaults.tsx';

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
  const arrange = useWrite(PointArrange, { inOrder: 'points' });
  const list = (points.data ?? []).toSorted((left, right) => left.order - right.order);
  const add = canChange ? (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setEdited('new')}>
      Добавить критерий
    </Button>
  ) : null;

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
              <OrderedList
                label="Критерии"
                name={`criteria ${competitionGuid}`}
                words={['критерий', 'критерия', 'критериев']}
                rows={list}
                idOf={({ guid }) => guid}
                nameOf={({ title }) => title}
                canChange={canChange}
                write={(pointGuids) => arrange.mutateAsync({ query: { competitionGuid }, body: { pointGuids } })}
                row={(point, place) => (
                  <CriterionRow
                    point={point}
                    place={place}
                    scope={scopeOf(point)}
                    canChange={canChange}
                    onEdit={() => setEdited(point)}
                    onDelete={() => setDeleted(point)}
                  />
                )}
              />
            )
          }
        </Answer>
      </Section>
      {canChange && points.data?.length === 0 ? <ReadyRules competitionGuid={competitionGuid} /> : null}
      <ScoringMethod competitionGuid={competitionGuid} canChange={canChange} />
      <MarkAhead competitionGuid={competitionGuid} canChange={canChange} />
      <SeeingOthers competitionGuid={competitionGuid} canChange={canChange} />
      <CriterionLater
        of={
          edited && {
            competitionGuid,
            point: edited === 'new' ? null : edited,
            like: list.at(-1) ?? null,
            order: list.length,
            onClose: () => setEdited(null),
          }
        }
      />
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
