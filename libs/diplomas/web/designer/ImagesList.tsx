// Pictures of a template: put on the sheet once more, behind it, or deleted with every box that shows them.

import { ActionIcon } from '@mantine/core';
import { IconBackground, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DesignerDeleteImage, type DocumentView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { Confirm, tell, useWrite } from '@rampa/platform/web/desk';
import { newImage } from './box-deeds.ts';
import type { Editor } from './use-editor.ts';
import classes from './designer.module.css';

type Picture = DocumentView['images'][number];

export function ImagesList({ editor }: { editor: Editor }) {
  const { images } = editor.saved;
  const { sheet } = editor.draft;
  const remove = useWrite(DesignerDeleteImage);
  const [asked, setAsked] = useState<Picture | null>(null);
  if (images.length === 0) return null;
  const put = (image: Picture) => {
    const box = newImage(sheet, image);
    editor.change((draft) => ({ ...draft, boxes: [...draft.boxes, box] }), { choose: [box.guid] });
  };
  const behind = (backgroundGuid: string | null) =>
    editor.change((draft) => ({ ...draft, sheet: { ...draft.sheet, backgroundGuid } }));
  function take({ guid, name }: Picture) {
    setAsked(null);
    remove.mutate(
      { query: { documentImageGuid: guid } },
      {
        onSuccess: () => {
          tell(`Картинка ${inQuotes(name)} удалена`);
          void editor.reread();
        },
      },
    );
  }
  return (
    <div>
      <h3 className={classes.small}>Картинки</h3>
      <ul className={classes.layers} aria-label="Картинки шаблона">
        {images.map((image) => {
          const isBehind = sheet.backgroundGuid === image.guid;
          return (
            <li key={image.guid} className={classes.layer}>
              <span className={classes.imageName}>{image.name}</span>
              <ActionIcon variant="subtle" aria-label={`На лист: ${image.name}`} onClick={() => put(image)}>
                <IconPlus size={16} stroke={1.75} />
              </ActionIcon>
              <ActionIcon
                variant={isBehind ? 'filled' : 'subtle'}
                aria-label={`Фоном: ${image.name}`}
                aria-pressed={isBehind}
                onClick={() => behind(isBehind ? null : image.guid)}
              >
                <IconBackground size={16} stroke={1.75} />
              </ActionIcon>
              <ActionIcon variant="subtle" aria-label={`Удалить: ${image.name}`} onClick={() => setAsked(image)}>
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      <Confirm
        isOpen={asked !== null}
        title="Удалить картинку?"
        action="Удалить"
        isDanger
        onClose={() => setAsked(null)}
        onConfirm={() => asked && take(asked)}
      >
        {asked ? `${asked.name}: рамки с ней исчезнут с листа, вернуть её нельзя.` : ''}
      </Confirm>
    </div>
  );
}
