// One criterion in the list: its scale, whom it is for, what can be done with it.

import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { CriterionView } from '@rampa/contract';
import { formatThousandths } from '@rampa/kernel';
import { Chip, listed } from '@rampa/platform/web/base';
import { ListRow, RowMenu, useOrderRow } from '@rampa/platform/web/desk';

export interface CriterionRowProps {
  point: CriterionView;
  index: number;
  count: number;
  /** «Вокал, Народный танец» */
  scope: string;
  canChange: boolean;
  /** Its move is on its way. */
  isBusy: boolean;
  onMove(by: 1 | -1): void;
  onEdit(): void;
  onDelete(): void;
}

export const CRITERIA = 'criteria';

export function CriterionRow({ point, index, count, scope, canChange, isBusy, ...on }: CriterionRowProps) {
  const drag = useOrderRow(canChange ? CRITERIA : null, point.guid);
  const { min, max, step, weight } = point;
  return (
    <ListRow
      lead={index + 1}
      {...(canChange ? { drag } : {})}
      title={
        <>
          {point.title}
          {point.isRequired ? null : <Chip>необязательный</Chip>}
        </>
      }
      detail={listed(
        `от ${formatThousandths(min)} до ${formatThousandths(max)}`,
        `шаг ${formatThousandths(step)}`,
        weight === 1000 ? '' : `вес ${formatThousandths(weight)}`,
        scope,
      )}
    >
      {canChange ? (
        <>
          <Button variant="default" aria-label={`Изменить: ${point.title}`} onClick={on.onEdit}>
            Изменить
          </Button>
          <RowMenu label={point.title} isBusy={isBusy}>
            <Menu.Item
              leftSection={<IconArrowUp size={16} stroke={1.75} />}
              disabled={index === 0}
              onClick={() => on.onMove(-1)}
            >
              Выше
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={16} stroke={1.75} />}
              disabled={index === count - 1}
              onClick={() => on.onMove(1)}
            >
              Ниже
            </Menu.Item>
            <Menu.Item color="danger" onClick={on.onDelete}>
              Удалить
            </Menu.Item>
          </RowMenu>
        </>
      ) : null}
    </ListRow>
  );
}
