// What the member has changed since it was looked at: as it was beside as it is, accepted at once.

import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { ApplicationsFieldsHistoryConfirmApplication } from '@rampa/contract';
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

export function Changes({ application: { guid }, news: { revision, collection }, zone, canChange }: ChangesProps) {
  const confirm = useWrite(ApplicationsFieldsHistoryConfirmApplication, {
    onDone: () => tell('Изменения приняты', { subject: guid }),
  });
  const last = collection.reduce((one, other) => (one.at > other.at ? one : other));
  const authors = [...new Set(collection.map(({ authorName }) => authorName).filter(Boolean))];
  return (
    <section className={classes.changes} aria-label="Изменения">
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
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Поле</th>
            <th scope="col">Было</th>
            <th scope="col">Стало</th>
          </tr>
        </thead>
        <tbody>
          {collection.map(({ title, before, after, applicationBlockGuid, fieldGuid, revision: at }) => {
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
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
