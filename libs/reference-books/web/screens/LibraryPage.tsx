// «Справочники»: the organizer's books, how long each is and in how many events its lines are named.

import { Button, Menu } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReferenceBookGetByOrganizer, type BookFace } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  List,
  ListRow,
  ListTools,
  Page,
  PageHead,
  RowMenu,
  useAccess,
  useList,
  useRead,
} from '@rampa/platform/web/desk';
import { useDeleteBook } from '../api/delete-book.ts';
import { eventsText, sizeText } from '../api/words.ts';
import { LibraryClosed } from '../parts/LibraryClosed.tsx';
import { NewBookLater, RenameBookLater } from '../parts/opened-forms.ts';
import classes from '../style/library.module.css';

const SORTS = {
  usual: 'По названию, А–Я',
  '-title': 'По названию, Я–А',
  '-itemCount': 'Сначала длинные',
  '-createdAt': 'Сначала новые',
};
const NOTE =
  'Списки, из которых выбирают в мероприятиях: номинации, возрастные категории, формы. Один справочник служит всем вашим мероприятиям.';

export function LibraryPage() {
  const access = useAccess();
  const canChange = access.changes('settings');
  const isClosed = access.isKnown && !access.sees('settings');
  const list = useList({ keep: 'library', sorts: SORTS, usualSize: 50 });
  const [isMaking, setMaking] = useState(false);
  const [renamed, setRenamed] = useState<BookFace | null>(null);
  const { sort, isDescending } = list.sorted;
  const books = useRead(
    ReferenceBookGetByOrganizer,
    { body: { ...list.page, ...list.found, sort, isDescending: isDescending === 'true' } },
    { keepPrevious: true, enabled: access.isKnown && !isClosed },
  );
  if (isClosed) return <LibraryClosed />;
  const make = canChange ? (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setMaking(true)}>
      Новый справочник
    </Button>
  ) : null;
  return (
    <Page isPaper>
      <PageHead
        title="Справочники"
        note={NOTE}
        actions={
          <>
            <Button size="md" variant="default" component={Link} to="/organizer/forms">
              Формы заявок
            </Button>
            {make}
          </>
        }
      />
      <ListTools list={list} search="Название справочника" />
      <List
        label="Справочники"
        list={list}
        of={books}
        height="4rem"
        idOf={({ guid }) => guid}
        nameOf={({ title }) => title}
        count={(total) => counted(total, 'справочник', 'справочника', 'справочников')}
        empty={<EmptyState action={make}>Справочников пока нет.</EmptyState>}
        nothing="Такого справочника нет. Попробуйте другое слово."
        row={(book) => <BookRow book={book} canChange={canChange} onRename={() => setRenamed(book)} />}
      />
      <NewBookLater of={isMaking ? { onClose: () => setMaking(false) } : null} />
      <RenameBookLater of={renamed && { book: renamed, onClose: () => setRenamed(null) }} />
    </Page>
  );
}

function BookRow({ book, canChange, onRename }: { book: BookFace; canChange: boolean; onRename(): void }) {
  const remove = useDeleteBook();
  const { guid, title, systemKey, eventCount } = book;
  return (
    <ListRow
      title={
        <Link to={`/organizer/library/${guid}`} className={classes.name}>
          {title}
        </Link>
      }
      detail={systemKey === null ? sizeText(book) : `${sizeText(book)}. Нужен порталу: по нему группируют выступления`}
    >
      <span className={classes.events} data-empty={eventCount === 0 || undefined}>
        {eventCount === 0 ? 'нигде не указан' : `в ${eventsText(eventCount)}`}
      </span>
      {canChange && systemKey === null ? (
        <RowMenu label={title} isBusy={remove.isBusy}>
          <Menu.Item leftSection={<IconPencil size={18} stroke={1.75} />} onClick={onRename}>
            Изменить
          </Menu.Item>
          <Menu.Item data-danger leftSection={<IconTrash size={18} stroke={1.75} />} onClick={() => remove.run(book)}>
            Удалить
          </Menu.Item>
        </RowMenu>
      ) : (
        <span className={classes.noMenu} />
      )}
    </ListRow>
  );
}
