// «Номинации и группы»: what is judged separately, who judges what.

import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { NominationGetNominationsByCompetition, ReferenceBookItemUpdate } from '@rampa/contract';
import { plural } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import {
  addNominations,
  Answer,
  ListRow,
  ListRows,
  Page,
  PageHead,
  refresh,
  RowsSkeleton,
  Section,
  tellFailure,
  useAccess,
  useNominations,
  useWrite,
} from '@rampa/platform/web/desk';
import { GroupFields } from '../parts/GroupFields.tsx';
import { Panels } from '../parts/Panels.tsx';
import classes from '../style/nominations.module.css';

export function NominationsPage() {
  const { guid: competitionGuid = '' } = useParams();
  const canChange = useAccess(competitionGuid).changes('settings');
  // The book is of all events: who may change this one alone only reads it.
  const canChangeBook = useAccess().changes('settings');
  const nominations = useNominations(competitionGuid);
  return (
    <Page>
      <PageHead title="Номинации и группы" />
      <Section
        title="Номинации"
        note="Общий справочник организатора: номинации видны во всех его мероприятиях. Места считаются внутри номинации."
      >
        <Answer of={nominations} skeleton={<RowsSkeleton rows={4} height="3rem" />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState>Номинаций пока нет. Можно и без них: тогда все выступления в одной группе.</EmptyState>
            ) : (
              <ListRows label="Номинации">
                {list.map((one) => (
                  <NominationRow key={one.guid} nomination={one} canChange={canChangeBook} />
                ))}
              </ListRows>
            )
          }
        </Answer>
        {canChangeBook ? <NewNomination /> : null}
      </Section>
      <Panels competitionGuid={competitionGuid} canChange={canChange} />
      <GroupFields competitionGuid={competitionGuid} canChange={canChange} />
    </Page>
  );
}

function NominationRow({
  nomination,
  canChange,
}: {
  nomination: { guid: string; title: string; itemCount: number };
  canChange: boolean;
}) {
  const [title, setTitle] = useState<string | null>(null);
  const rename = useWrite(ReferenceBookItemUpdate, { refreshes: [NominationGetNominationsByCompetition] });
  const { itemCount } = nomination;
  const count =
    itemCount === 0
      ? 'выступлений нет'
      : `${itemCount}\u00A0${plural(itemCount, 'выступление', 'выступления', 'выступлений')}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    const clean = title?.trim() ?? '';
    if (clean === '' || clean === nomination.title) return setTitle(null);
    rename.mutate(
      { body: { referenceBookItemGuid: nomination.guid, title: clean } },
      { onSuccess: () => setTitle(null) },
    );
  }

  if (title !== null) {
    return (
      <li>
        <form className={classes.line} onSubmit={submit}>
          <TextInput
            aria-label="Название номинации"
            autoFocus
            maxLength={300}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
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
    <ListRow title={nomination.title} detail={count}>
      {canChange ? (
        <Button
          variant="subtle"
          color="gray"
          aria-label={`Переименовать: ${nomination.title}`}
          onClick={() => setTitle(nomination.title)}
        >
          Переименовать
        </Button>
      ) : null}
    </ListRow>
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
      await refresh(client, [NominationGetNominationsByCompetition]);
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
