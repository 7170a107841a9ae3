// What can be done with a block or a field of the tree.

import { Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { RowMenu } from '@rampa/platform/web/desk';
import { FORM_LIMITS } from '@rampa/kernel';
import type { TreeRow } from '../state/tree.ts';
import { stepOf } from '../state/tree.ts';
import { addBlock, addField, copy, remove } from './deeds.ts';
import { useDesk } from './desk-context.ts';

const icon = { size: 16, stroke: 1.75 };

export function PartMenu({ row, onMove }: { row: TreeRow; onMove(by: 1 | -1): void }) {
  const desk = useDesk();
  const { part, kind, depth } = row;
  const [up, down] = [stepOf(desk.state.shown, part.guid, -1), stepOf(desk.state.shown, part.guid, 1)];
  const otherBlocks = kind === 'field' ? desk.form.blocks.filter(({ guid }) => guid !== row.part.blockGuid) : [];
  return (
    <RowMenu label={part.title} isOpenAtFirst>
      {kind === 'block' ? (
        <>
          <Menu.Item leftSection={<IconPlus {...icon} />} onClick={() => addField(desk, part.guid)}>
            Поле в этот блок
          </Menu.Item>
          {depth < FORM_LIMITS.depth - 1 ? (
            <Menu.Item leftSection={<IconPlus {...icon} />} onClick={() => addBlock(desk, part.guid)}>
              Блок внутрь
            </Menu.Item>
          ) : null}
        </>
      ) : (
        <Menu.Item leftSection={<IconPlus {...icon} />} onClick={() => addField(desk, row.part.blockGuid, part.guid)}>
          Поле следом
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => copy(desk, part)}>
        Повторить
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconArrowUp {...icon} />} disabled={!up} onClick={() => onMove(-1)}>
        Выше
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown {...icon} />} disabled={!down} onClick={() => onMove(1)}>
        Ниже
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item data-danger leftSection={<IconTrash {...icon} />} onClick={() => remove(desk, part)}>
        Убрать
      </Menu.Item>
      {otherBlocks.length > 0 ? <Menu.Label>Переставить в блок</Menu.Label> : null}
      {otherBlocks.map(({ guid, title }) => (
        <Menu.Item key={guid} onClick={() => desk.propose([{ do: 'moveField', guid: part.guid, blockGuid: guid }])}>
          {title}
        </Menu.Item>
      ))}
    </RowMenu>
  );
}
