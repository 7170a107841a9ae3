// Who changed what in the form, the latest first; each change can be taken back by a new one.

import { Button } from '@mantine/core';
import { ApplicationFormGetChanges, ApplicationFormUndo } from '@rampa/contract';
import { newGuid, russianDates } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';
import {
  Answer,
  ListRow,
  ListRows,
  OlderNewer,
  Panel,
  useLatestPages,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { DEEDS } from '../state/words.ts';
import { useDesk } from './desk-context.ts';

export interface HistoryFormProps {
  formGuid: string;
  canChange: boolean;
  onClose(): void;
}

const TIME = russianDates({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
/** As many as stand in one line. */
const NAMED = 4;

export function HistoryForm({ formGuid, canChange, onClose }: HistoryFormProps) {
  const pages = useLatestPages();
  const query = { formGuid, ...pages.page };
  const changes = useRead(ApplicationFormGetChanges, { query }, { keepPrevious: true });
  const undo = useWrite(ApplicationFormUndo);
  const { proposeUndo } = useDesk();
  return (
    <Panel isOpen title="Кто что менял" onClose={onClose}>
      <Answer of={changes}>
        {({ collection, totalCount }) =>
          collection.length === 0 ? (
            <p>Форму ещё не меняли.</p>
          ) : (
            <>
              <ListRows label="Правки формы">
                {collection.map(({ revision, at, authorName, deed, titles, undoes, undoneBy }) => (
                  <ListRow
                    key={revision}
                    title={listed(
                      ...titles.slice(0, NAMED),
                      titles.length > NAMED ? `ещё ${titles.length - NAMED}` : '',
                    )}
                    detail={listed(
                      undoes === null ? DEEDS[deed] : `отмена: ${DEEDS[deed]}`,
                      authorName,
                      TIME.format(new Date(at)),
                      undoneBy === null ? '' : 'отменено',
                    )}
                  >
                    {canChange && undoneBy === null ? (
                      <Button
                        variant="default"
                        loading={undo.isPending && undo.variables.body?.undone === revision}
                        onClick={() =>
                          proposeUndo(revision, () =>
                            undo.mutate({ body: { formGuid, changeGuid: newGuid(), undone: revision } }),
                          )
                        }
                      >
                        Отменить
                      </Button>
                    ) : null}
                  </ListRow>
                ))}
              </ListRows>
              <OlderNewer pages={pages} total={totalCount} isComing={changes.isPlaceholderData} />
            </>
          )
        }
      </Answer>
    </Panel>
  );
}
