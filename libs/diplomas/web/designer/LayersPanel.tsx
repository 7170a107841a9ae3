// Everything on the sheet, the topmost first: chosen, locked, put above or below without a mouse.

import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react';
import { changed, layered, nameOf, removed, withGroups } from './box-deeds.ts';
import type { Editor } from './use-editor.ts';
import classes from './designer.module.css';

export function LayersPanel({ editor, canChange }: { editor: Editor; canChange: boolean }) {
  const { draft, chosen } = editor;
  const boxes = draft.boxes.toReversed();
  if (boxes.length === 0)
    return <p className={classes.hint}>На листе пока пусто. Добавьте текст или поле кнопками над листом.</p>;
  return (
    <ul className={classes.layers} aria-label="Слои, верхний первым">
      {boxes.map((box, index) => {
        const name = nameOf(box);
        return (
          <li key={box.guid} className={classes.layer} data-chosen={chosen.includes(box.guid) || undefined}>
            <button
              type="button"
              className={classes.layerName}
              aria-pressed={chosen.includes(box.guid)}
              onClick={(event) => {
                const own = withGroups(draft, [box.guid]);
                editor.run({ kind: 'choose', guids: event.shiftKey ? [...chosen, ...own] : own });
              }}
            >
              {name}
            </button>
            {canChange && chosen.includes(box.guid) ? (
              <>
                <ActionIcon
                  variant="subtle"
                  aria-label={box.isLocked ? `Открепить: ${name}` : `Закрепить: ${name}`}
                  onClick={() => editor.change(changed([box.guid], () => ({ isLocked: !box.isLocked })))}
                >
                  {box.isLocked ? <IconLock size={16} stroke={1.75} /> : <IconLockOpen size={16} stroke={1.75} />}
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  aria-label={`Выше: ${name}`}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => editor.change(layered(box.guid, 1))}
                >
                  <IconArrowUp size={16} stroke={1.75} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  aria-label={`Ниже: ${name}`}
                  aria-disabled={index === boxes.length - 1 || undefined}
                  onClick={() => editor.change(layered(box.guid, -1))}
                >
                  <IconArrowDown size={16} stroke={1.75} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  aria-label={`Убрать: ${name}`}
                  onClick={() => editor.change(removed([box.guid]))}
                >
                  <IconTrash size={16} stroke={1.75} />
                </ActionIcon>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
