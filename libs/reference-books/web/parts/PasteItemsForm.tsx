// Many lines at once: what is new, what the book has, what comes twice is seen before it is sent.

import { useQueryClient } from '@tanstack/react-query';
import {
  BOOK_ITEMS_MAX,
  PASTED_AT_ONCE,
  ReferenceBookItemCreateRange,
  ReferenceBookItemDeleteRange,
  rulesOf,
  type BookItemFace,
} from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import { DrawerForm, refreshAfter, tell, tellFailure, TextArea, useSendForm } from '@rampa/platform/web/desk';
import { agesIn, judgedPaste, pastedTitles, type PastedLine } from '@rampa/reference-books/domain';
import { agesText } from '../api/words.ts';
import classes from '../style/library.module.css';

export interface PasteItemsFormProps {
  book: { guid: string; title: string; hasAges: boolean };
  known: readonly BookItemFace[];
  onClose(): void;
}

const SHOWN = 300;
const added = (count: number) => counted(count, 'строку', 'строки', 'строк');

export function PasteItemsForm({ book, known, onClose }: PasteItemsFormProps) {
  const client = useQueryClient();
  const form = useSendForm({
    values: { text: '' },
    send: ({ text }) => send(freshOf(judged(text))),
    onSaved(guids) {
      tell(`Добавили ${added(guids.length)}`, {
        action: { label: 'Отменить', run: () => void takeBack(guids) },
      });
      onClose();
    },
    writes: [ReferenceBookItemCreateRange],
    rules: {
      of: rulesOf(ReferenceBookItemCreateRange),
      body: ({ text }) => bodyOf(freshOf(judged(text)), 0),
    },
    draft: { name: `book ${book.guid}` },
    lost: 'Вставленные строки пропадут.',
  });

  const judged = (text: string) => judgedPaste(pastedTitles(text), known, BOOK_ITEMS_MAX - known.length);

  function bodyOf(titles: readonly string[], at: number) {
    const items = titles.slice(at, at + PASTED_AT_ONCE).map((title) => ({ title }));
    const first = known.reduce((most, { order }) => Math.max(most, order + 1), 0);
    return { referenceBookGuid: book.guid, items, order: first + at };
  }

  /** Portions go at once; each knows where its first line stands, so the order is that of the list. */
  async function send(titles: readonly string[]): Promise<string[]> {
    const portions = Array.from({ length: Math.ceil(titles.length / PASTED_AT_ONCE) }, (_, at) => at * PASTED_AT_ONCE);
    const sent = await Promise.allSettled(
      portions.map((at) => callApi(ReferenceBookItemCreateRange, { body: bodyOf(titles, at) })),
    );
    const guids = sent.flatMap((one) => (one.status === 'fulfilled' ? one.value.guids : []));
    const refused = sent.find((one) => one.status === 'rejected');
    if (!refused) return guids;
    // A list that is there by half is nobody's wish: what has been added goes again.
    if (guids.length > 0) await callApi(ReferenceBookItemDeleteRange, { body: { referenceBookItemGuids: guids } });
    throw refused.reason;
  }

  async function takeBack(referenceBookItemGuids: string[]) {
    try {
      await callApi(ReferenceBookItemDeleteRange, { body: { referenceBookItemGuids } });
    } catch (error) {
      tellFailure(error);
    } finally {
      void refreshAfter(client, ReferenceBookItemDeleteRange);
    }
  }

  const lines = judged(form.useValue('text'));
  const fresh = freshOf(lines).length;
  return (
    <DrawerForm
      form={form}
      title={`Строки списком: ${book.title}`}
      submit={fresh > 0 ? `Добавить ${added(fresh)}` : 'Добавить'}
      size={640}
      isReady={fresh > 0}
      asks="Закрыть, не добавив?"
      onClose={onClose}
    >
      <TextArea
        at={form.at('text')}
        label="Каждая строка с новой строки"
        description="Из письма, документа или столбца таблицы; номера и маркеры списка уберём."
        minRows={6}
        data-autofocus
      />
      {lines.length > 0 ? <Preview lines={lines} fresh={fresh} hasAges={book.hasAges} /> : null}
    </DrawerForm>
  );
}

const freshOf = (lines: readonly PastedLine[]): string[] =>
  lines.flatMap(({ title, state }) => (state.kind === 'new' ? [title] : []));

function Preview({ lines, fresh, hasAges }: { lines: readonly PastedLine[]; fresh: number; hasAges: boolean }) {
  const left = lines.length - fresh;
  return (
    <div>
      <p role="status">
        Новых строк: {fresh}
        {left > 0 ? `, пропустим: ${left}` : ''}
      </p>
      <ol className={classes.preview} tabIndex={0} aria-label="Что будет добавлено">
        {lines.slice(0, SHOWN).map((line, index) => (
          <li key={index} className={classes.pasted} data-left={line.state.kind === 'new' ? undefined : true}>
            <span>{line.title.slice(0, 320)}</span>
            {line.state.kind !== 'new' ? (
              <span>{reasonOf(line)}</span>
            ) : hasAges ? (
              <span>{agesText(agesIn(line.title)) || 'без границ возраста'}</span>
            ) : null}
          </li>
        ))}
        {lines.length > SHOWN ? <li className={classes.pasted}>…и ещё {lines.length - SHOWN}</li> : null}
      </ol>
    </div>
  );
}

function reasonOf({ title, state }: PastedLine): string {
  switch (state.kind) {
    case 'new':
      return '';
    case 'known': {
      const where = state.isArchived ? 'уже есть в архиве' : 'уже есть';
      return state.of === title ? where : `${where}: ${inQuotes(state.of)}`;
    }
    case 'double':
      return 'второй раз в этом списке';
    case 'long':
      return `длиннее 300 знаков: сейчас ${title.length}`;
    case 'full':
      return `не поместится: в справочнике не больше ${BOOK_ITEMS_MAX} строк`;
  }
}
