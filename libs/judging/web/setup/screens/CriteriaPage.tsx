// «Критерии оценки»: the scales judges mark by, and how marks become a result.

import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import {
  AwardGroupGetByCompetition,
  PointDelete,
  PointGetByCompetition,
  PointUpdate,
  type CriterionView,
} from '@rampa/contract';
import { formatThousandths, inQuotes } from '@rampa/kernel';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  Confirm,
  ListRow,
  ListRows,
  Page,
  PageHead,
  RowMenu,
  RowsSkeleton,
  Section,
  tell,
  useAccess,
  useNominations,
  useWrite,
} from '@rampa/platform/web/desk';
import { sentPoint, usePoints } from '../api/points.ts';
import { CriterionForm } from '../parts/CriterionForm.tsx';
import { ReadyRules } from '../parts/ReadyRules.tsx';
import { MarkAhead } from '../parts/MarkAhead.tsx';
import { ScoringMethod } from '../parts/ScoringMethod.tsx';
import { TitleFaults } from '../parts/TitleFaults.tsx';

export function CriteriaPage() {
  const { guid: competitionGuid = '' } = useParams();
  const canChange = useAccess(competitionGuid).changes('settings');
  const points = usePoints(competitionGuid);
  const nominations = useNominations(competitionGuid);
  const [edited, setEdited] = useState<CriterionView | 'new' | null>(null);
  const [deleted, setDeleted] = useState<CriterionView | null>(null);
  const query = { competitionGuid };
  const settings = { refreshes: [PointGetByCompetition, AwardGroupGetByCompetition], inOrder: 'points' };
  const update = useWrite(PointUpdate, settings);
  const remove = useWrite(PointDelete, settings);
  const list = (points.data ?? []).toSorted((left, right) => left.order - right.order);
  const add = canChange ? (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setEdited('new')}>
      Добавить критерий
    </Button>
  ) : null;

  function move(index: number, by: number) {
    const order = list.slice();
    order.splice(index + by, 0, ...order.splice(index, 1));
    order.forEach((point, at) => {
      if (point.order !== at) update.mutate({ query, body: { ...sentPoint(point), order: at } });
    });
  }

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
                  <ListRow
                    key={point.guid}
                    lead={index + 1}
                    title={
                      <>
                        {point.title}
                        {point.isRequired ? null : <Chip>необязательный</Chip>}
                      </>
                    }
                    detail={[
                      `от ${formatThousandths(point.min)} до ${formatThousandths(point.max)}, шаг ${formatThousandths(point.step)}`,
                      point.weight === 1000 ? '' : `вес ${formatThousandths(point.weight)}`,
                      scopeOf(point),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  >
                    {canChange ? (
                      <>
                        <Button
                          variant="default"
                          aria-label={`Изменить: ${point.title}`}
                          onClick={() => setEdited(point)}
                        >
                          Изменить
                        </Button>
                        <RowMenu label={point.title}>
                          <Menu.Item
                            leftSection={<IconArrowUp size={16} stroke={1.75} />}
                            disabled={index === 0}
                            onClick={() => move(index, -1)}
                          >
                            Выше
                          </Menu.Item>
                          <Menu.Item
                            leftSection={<IconArrowDown size={16} stroke={1.75} />}
                            disabled={index === list.length - 1}
                            onClick={() => move(index, 1)}
                          >
                            Ниже
                          </Menu.Item>
                          <Menu.Item data-danger onClick={() => setDeleted(point)}>
                            Удалить
                          </Menu.Item>
                        </RowMenu>
                      </>
                    ) : null}
                  </ListRow>
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
