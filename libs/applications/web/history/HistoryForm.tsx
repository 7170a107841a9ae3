// «Кто что менял»: the whole story of an application, the latest first. The call leaves out what is not its reader's.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApplicationsFieldsHistoryGetAllByApplication } from '@rampa/contract';
import { EmptyState, listed } from '@rampa/platform/web/base';
import { Answer, momentText, Panel, useRead } from '@rampa/platform/web/desk';
import { saidOfChange } from './history-words.ts';
import classes from './history.module.css';

export interface HistoryFormProps {
  applicationGuid: string;
  /** Of the event. */
  zone: string;
  onClose(): void;
}

const PAGE = 50;
/** As many as one page of the call may have. */
const MOST = 100;

export function HistoryForm({ applicationGuid, zone, onClose }: HistoryFormProps) {
  const [page, setPage] = useState({ pageNumber: 1, pageSize: PAGE });
  const history = useRead(
    ApplicationsFieldsHistoryGetAllByApplication,
    { query: { applicationGuid, ...page } },
    { keepPrevious: true },
  );
  return (
    <Panel isOpen title="Кто что менял" onClose={onClose}>
      <Answer of={history}>
        {({ collection, totalCount }) =>
          collection.length === 0 ? (
            <EmptyState>Здесь пока ничего не меняли.</EmptyState>
          ) : (
            <>
              <ol className={classes.list}>
                {collection.map(({ revision, kind, title, before, after, authorName, isOrganizer, isImported, at }) => (
                  <li key={revision}>
                    <b>{title}</b>
                    <span className={classes.change}>
                      {saidOfChange(kind, before, after) ?? (
                        <>
                          {before === '' ? null : <del>{before}</del>} {after === '' ? 'пусто' : after}
                        </>
                      )}
                    </span>
                    <small>
                      {listed(
                        authorName || 'портал',
                        isOrganizer ? 'организатор' : '',
                        isImported ? 'импорт' : '',
                        momentText(at, zone),
                      )}
                    </small>
                  </li>
                ))}
              </ol>
              <div className={classes.more}>
                {page.pageNumber > 1 ? (
                  <Button variant="default" onClick={() => setPage({ ...page, pageNumber: page.pageNumber - 1 })}>
                    Новее
                  </Button>
                ) : null}
                {page.pageNumber * page.pageSize < totalCount ? (
                  <Button
                    variant="default"
                    loading={history.isPlaceholderData}
                    onClick={() =>
                      setPage(
                        page.pageSize < MOST && page.pageNumber === 1
                          ? { pageNumber: 1, pageSize: MOST }
                          : { ...page, pageNumber: page.pageNumber + 1 },
                      )
                    }
                  >
                    Раньше
                  </Button>
                ) : null}
              </div>
            </>
          )
        }
      </Answer>
    </Panel>
  );
}
