// «Объединить с…»: which name stays, what goes over to it, and where everything stays as it was.

import { Radio } from '@mantine/core';
import { ReferenceBookItemGetMerging, ReferenceBookItemMerge, rulesOf, type BookItemFace } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import {
  DialogForm,
  failureTextOf,
  Held,
  RowsSkeleton,
  Select,
  tell,
  useRead,
  useSendForm,
} from '@rampa/platform/web/desk';
import { namedText } from '../api/words.ts';
import { byEvent } from './ItemUses.tsx';
import classes from '../style/library.module.css';

export interface MergeFormProps {
  /** Several, or one that is still to find its other. */
  items: readonly BookItemFace[];
  all: readonly BookItemFace[];
  onDone(): void;
  onClose(): void;
}

/** `kept` is empty until another name is chosen: the last one stays. */
const FIRST = { other: '', kept: '' };

export function MergeForm({ items, all, onDone, onClose }: MergeFormProps) {
  const form = useSendForm({
    values: FIRST,
    faults: ({ other }) => (items.length === 1 && other === '' ? { other: 'Выберите вторую строку' } : {}),
    rules: { of: rulesOf(ReferenceBookItemMerge), body: bodyOf },
    writes: [ReferenceBookItemMerge],
    async send(said) {
      try {
        return await callApi(ReferenceBookItemMerge, { body: bodyOf(said) });
      } catch (error) {
        // What is in the way has changed since it was read.
        void preview.refetch();
        throw error;
      }
    },
    onSaved({ archivedGuids }, said) {
      const detail =
        archivedGuids.length === 0
          ? ''
          : `В архиве справочника: ${counted(archivedGuids.length, 'прежняя строка', 'прежние строки', 'прежних строк')}.`;
      tell(`Теперь это одна строка: ${inQuotes(keptOf(said).title)}`, { detail });
      onDone();
      onClose();
    },
  });
  const said = { other: form.useValue('other'), kept: form.useValue('kept') };
  const kept = keptOf(said);
  const isReady = bodyOf(said).otherGuids.length > 0;
  const preview = useRead(ReferenceBookItemGetMerging, { body: bodyOf(said) }, { enabled: isReady, staleTime: 0 });

  function mergedOf({ other }: typeof FIRST) {
    const found = all.find(({ guid }) => guid === other);
    return found ? [...items, found] : items;
  }

  function keptOf(these: typeof FIRST) {
    const merged = mergedOf(these);
    return merged.find(({ guid }) => guid === these.kept) ?? merged.at(-1)!;
  }

  function bodyOf(these: typeof FIRST) {
    const { guid: stays } = keptOf(these);
    const otherGuids = mergedOf(these).flatMap(({ guid }) => (guid === stays ? [] : guid));
    return { referenceBookItemGuid: stays, otherGuids };
  }

  return (
    <DialogForm
      form={form}
      title="Объединить в одну строку"
      submit="Объединить"
      isReady={preview.data !== undefined && isReady}
      onClose={onClose}
    >
      {items.length === 1 ? (
        <Held at={form.at('other')}>
          {(other, set, error) => (
            <Select
              label={`С какой строкой объединить ${inQuotes(items[0]!.title)}`}
              placeholder="Начните вводить"
              searchable
              limit={100}
              data-autofocus
              nothingFoundMessage="Такой строки нет"
              data={all
                .filter(({ guid, isArchived }) => guid !== items[0]!.guid && !isArchived)
                .map(({ guid, title }) => ({ value: guid, label: title }))}
              value={other === '' ? null : other}
              error={error}
              onChange={(next) => {
                set(next ?? '');
                form.put({ kept: next ?? '' });
              }}
            />
          )}
        </Held>
      ) : null}
      {isReady ? (
        <>
          <Radio.Group
            label="Какое название останется"
            value={kept.guid}
            onChange={(next) => form.put({ kept: next })}
            mt="md"
          >
            <div className={classes.names}>
              {mergedOf(said).map(({ guid, title }) => (
                <Radio key={guid} value={guid} label={title} />
              ))}
            </div>
          </Radio.Group>
          {preview.data ? (
            <>
              <Moving title={kept.title} uses={preview.data.moving} />
              {preview.data.staying.map(({ competitionGuid, competitionTitle, why }) => (
                <p key={competitionGuid} className={classes.note}>
                  В {inQuotes(competitionTitle)} всё останется как было: {why}. Прежняя строка уйдёт в архив
                  справочника.
                </p>
              ))}
            </>
          ) : preview.error ? (
            <p className={classes.refusal} role="alert">
              {failureTextOf(preview.error)}
            </p>
          ) : (
            <RowsSkeleton rows={2} height="1.5rem" />
          )}
        </>
      ) : null}
    </DialogForm>
  );
}

function Moving({ title, uses }: { title: string; uses: Parameters<typeof byEvent>[0] }) {
  if (uses.length === 0) return <p className={classes.note}>Остальные строки исчезнут из справочника.</p>;
  return (
    <>
      <p>К строке {inQuotes(title)} перейдут:</p>
      {byEvent(uses).map(([event, own]) => (
        <div key={event}>
          <b>{own[0]!.competitionTitle}</b>
          <ul className={classes.uses}>
            {own.map((use, index) => (
              <li key={index}>{namedText(use)}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className={classes.note}>Разъединить их потом можно только по одному.</p>
    </>
  );
}
