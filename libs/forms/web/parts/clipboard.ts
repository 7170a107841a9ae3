// Ctrl+C and Ctrl+V in the tree: the chosen block or field goes to the clipboard, and from there into any form of the organizer.

import type { ClipboardEvent } from 'react';
import { ReferenceBookGetByGuid } from '@rampa/contract';
import { clippedParts, pastedParts, portionsOf, type ClippedParts, type Edit } from '@rampa/forms/domain';
import { inQuotes, newGuid, type Guid } from '@rampa/kernel';
import { ApiFailure, callApi } from '@rampa/platform/web/base';
import { copyText, tell, tellFailure, tellRefusal } from '@rampa/platform/web/desk';
import { clipIn, clipText } from '../state/clip.ts';
import type { ConstructorDesk } from './desk-context.ts';

const SUBJECT = { subject: 'constructor' };
const NO_CLIP = 'В буфере обмена не блок и не поле формы. Скопируйте их в конструкторе: Ctrl+C.';
const NO_ACCESS = 'Браузер не дал прочитать буфер обмена. Нажмите Ctrl+V.';

/** What is typed into, and text that is marked, are copied as everywhere. */
function isOfText(event: ClipboardEvent): boolean {
  const at = event.target as HTMLElement;
  return at.closest('input, textarea, [contenteditable]') !== null || getSelection()?.isCollapsed === false;
}

export function clipboardOf(desk: ConstructorDesk) {
  const { state, chosen, canChange } = desk;
  return {
    onCopy(event: ClipboardEvent) {
      const guid = (event.target as HTMLElement).closest<HTMLElement>('[data-part]')?.dataset.part ?? chosen;
      const parts = guid && !isOfText(event) ? clippedParts(state.shown, state.formGuid, guid) : null;
      if (!parts) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', clipText(parts));
      tellCopied(parts);
    },
    onPaste(event: ClipboardEvent) {
      if (!canChange || isOfText(event)) return;
      event.preventDefault();
      const at = (event.target as HTMLElement).closest<HTMLElement>('[data-part]')?.dataset.part ?? chosen;
      void paste(desk, event.clipboardData.getData('text/plain'), at);
    },
  };
}

export async function copyPart({ state }: ConstructorDesk, guid: Guid): Promise<void> {
  const parts = clippedParts(state.shown, state.formGuid, guid);
  if (parts && (await copyText(clipText(parts)))) tellCopied(parts);
}

export async function pastePart(desk: ConstructorDesk, guid: Guid): Promise<void> {
  let text: string;
  try {
    text = await navigator.clipboard.readText();
  } catch {
    return tellRefusal(NO_ACCESS, SUBJECT);
  }
  await paste(desk, text, guid);
}

function tellCopied({ blocks, fields }: ClippedParts): void {
  const [block] = blocks;
  const what = block ? `Блок ${inQuotes(block.title)} скопирован` : `Поле ${inQuotes(fields[0]!.title)} скопировано`;
  tell(what, { ...SUBJECT, detail: 'Вставьте его в эту или другую форму: Ctrl+V.' });
}

async function paste(desk: ConstructorDesk, text: string, at: Guid | null): Promise<void> {
  const parts = clipIn(text);
  if (!parts) return tellRefusal(NO_CLIP, SUBJECT);
  let books: ReadonlySet<Guid>;
  try {
    books = await booksHere(parts);
  } catch (error) {
    return tellFailure(error, SUBJECT);
  }
  const { state } = desk;
  const place = { form: state.shown, formGuid: state.formGuid, chosen: at, hasBook: (guid: Guid) => books.has(guid) };
  const { root, adds, rules, lost } = pastedParts(parts, { ...place, newGuid });
  if (root === null) return tellRefusal(lost.join(' '), SUBJECT);
  if (lost.length > 0) tell('Вставлено не всё', { ...SUBJECT, detail: lost.join(' ') });
  proposeAll(desk, [...portionsOf(adds), ...portionsOf(rules)], root);
}

/** One after another: the next begins when the one before it stands on the page, answers of applications asked about. */
function proposeAll(desk: Pick<ConstructorDesk, 'propose' | 'choose'>, [first, ...rest]: Edit[][], root: Guid): void {
  if (!first) return desk.choose(root);
  desk.propose(first, () => proposeAll(desk, rest, root));
}

/** Of those that fields ask: which the organizer has. */
async function booksHere({ fields }: ClippedParts): Promise<ReadonlySet<Guid>> {
  const guids = [...new Set(fields.flatMap(({ bookGuid }) => (bookGuid === null ? [] : [bookGuid])))];
  const here = await Promise.all(
    guids.map(async (referenceBookGuid) => {
      try {
        await callApi(ReferenceBookGetByGuid, { query: { referenceBookGuid } });
        return [referenceBookGuid];
      } catch (error) {
        if (error instanceof ApiFailure && !error.isPassing) return [];
        throw error;
      }
    }),
  );
  return new Set(here.flat());
}
