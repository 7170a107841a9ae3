// «Формы заявок»: the organizer's library, from which events take their forms.

import { Button, Menu } from '@mantine/core';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  ApplicationBuilderDeleteTemplate,
  ApplicationBuilderListTemplate,
  ApplicationBuilderRestoreTemplate,
  type AnswerOf,
} from '@rampa/contract';
import { counted, inQuotes, russianDates } from '@rampa/kernel';
import { EmptyState, listed } from '@rampa/platform/web/base';
import {
  List,
  ListRow,
  ListRows,
  ListTools,
  Page,
  PageHead,
  RowMenu,
  Section,
  tell,
  useAccess,
  useList,
  useRead,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';
import { FormsClosed } from '../parts/FormsClosed.tsx';
import { NewFormLater } from '../parts/opened-forms.ts';
import { sizeOf } from '../state/form-size.ts';
import classes from '../style/constructor.module.css';

type Own = AnswerOf<typeof ApplicationBuilderListTemplate>['own'][number];

const DAY = russianDates({ day: 'numeric', month: 'long', year: 'numeric' });
const NOTE =
  'Вопросы, на которые отвечают участники, когда подают заявку. Форма мероприятия — своя копия: правки в библиотеке её не меняют.';

export function FormsPage() {
  const access = useAccess();
  const canChange = access.changes('settings');
  const isClosed = access.isKnown && !access.sees('settings');
  const list = useList({ keep: 'forms', usualSize: 50 });
  const forms = useRead(ApplicationBuilderListTemplate, {}, { enabled: access.isKnown && !isClosed });
  const [source, setSource] = useState<string | null>(null);
  const remove = useRemoving();
  if (isClosed) return <FormsClosed />;
  const make = canChange ? (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setSource('')}>
      Новая форма
    </Button>
  ) : null;
  return (
    <Page isPaper>
      <PageHead title="Формы заявок" note={NOTE} actions={make} />
      <ListTools list={list} search="Название формы" rows={forms.data?.own.length ?? 0} />
      <List
        label="Формы заявок"
        list={list}
        of={wholeList({ ...forms, data: forms.data?.own }, list, { wordsOf: ({ title }) => [title], hasPages: true })}
        height="4rem"
        idOf={({ guid }) => guid}
        nameOf={({ title }) => title}
        empty={<EmptyState action={make}>Своих форм пока нет. Возьмите готовую ниже или соберите с нуля.</EmptyState>}
        nothing="Такой формы нет. Попробуйте другое слово."
        row={(form) => (
          <ListRow
            title={
              <Link to={`/organizer/forms/${form.guid}`} className={classes.name}>
                {form.title}
              </Link>
            }
            detail={listed(
              sizeOf(form),
              form.eventCount === 0 ? '' : `взята в ${counted(form.eventCount, 'мероприятие', 'мероприятия', 'мероприятий')}`, // prettier-ignore
              `изменена ${DAY.format(new Date(form.changedAt))}`,
            )}
          >
            {canChange ? (
              <RowMenu label={form.title}>
                <Menu.Item leftSection={<IconCopy size={18} stroke={1.75} />} onClick={() => setSource(form.guid)}>
                  Сделать копию
                </Menu.Item>
                <Menu.Item data-danger leftSection={<IconTrash size={18} stroke={1.75} />} onClick={() => remove(form)}>
                  Удалить
                </Menu.Item>
              </RowMenu>
            ) : null}
          </ListRow>
        )}
      />
      {forms.data ? (
        <Section title="Готовые формы" note="Со своими справочниками: номинациями, возрастами, формами выступлений.">
          <ListRows label="Готовые формы">
            {forms.data.ready.map(({ key, title, description, ...size }) => (
              <ListRow key={key} title={title} detail={`${description} ${sizeOf(size)}.`}>
                {canChange ? (
                  <Button variant="default" aria-label={`Взять: ${title}`} onClick={() => setSource(key)}>
                    Взять
                  </Button>
                ) : null}
              </ListRow>
            ))}
          </ListRows>
        </Section>
      ) : null}
      <NewFormLater
        of={source === null || !forms.data ? null : { library: forms.data, source, onClose: () => setSource(null) }}
      />
    </Page>
  );
}

/** Asks nothing, because the notice undoes it. */
function useRemoving() {
  const remove = useWrite(ApplicationBuilderDeleteTemplate);
  const restore = useWrite(ApplicationBuilderRestoreTemplate);
  return ({ guid, title }: Own) => {
    const query = { templateGuid: guid };
    // The page may be left before the answer, so the notice does not depend on it.
    void remove.mutateAsync({ query }).then(
      () =>
        tell(`Форма ${inQuotes(title)} удалена`, {
          subject: guid,
          action: { label: 'Вернуть', run: () => restore.mutate({ query }) },
        }),
      () => undefined,
    );
  };
}
