// A letter's text: the closed JSON that the contract checks and the editor writes.

export type LetterMark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } };

export type Inline = { type: 'text'; text: string; marks?: LetterMark[] | undefined } | { type: 'hardBreak' };

interface Paragraph {
  type: 'paragraph';
  content?: Inline[] | undefined;
}

export type LetterBlock =
  | Paragraph
  | { type: 'heading'; attrs: { level: 2 }; content?: Inline[] | undefined }
  | { type: 'bulletList' | 'orderedList'; content: { type: 'listItem'; content: Paragraph[] }[] };

export interface LetterText {
  type: 'doc';
  content: LetterBlock[];
}

/** The text of every paragraph, heading and item, from top to bottom. */
export function inlinesOf({ content }: LetterText): (readonly Inline[])[] {
  return content.flatMap((block): (readonly Inline[])[] =>
    block.type === 'paragraph' || block.type === 'heading'
      ? [block.content ?? []]
      : block.content.flatMap((item) => item.content.map((paragraph) => paragraph.content ?? [])),
  );
}
