// Who changed what in the form, the latest first; each change can be taken back by a new one.

import { Button, Drawer } from '@mantine/core';
import { ApplicationFormGetChanges, ApplicationFormUndo } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { listed } from '@rampa/platform/web/base';
import { Answer, ListRow, ListRows, useRead, useWrite } from '@rampa/platform/web/desk';

export interface HistoryFormProps {
  formGuid: string;
  onClose(): void;
}

const TIME = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

export function HistoryForm({ formGuid, onClose }: HistoryFormProps) {
  const changes = useRead(ApplicationFormGetChanges, { query: { formGuid, pageNumber: 1, pageSize: 100 } });
  const undo = useWrite(ApplicationFormUndo);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      title="Кто что менял"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <Answer of={changes}>
        {({ collection, totalCount }) =>
          collection.length === 0 ? (
            <p>Форму ещё не меняли.</p>
          ) : (
            <>
              <ListRows label="Правки формы">
                {collection.map(({ revision, at, authorName, titles, undoes, undoneBy }) => (
                  <ListRow
                    key={revision}
                    title={titles.length === 0 ? 'Название формы' : listed(...titles.slice(0, 4))}
                    detail={listed(
                      authorName,
                      TIME.format(new Date(at)),
                      undoes === null ? '' : 'отмена',
                      undoneBy === null ? '' : 'отменена',
                    )}
                  >
                    {undoneBy === null ? (
                      <Button
                        variant="default"
                        loading={undo.isPending && undo.variables.body?.undone === revision}
                        onClick={() => undo.mutate({ body: { formGuid, changeGuid: newGuid(), undone: revision } })}
                      >
                        Отменить
                      </Button>
                    ) : null}
                  </ListRow>
                ))}
              </ListRows>
              {totalCount > collection.length ? (
                <p>
                  Это последние {collection.length} из&nbsp;{totalCount}.
                </p>
              ) : null}
            </>
          )
        }
      </Answer>
    </Drawer>
  );
}
