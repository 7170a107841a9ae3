// The buttons above the text. Each tells its name and whether it applies at the caret.

import { ActionIcon } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconHeading,
  IconItalic,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import { useEditorState, type Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import type { Placeholder } from '@rampa/mailings/domain';
import classes from '../style/editor.module.css';
import { LinkButton } from './LinkButton.tsx';
import { PlaceholderMenu } from './PlaceholderMenu.tsx';

const ICON = { size: 20, stroke: 1.75 };

export function EditorBar({ editor, placeholders }: { editor: Editor; placeholders: readonly Placeholder[] }) {
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      isBold: at.isActive('bold'),
      isItalic: at.isActive('italic'),
      isHeading: at.isActive('heading'),
      isBullet: at.isActive('bulletList'),
      isNumber: at.isActive('orderedList'),
      canUndo: at.can().undo(),
      canRedo: at.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <div className={classes.bar} role="toolbar" aria-label="Оформление текста">
      <Look label="Жирный" isOn={now.isBold} onPress={() => chain().toggleBold().run()}>
        <IconBold {...ICON} />
      </Look>
      <Look label="Курсив" isOn={now.isItalic} onPress={() => chain().toggleItalic().run()}>
        <IconItalic {...ICON} />
      </Look>
      <Look label="Заголовок" isOn={now.isHeading} onPress={() => chain().toggleHeading({ level: 2 }).run()}>
        <IconHeading {...ICON} />
      </Look>
      <Look label="Список" isOn={now.isBullet} onPress={() => chain().toggleBulletList().run()}>
        <IconList {...ICON} />
      </Look>
      <Look label="Список по номерам" isOn={now.isNumber} onPress={() => chain().toggleOrderedList().run()}>
        <IconListNumbers {...ICON} />
      </Look>
      <LinkButton editor={editor} />
      <Look label="Отменить" isOff={!now.canUndo} onPress={() => chain().undo().run()}>
        <IconArrowBackUp {...ICON} />
      </Look>
      <Look label="Повторить" isOff={!now.canRedo} onPress={() => chain().redo().run()}>
        <IconArrowForwardUp {...ICON} />
      </Look>
      <PlaceholderMenu
        of={placeholders}
        onChoose={(name) => {
          // At once: the editor's own command moves the focus a frame later, and a quick key would choose again.
          editor.view.focus();
          chain()
            .insertContent({ type: 'text', text: `{${name}}` })
            .run();
        }}
      />
    </div>
  );
}

interface LookProps {
  label: string;
  isOn?: boolean;
  isOff?: boolean;
  onPress(): void;
  children: ReactNode;
}

function Look({ label, isOn, isOff = false, onPress, children }: LookProps) {
  return (
    <ActionIcon
      size={44}
      variant={isOn ? 'light' : 'subtle'}
      color="gray"
      aria-label={label}
      title={label}
      disabled={isOff}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      onClick={onPress}
    >
      {children}
    </ActionIcon>
  );
}
