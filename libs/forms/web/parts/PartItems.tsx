// What can be done with a block or a field of the tree: the items of its menu.

import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboard,
  IconClipboardText,
  IconCopy,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { Edit } from '@rampa/forms/domain';
import { FORM_LIMITS, type Guid } from '@rampa/kernel';
import type { TreeRow } from '../state/tree.ts';
import { otherParents, stepOf } from '../state/tree.ts';
import { copyPart, pastePart } from './clipboard.ts';
import { addBlock, addField, copy, remove } from './deeds.ts';
import { useDesk } from './desk-context.ts';

interface Other {
  guid: Guid;
  title: string;
  edit: Edit;
}

const icon = { size: 16, stroke: 1.75 };

export function PartItems({ row, onMove }: { row: TreeRow; onMove(by: 1 | -1): void }) {
  const desk = useDesk();
  const { part, kind, depth } = row;
  const [up, down] = [stepOf(desk.state.shown, part.guid, -1), stepOf(desk.state.shown, part.guid, 1)];
  const others: Other[] =
    kind === 'field'
      ? desk.form.blocks
          .filter(({ guid }) => guid !== row.part.blockGuid)
          .map(({ guid, title }) => ({ guid, title, edit: { do: 'moveField', guid: part.guid, blockGuid: guid } }))
      : otherParents(desk.state.shown, part.guid).map((parent) => {
          const parentGuid = parent?.guid ?? null;
          const title = parent?.title ?? 'Сделать разделом';
          return { guid: parentGuid ?? part.guid, title, edit: { do: 'moveBlock', guid: part.guid, parentGuid } };
        });
  return (
    <>
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
      <Menu.Item leftSection={<IconClipboard {...icon} />} onClick={() => void copyPart(desk, part.guid)}>
        Скопировать для другой формы
      </Menu.Item>
      <Menu.Item leftSection={<IconClipboardText {...icon} />} onClick={() => void pastePart(desk, part.guid)}>
        Вставить скопированное
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
      {others.length > 0 ? <Menu.Label>Переставить в блок</Menu.Label> : null}
      {others.map(({ guid, title, edit }) => (
        <Menu.Item key={guid} onClick={() => desk.propose([edit])}>
          {title}
        </Menu.Item>
      ))}
    </>
  );
}
