// What the member has changed since it was looked at: as it was beside as it is, accepted one by one or at once.

import { Button } from '@mantine/core';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ApplicationsFieldsHistoryConfirmApplication, ApplicationsFieldsHistoryConfirmChanges } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { momentText, tell, useWrite } from '@rampa/platform/web/desk';
import type { News, Sheet } from './use-sheet.ts';
import { wordChange } from './word-change.ts';
import classes from './changes.module.css';

export interface ChangesProps {
  application: Sheet['application'];
  news: News;
  zone: string;
  canChange: boolean;
}

const useConfirm = (guid: Guid) =>
  useWrite(ApplicationsFieldsHistoryConfirmApplication, {
    onDone: () => tell('Изменения приняты', { subject: guid }),
  });

export function Changes(props: ChangesProps) {
  return props.news.collection.length === 0 ? <PutBack {...props} /> : <Listed {...props} />;
}

/** Nothing differs any more, but the table goes on marking the application until this is accepted. */
function PutBack({ application: { guid }, news: { revision }, canChange }: ChangesProps) {
  const confirm = useConfirm(guid);
  return (
    <section className={classes.changes} aria-label="Изменения">
      <div className={classes.head}>
        <div>
          <h2>Изменения</h2>
          <p>Участник менял ответы, но теперь всё снова как было</p>
        </div>
        {canChange ? (
          <Button
            leftSection={<IconCheck size={18} stroke={1.75} />}
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ query: { applicationGuid: guid, revision } })}
          >
            Принять
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function Listed({ application: { guid }, news: { revision, collection }, zone, canChange }: ChangesProps) {
  const confirm = useConfirm(guid);
  const one = useOneByOne(guid, collection.length);
  const last = collection.reduce((latest, other) => (latest.at > other.at ? latest : other));
  // A single one is accepted by the button above.
  const canDecide = canChange && collection.length > 1;
  const authors = [...new Set(collection.map(({ authorName }) => authorName).filter(Boolean))];
  return (
    <section className={classes.changes} aria-label="Изменения" ref={one.place}>
      <div className={classes.head}>
        <div>
          <h2>Изменения</h2>
          <p>
            {authors.join(', ')}, последнее {momentText(last.at, zone)}
          </p>
        </div>
        {canChange ? (
          <Button
            leftSection={<IconChecks size={18} stroke={1.75} />}
            loading={confirm.isPending}
            onClick={() => confirm.mutate({ query: { applicationGuid: guid, revision } })}
          >
            {collection.length === 1 ? 'Принять' : `Принять все ${collection.length}`}
          </Button>
        ) : null}
      </div>
      <table className={classes.table} data-decides={canDecide || undefined}>
        <thead>
          <tr>
            <th scope="col">Поле</th>
            <th scope="col">Было</th>
            <th scope="col">Стало</th>
            {canDecide ? <td /> : null}
          </tr>
        </thead>
        <tbody>
          {collection.map(({ title, before, after, applicationBlockGuid, fieldGuid, revision: at }, index) => {
            const change = wordChange(before, after);
            return (
              <tr key={`${applicationBlockGuid} ${fieldGuid} ${at}`}>
                <th scope="row">{title}</th>
                <td data-label="Было">
                  {before === '' ? <i>пусто</i> : null}
                  {change.start}
                  {change.before === '' ? null : <del>{change.before}</del>}
                  {change.end}
                </td>
                <td data-label="Стало">
                  {after === '' ? <i>пусто</i> : null}
                  {change.start}
                  {change.after === '' ? null : <ins>{change.after}</ins>}
                  {change.end}
                </td>
                {canDecide ? (
                  <td data-no-print>
                    <Button
                      variant="default"
                      leftSection={<IconCheck size={18} stroke={1.75} />}
                      aria-label={`Принять: ${title}`}
                      loading={one.taken === at}
                      onClick={() => one.take(at, index)}
                    >
                      Принять
                    </Button>
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Each apart from the others. What came later in the same place stays new, because its line names its revision. */
function useOneByOne(applicationGuid: Guid, count: number) {
  const place = useRef<HTMLElement>(null);
  const left = useRef<number | null>(null);
  const write = useWrite(ApplicationsFieldsHistoryConfirmChanges);
  // The pressed button goes with its line: the keyboard goes on at the next one.
  useEffect(() => {
    if (left.current === null) return;
    const buttons = place.current?.querySelectorAll<HTMLElement>('tbody button');
    const next = buttons?.[Math.min(left.current, buttons.length - 1)];
    (next ?? place.current?.querySelector('button'))?.focus();
    left.current = null;
  }, [count]);
  return {
    place,
    taken: write.isPending ? (write.variables.body?.revisions[0] ?? null) : null,
    take(revision: number, index: number) {
      left.current = index;
      write.mutate(
        { query: { applicationGuid }, body: { revisions: [revision] } },
        { onError: () => void (left.current = null) },
      );
    },
  };
}
