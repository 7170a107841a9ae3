// What can be put on the sheet, the way back and forth, the size of the sheet on the screen.

import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconLetterT,
  IconLine,
  IconPhotoPlus,
  IconQrcode,
  IconSquare,
  IconSquareFilled,
  IconTag,
} from '@tabler/icons-react';
import { useState } from 'react';
import { DesignerCreateImage, type PaperBox } from '@rampa/contract';
import { PAPER_FIELD_WORDS } from '@rampa/diplomas/domain';
import { PAPER_FIELDS } from '@rampa/kernel';
import { ButtonMenu, PICTURES, Select, UploadButton, useUpload } from '@rampa/platform/web/desk';
import { WHOLE, WIDE } from './use-scale.ts';
import { newLogo, newQr, newShape, newText } from './box-deeds.ts';
import type { Editor } from './use-editor.ts';
import classes from './designer.module.css';

/** Sizes of the sheet on the screen, pixels of a millimetre. */
const SCALES = [WHOLE, WIDE, 1.5, 2, 3, 4, 6];
const WORDS = new Map([
  [WHOLE, 'Лист целиком'],
  [WIDE, 'По ширине'],
]);

export interface ToolsProps {
  editor: Editor;
  canChange: boolean;
  scale: number;
  setScale(scale: number): void;
}

export function Tools({ editor, canChange, scale, setScale }: ToolsProps) {
  const { sheet } = editor.draft;
  const upload = useUpload(DesignerCreateImage);
  const [isBehind, setBehind] = useState(false);
  const add = (box: PaperBox) =>
    editor.change((draft) => ({ ...draft, boxes: [...draft.boxes, box] }), { choose: [box.guid] });
  async function send(file: File) {
    const query = {
      competitionDocumentGuid: editor.saved.guid,
      useAsBackground: isBehind ? ('true' as const) : ('false' as const),
    };
    if (await upload.send(file, query)) await editor.reread();
  }
  return (
    <div className={classes.tools} role="toolbar" aria-label="Что добавить">
      {canChange ? (
        <>
          <Tool label="Текст" icon={IconLetterT} onClick={() => add(newText(sheet, null))} />
          <ButtonMenu
            position="bottom-start"
            button={
              <ActionIcon variant="default" size="lg" aria-label="Поле">
                <IconTag size={18} stroke={1.75} />
              </ActionIcon>
            }
          >
            {PAPER_FIELDS.map((field) => (
              <Menu.Item key={field} onClick={() => add(newText(sheet, field))}>
                {PAPER_FIELD_WORDS[field].says}
              </Menu.Item>
            ))}
          </ButtonMenu>
          <Tool label="Код проверки" icon={IconQrcode} onClick={() => add(newQr(sheet))} />
          <Tool label="Линия" icon={IconLine} onClick={() => add(newShape(sheet, 'line'))} />
          <Tool label="Рамка" icon={IconSquare} onClick={() => add(newShape(sheet, 'frame'))} />
          <Tool label="Плашка" icon={IconSquareFilled} onClick={() => add(newShape(sheet, 'fill'))} />
          <Tool label="Логотип организатора" icon={IconPhotoPlus} onClick={() => add(newLogo(sheet))} />
          <Select
            aria-label="Куда поставить картинку"
            w="7.5rem"
            allowDeselect={false}
            data={[
              { value: 'box', label: 'На лист' },
              { value: 'behind', label: 'Фоном' },
            ]}
            value={isBehind ? 'behind' : 'box'}
            onChange={(value) => setBehind(value === 'behind')}
          />
          <UploadButton
            label="Картинка"
            accept={PICTURES}
            share={upload.share}
            onFile={(file) => void send(file)}
            onCancel={upload.cancel}
          />
          <Tool
            label="Отменить"
            icon={IconArrowBackUp}
            disabled={editor.past.length === 0}
            onClick={() => editor.run({ kind: 'undo' })}
          />
          <Tool
            label="Вернуть"
            icon={IconArrowForwardUp}
            disabled={editor.future.length === 0}
            onClick={() => editor.run({ kind: 'redo' })}
          />
        </>
      ) : null}
      <span className={classes.gap} />
      <Select
        aria-label="Масштаб"
        w="11rem"
        allowDeselect={false}
        data={SCALES.map((value) => ({ value: String(value), label: WORDS.get(value) ?? `${Math.round((value / 3.78) * 100)} %` }))} // prettier-ignore
        value={String(scale)}
        onChange={(value) => setScale(Number(value))}
      />
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: typeof IconLine;
  disabled?: boolean;
  onClick(): void;
}

function Tool({ label, icon: Icon, disabled = false, onClick }: ToolProps) {
  return (
    <ActionIcon variant="default" size="lg" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon size={18} stroke={1.75} />
    </ActionIcon>
  );
}
