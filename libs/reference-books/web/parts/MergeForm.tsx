// «Объединить с…»: which name stays, what goes over to it, and where everything stays as it was.

import { Button, Group, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { ReferenceBookItemGetMerging, ReferenceBookItemMerge, type BookItemFace } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { NoticePlace } from '@rampa/platform/web/base';
import { failureTextOf, RowsSkeleton, Select, tell, useEscape, useRead, useWrite } from '@rampa/platform/web/desk';
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

export function MergeForm({ items, all, onDone, onClose }: MergeFormProps) {
  const [other, setOther] = useState<string | null>(null);
  const found = all.find(({ guid }) => guid === other);
  const merged = found ? [...items, found] : items;
  const [chosen, setKept] = useState<string | null>(null);
  const kept = merged.find(({ guid }) => guid === chosen) ?? merged.at(-1)!;
  const otherGuids = merged.flatMap(({ guid }) => (guid === kept.guid ? [] : guid));
  const isReady = otherGuids.length > 0;
  const body = { referenceBookItemGuid: kept.guid, otherGuids };
  const preview = useRead(ReferenceBookItemGetMerging, { body }, { enabled: isReady, staleTime: 0 });
  const merge = useWrite(ReferenceBookItemMerge, { quiet: true });
  useEscape(true, onClose);

  function submit() {
    merge.mutate(
      { body },
      {
        onSuccess({ archivedGuids }) {
          const detail =
            archivedGuids.length === 0
              ? ''
              : `В архиве справочника: ${counted(archivedGuids.length, 'прежняя строка', 'прежние строки', 'прежних строк')}.`;
          tell(`Теперь это одна строка: ${inQuotes(kept.title)}`, { detail });
          onDone();
          onClose();
        },
        onError: () => void preview.refetch(),
      },
    );
  }

  return (
    <Modal opened onClose={onClose} title="Объединить в одну строку" closeButtonProps={{ 'aria-label': 'Закрыть' }}>
      <NoticePlace />
      {items.length === 1 ? (
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
          value={other}
          onChange={(next) => {
            setOther(next);
            setKept(next);
          }}
        />
      ) : null}
      {isReady ? (
        <>
          <Radio.Group label="Какое название останется" value={kept.guid} onChange={setKept} mt="md">
            <div className={classes.names}>
              {merged.map(({ guid, title }) => (
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
      {merge.error ? (
        <p className={classes.refusal} role="alert">
          {failureTextOf(merge.error)}
        </p>
      ) : null}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button size="md" variant="default" onClick={onClose}>
          Не надо
        </Button>
        <Button size="md" disabled={!preview.data || !isReady} loading={merge.isPending} onClick={submit}>
          Объединить
        </Button>
      </Group>
    </Modal>
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
