// One criterion in the list: its scale, its nominations, its menu.

import { Button, Menu } from '@mantine/core';
import type { CriterionView } from '@rampa/contract';
import { formatThousandths } from '@rampa/kernel';
import { Chip, listed } from '@rampa/platform/web/base';
import { ListRow, RowMenu, type OrderedPlace } from '@rampa/platform/web/desk';

export interface CriterionRowProps {
  point: CriterionView;
  place: OrderedPlace;
  /** «Вокал, Народный танец» */
  scope: string;
  canChange: boolean;
  onEdit(): void;
  onDelete(): void;
}

export function CriterionRow({ point, place, scope, canChange, ...on }: CriterionRowProps) {
  const { min, max, step, weight } = point;
  return (
    <ListRow
      lead={place.index + 1}
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
          <RowMenu label={point.title} isBusy={place.isBusy}>
            {place.moves}
            <Menu.Item data-danger onClick={on.onDelete}>
              Удалить
            </Menu.Item>
          </RowMenu>
        </>
      ) : null}
    </ListRow>
  );
}
