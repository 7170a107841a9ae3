// «Кто что менял»: the whole story of an application, the latest first. The call leaves out what is not its reader's.

import { ApplicationsFieldsHistoryGetAllByApplication } from '@rampa/contract';
import { EmptyState, listed } from '@rampa/platform/web/base';
import { Answer, momentText, OlderNewer, Panel, useLatestPages, useRead } from '@rampa/platform/web/desk';
import { saidOfChange } from './history-words.ts';
import classes from './history.module.css';

export interface HistoryFormProps {
  applicationGuid: string;
  /** Of the event. */
  zone: string;
  onClose(): void;
}

export function HistoryForm({ applicationGuid, zone, onClose }: HistoryFormProps) {
  const pages = useLatestPages();
  const history = useRead(
    ApplicationsFieldsHistoryGetAllByApplication,
    { query: { applicationGuid, ...pages.page } },
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
              <OlderNewer pages={pages} total={totalCount} isComing={history.isPlaceholderData} />
            </>
          )
        }
      </Answer>
    </Panel>
  );
}
