// The editor's extensions: those that a letter's closed shape allows, and the marks of placeholders.

import { Extension } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { LetterKind } from '@rampa/kernel';
import { isLetterAddress, piecesOf } from '@rampa/mailings/domain';
import classes from '../style/editor.module.css';

export const editorParts = (kind: LetterKind) => [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Heading.configure({ levels: [2] }),
  BulletList,
  OrderedList,
  // Lists are not nested, as in the contract.
  ListItem.extend({ content: 'paragraph+' }),
  ListKeymap,
  UndoRedo,
  Link.configure({ openOnClick: false, isAllowedUri: (address) => isLetterAddress(address) }),
  placeholderMarks(kind),
];

/** Marks placeholders, and unknown ones as faults, while people type. */
function placeholderMarks(kind: LetterKind) {
  return Extension.create({
    name: 'placeholderMarks',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => DecorationSet.create(doc, marksIn(doc, kind)),
        },
      }),
    ],
  });
}

function marksIn(doc: Node, kind: LetterKind): Decoration[] {
  const marks: Decoration[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    // A line break counts as one position, like a character.
    const text = node.textBetween(0, node.content.size, null, '\n');
    for (const piece of piecesOf(text, kind)) {
      if (piece.is === 'text') continue;
      const from = at + 1 + piece.from;
      const look = piece.is === 'placeholder' ? classes.placeholder! : classes.fault!;
      marks.push(Decoration.inline(from, from + piece.text.length, { class: look }));
    }
    return false;
  });
  return marks;
}
