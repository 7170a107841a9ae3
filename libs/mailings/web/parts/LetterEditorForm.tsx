// The editor of a letter's text: Tiptap with the few looks that a letter has. Its output is the closed JSON, never
// HTML.

import { Input } from '@mantine/core';
import { EditorContent, useEditor, type JSONContent } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { LetterKind } from '@rampa/kernel';
import { keptText, placeholdersOf, type LetterText } from '@rampa/mailings/domain';
import classes from '../style/editor.module.css';
import { EditorBar } from './EditorBar.tsx';
import { editorParts } from './editor-parts.ts';

export interface LetterEditorProps {
  kind: LetterKind;
  value: LetterText;
  /** The text that the form holds at this moment: `value` may be drawn late. */
  now(): LetterText;
  error: string | undefined;
  onChange(value: LetterText): void;
}

export function LetterEditor({ kind, value, now, error, onChange }: LetterEditorProps) {
  const id = useId();
  /** The last reported value: any other one comes from outside, from a version or a draft. */
  const told = useRef(value);
  const [extensions] = useState(() => editorParts(kind));
  const editor = useEditor({
    extensions,
    content: asContent(value),
    injectCSS: false,
    onUpdate({ editor: written }) {
      told.current = keptText(written.getJSON());
      onChange(told.current);
    },
  });
  useEffect(() => {
    // A drawing that comes after the next key shows an older text, which must not replace what is typed.
    const held = now();
    if (JSON.stringify(held) === JSON.stringify(told.current)) return;
    told.current = held;
    editor.commands.setContent(asContent(held), { emitUpdate: false });
  });
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          class: classes.text!,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          'aria-describedby': `${id}-error`,
          'aria-invalid': String(error !== undefined),
        },
      },
    });
  }, [editor, id, error]);
  return (
    <Input.Wrapper label="Текст" labelElement="div" labelProps={{ id: `${id}-label` }}>
      <div className={classes.editor} data-wrong={error === undefined ? undefined : true}>
        <EditorBar editor={editor} placeholders={placeholdersOf(kind)} />
        <EditorContent editor={editor} />
      </div>
      <Input.Error id={`${id}-error`} className={classes.error!}>
        {error}
      </Input.Error>
    </Input.Wrapper>
  );
}

/** The editor's own type is open; a letter's is closed. */
const asContent = (value: LetterText) => value as JSONContent;
