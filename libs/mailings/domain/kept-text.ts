// Reduces an editor's text to the closed shape of a letter, whatever was pasted.

import { isLetterAddress } from './address.ts';
import type { Inline, LetterBlock, LetterMark, LetterText } from './letter-text.ts';

interface Node {
  type?: unknown;
  text?: unknown;
  marks?: unknown;
  attrs?: unknown;
  content?: unknown;
}

/** Characters that come along with text copied from tables and papers; the call refuses them. */
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Blocks of unknown kinds become paragraphs with their text. Empty paragraphs at the end are dropped. */
export function keptText(given: unknown): LetterText {
  const content = nodesOf(given).flatMap(blockOf);
  while (content.length > 1 && isEmpty(content.at(-1)!)) content.pop();
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function blockOf(node: Node): LetterBlock[] {
  const type = node.type;
  if (type === 'heading') return [{ type, attrs: { level: 2 }, ...written(node) }];
  if (type !== 'bulletList' && type !== 'orderedList') return [{ type: 'paragraph', ...written(node) }];
  const items = nodesOf(node).map((item) => {
    const paragraphs = nodesOf(item).map((one) => ({ type: 'paragraph' as const, ...written(one) }));
    return {
      type: 'listItem' as const,
      content: paragraphs.length > 0 ? paragraphs : [{ type: 'paragraph' as const }],
    };
  });
  return items.length > 0 ? [{ type, content: items }] : [];
}

function written(node: Node): { content?: Inline[] } {
  const content = nodesOf(node).flatMap(inlineOf);
  return content.length > 0 ? { content } : {};
}

function inlineOf(node: Node): Inline[] {
  if (node.type === 'hardBreak') return [{ type: 'hardBreak' }];
  if (typeof node.text !== 'string' || node.text === '') return [];
  const marks = (Array.isArray(node.marks) ? (node.marks as Node[]) : []).flatMap(markOf);
  const text = node.text.replace(CONTROLS, ' ');
  return [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }];
}

function markOf({ type, attrs }: Node): LetterMark[] {
  if (type === 'bold' || type === 'italic') return [{ type }];
  const href = type === 'link' ? (attrs as { href?: unknown } | undefined)?.href : undefined;
  return typeof href === 'string' && isLetterAddress(href) ? [{ type: 'link', attrs: { href } }] : [];
}

function nodesOf(node: unknown): Node[] {
  const content = (node as Node | null | undefined)?.content;
  return Array.isArray(content) ? content.filter((one) => typeof one === 'object' && one !== null) : [];
}

function isEmpty(block: LetterBlock): boolean {
  return block.type === 'paragraph' && block.content === undefined;
}
