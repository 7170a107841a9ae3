// «Номинации и группы»: what is judged separately, and who judges what.

import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  ReferenceBookChangeEventSet,
  ReferenceBookItemCreate,
  ReferenceBookItemDelete,
  ReferenceBookItemUpdate,
  rulesOf,
} from '@rampa/contract';
import { inQuotes, plural } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Confirm,
  failureTextOf,
  LineForm,
  List,
  ListRow,
  ListTools,
  Page,
  PageHead,
  RowMenu,
  Section,
  tell,
  tellFailure,
  TextLine,
  useAccess,
  useCallForm,
  useList,
  useSendForm,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';
import { addNomination, nominationsBook, useNominations } from '../api/nominations.ts';
import { GroupFields } from '../parts/GroupFields.tsx';
import { GroupValues } from '../parts/GroupValues.tsx';
import { Panels } from '../parts/Panels.tsx';
import classes from '../style/nominations.module.css';

export function NominationsPage() {
  const { guid: competitionGuid = '' } = useParams();
  const canChange = useAccess(competitionGuid).changes('settings');
  // The book belongs to all events, so people with rights in this event only cannot change it.
  const canChangeBook = useAccess().changes('settings');
  const nominations = useNominations(competitionGuid);
  const list = useList({ name: 'nominations' });
  const [deleted, setDeleted] = useState<Nomination | null>(null);
  return (
    <Page>
      <PageHead title="Номинации и группы" />
      <Section
        title="Номинации"
        note="Из общего справочника организатора. Места считаются внутри номинации."
        actions={canChangeBook ? <ChooseNominations /> : null}
      >
        <ListTools list={list} search="Название номинации" rows={nominations.data?.length ?? 0} />
        <List
          label="Номинации"
          list={list}
          of={wholeList(nominations, list, { wordsOf: ({ title, shortTitle }) => [title, shortTitle] })}
          height="3rem"
          idOf={({ guid }) => guid}
          nameOf={({ title }) => title}
          empty={<EmptyState>Номинаций пока нет. Можно и без них: тогда все выступления в одной группе.</EmptyState>}
          nothing="Таких номинаций нет. Попробуйте другое слово."
          row={(one) => <NominationRow nomination={one} canChange={canChangeBook} onDelete={() => setDeleted(one)} />}
        />
        {canChangeBook ? <NewNomination competitionGuid={competitionGuid} /> : null}
      </Section>
      <Panels competitionGuid={competitionGuid} canChange={canChange} />
      <GroupFields competitionGuid={competitionGuid} canChange={canChange} />
      <GroupValues competitionGuid={competitionGuid} canChange={canChange} />
      <DeleteNomination nomination={deleted} onClose={() => setDeleted(null)} />
    </Page>
  );
}

interface Nomination {
  guid: string;
  title: string;
  shortTitle: string;
  itemCount: number;
}

interface NominationRowProps {
  nomination: Nomination;
  canChange: boolean;
  onDelete(): void;
}

function NominationRow({ nomination, canChange, onDelete }: NominationRowProps) {
  const [isNaming, setNaming] = useState(false);
  const { itemCount } = nomination;
  const count =
    itemCount === 0
      ? 'выступлений нет'
      : `${itemCount}\u00A0${plural(itemCount, 'выступление', 'выступления', 'выступлений')}`;

  if (isNaming) return <NominationForm nomination={nomination} onClose={() => setNaming(false)} />;
  return (
    <ListRow
      title={nomination.title}
      detail={nomination.shortTitle === '' ? count : `${count}, на экранах ${inQuotes(nomination.shortTitle)}`}
    >
      {canChange ? (
        <>
          <Button
            variant="subtle"
            color="gray"
            aria-label={`Переименовать: ${nomination.title}`}
            onClick={() => setNaming(true)}
          >
            Переименовать
          </Button>
          <RowMenu label={nomination.title}>
            <Menu.Item data-danger onClick={onDelete}>
              Удалить
            </Menu.Item>
          </RowMenu>
        </>
      ) : null}
    </ListRow>
  );
}

function NominationForm({ nomination, onClose }: { nomination: Nomination; onClose(): void }) {
  const form = useCallForm(ReferenceBookItemUpdate, {
    values: { title: nomination.title, shortTitle: nomination.shortTitle },
    body: (values) => ({ referenceBookItemGuid: nomination.guid, ...values }),
    onSaved: onClose,
  });
  return (
    <li>
      <LineForm form={form} className={classes.line} submit="Сохранить" onClose={onClose}>
        <TextLine at={form.at('title')} label="Название номинации" autoFocus />
        <TextLine at={form.at('shortTitle')} label="Коротко, для экранов зала" placeholder="необязательно" />
      </LineForm>
    </li>
  );
}

/** The refusal names what uses the nomination; it stays in the dialog so that it can be read. */
function DeleteNomination({ nomination, onClose }: { nomination: Nomination | null; onClose(): void }) {
  const remove = useWrite(ReferenceBookItemDelete, {
    quiet: true,
  });
  function close() {
    remove.reset();
    onClose();
  }
  return (
    <Confirm
      isOpen={nomination !== null}
      isDanger
      title="Удалить номинацию?"
      action="Удалить"
      isBusy={remove.isPending}
      onClose={close}
      onConfirm={() =>
        remove.mutate(
          { query: { referenceBookItemGuid: nomination!.guid } },
          {
            onSuccess() {
              tell(`Номинация ${inQuotes(nomination!.title)} удалена`);
              close();
            },
          },
        )
      }
    >
      {nomination ? (
        <>
          <p>{inQuotes(nomination.title)} исчезнет из справочника и из всех ваших мероприятий.</p>
          {remove.error ? (
            <p className={classes.refusal} role="alert">
              {failureTextOf(remove.error)}
            </p>
          ) : null}
        </>
      ) : null}
    </Confirm>
  );
}

/** An event may offer only some lines of the book; they are chosen on the book's page. */
function ChooseNominations() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  async function go() {
    setBusy(true);
    try {
      void navigate(`/organizer/library/${await nominationsBook()}?events=`);
    } catch (error) {
      tellFailure(error);
      setBusy(false);
    }
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void go()}>
      Выбрать для мероприятия
    </Button>
  );
}

function NewNomination({ competitionGuid }: { competitionGuid: string }) {
  const form = useSendForm({
    values: { title: '' },
    rules: { of: rulesOf(ReferenceBookItemCreate), body: ({ title }) => ({ referenceBookGuid: 'its', title }) },
    send: ({ title }, write) => addNomination(competitionGuid, title.trim(), write),
    writes: [ReferenceBookItemCreate, ReferenceBookChangeEventSet],
    isRepeated: true,
  });
  return (
    <LineForm form={form} className={classes.line} submit="Добавить">
      <TextLine at={form.at('title')} label="Новая номинация" placeholder="Народный танец" autoComplete="off" />
    </LineForm>
  );
}
