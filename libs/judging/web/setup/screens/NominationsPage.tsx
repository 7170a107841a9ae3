// «Номинации и группы»: what is judged separately, who judges what.

import { Button, Menu, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { ReferenceBookItemCreate, ReferenceBookItemDelete, ReferenceBookItemUpdate } from '@rampa/contract';
import { inQuotes, plural } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  addNominations,
  Confirm,
  failureTextOf,
  List,
  ListRow,
  ListTools,
  Page,
  PageHead,
  refreshAfter,
  RowMenu,
  Section,
  tell,
  tellFailure,
  useAccess,
  useList,
  useNominations,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';
import { GroupFields } from '../parts/GroupFields.tsx';
import { GroupValues } from '../parts/GroupValues.tsx';
import { Panels } from '../parts/Panels.tsx';
import classes from '../style/nominations.module.css';

export function NominationsPage() {
  const { guid: competitionGuid = '' } = useParams();
  const canChange = useAccess(competitionGuid).changes('settings');
  // The book is of all events: who may change this one alone only reads it.
  const canChangeBook = useAccess().changes('settings');
  const nominations = useNominations(competitionGuid);
  const list = useList({ name: 'nominations' });
  const [deleted, setDeleted] = useState<Nomination | null>(null);
  return (
    <Page>
      <PageHead title="Номинации и группы" />
      <Section
        title="Номинации"
        note="Общий справочник организатора: номинации видны во всех его мероприятиях. Места считаются внутри номинации."
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
        {canChangeBook ? <NewNomination /> : null}
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
  const [title, setTitle] = useState<string | null>(null);
  const [shortTitle, setShortTitle] = useState('');
  const rename = useWrite(ReferenceBookItemUpdate);
  const { itemCount } = nomination;
  const count =
    itemCount === 0
      ? 'выступлений нет'
      : `${itemCount}\u00A0${plural(itemCount, 'выступление', 'выступления', 'выступлений')}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    const clean = title?.trim() ?? '';
    const short = shortTitle.trim();
    if (clean === '' || (clean === nomination.title && short === nomination.shortTitle)) return setTitle(null);
    rename.mutate(
      { body: { referenceBookItemGuid: nomination.guid, title: clean, shortTitle: short } },
      { onSuccess: () => setTitle(null) },
    );
  }

  if (title !== null) {
    return (
      <li>
        <form className={classes.line} onSubmit={submit}>
          <TextInput
            label="Название номинации"
            autoFocus
            maxLength={300}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && setTitle(null)}
          />
          <TextInput
            label="Коротко, для экранов зала"
            placeholder="необязательно"
            maxLength={60}
            value={shortTitle}
            onChange={(event) => setShortTitle(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && setTitle(null)}
          />
          <Button type="submit" size="md" loading={rename.isPending}>
            Сохранить
          </Button>
          <Button size="md" variant="default" onClick={() => setTitle(null)}>
            Отменить
          </Button>
        </form>
      </li>
    );
  }
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
            onClick={() => {
              setTitle(nomination.title);
              setShortTitle(nomination.shortTitle);
            }}
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

/** The refusal names what uses the nomination: it stays in the question, where it can be read in peace. */
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

function NewNomination() {
  const client = useQueryClient();
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '' || isBusy) return;
    setBusy(true);
    try {
      await addNominations([title.trim()]);
      setTitle('');
      await refreshAfter(client, ReferenceBookItemCreate);
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={classes.line} onSubmit={(event) => void submit(event)}>
      <TextInput
        label="Новая номинация"
        placeholder="Народный танец"
        autoComplete="off"
        maxLength={300}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" size="md" variant="default" loading={isBusy} disabled={title.trim() === ''}>
        Добавить
      </Button>
    </form>
  );
}
