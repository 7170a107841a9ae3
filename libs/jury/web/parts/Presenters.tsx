// Links of the presenters.

import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterDeleteFastLoginUrl,
  CompetitionPresenterGetByCompetitionGuid,
  type AnswerOf,
} from '@rampa/contract';
import { Chip, EmptyState, useServerNow } from '@rampa/platform/web/base';
import {
  Confirm,
  CopyButton,
  LineForm,
  List,
  ListRow,
  QrButton,
  Section,
  tell,
  TextLine,
  useCallForm,
  useList,
  useRead,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';
import { seenText } from './seen-text.ts';
import classes from '../style/presenters.module.css';

type Presenter = AnswerOf<typeof CompetitionPresenterGetByCompetitionGuid>[number];

export function Presenters({ competitionGuid, canChange }: { competitionGuid: string; canChange: boolean }) {
  const query = { competitionGuid };
  const presenters = useRead(CompetitionPresenterGetByCompetitionGuid, { query });
  const list = useList({ name: 'presenters' });
  const revoke = useWrite(CompetitionPresenterDeleteFastLoginUrl);
  const [revoked, setRevoked] = useState<Presenter | null>(null);
  const now = useServerNow(60_000);

  return (
    <Section title="Ведущие" note="Ведущий видит программу, тексты и кто следующий; на сцену вызывает он или вы.">
      <List
        label="Ведущие"
        list={list}
        of={wholeList(presenters, list)}
        idOf={({ guid }) => guid}
        nameOf={({ name: called }) => called}
        empty={
          <EmptyState>
            {canChange ? 'Ведущих пока нет. Впишите имя и создайте ссылку.' : 'Ведущих пока нет.'}
          </EmptyState>
        }
        nothing="Таких ведущих нет."
        row={(one) => (
          <ListRow title={one.name}>
            <Chip tone={one.lastSeenAt ? 'ok' : 'plain'}>
              {one.lastSeenAt ? seenText(one.lastSeenAt, now) : 'входа ещё не было'}
            </Chip>
            {canChange && one.url !== null ? (
              <>
                <CopyButton text={one.url} name={one.name} />
                <QrButton
                  title="Вход ведущего"
                  name={one.name}
                  hint="Наведите камеру и нажмите «Войти»."
                  url={one.url}
                />
                <Button
                  variant="outline"
                  color="danger"
                  aria-label={`Отозвать ссылку: ${one.name}`}
                  onClick={() => setRevoked(one)}
                >
                  Отозвать
                </Button>
              </>
            ) : null}
          </ListRow>
        )}
      />
      {canChange ? <NewPresenter competitionGuid={competitionGuid} /> : null}
      <Confirm
        isOpen={revoked !== null}
        isDanger
        title="Отозвать ссылку?"
        action="Отозвать"
        isBusy={revoke.isPending}
        onClose={() => setRevoked(null)}
        onConfirm={() =>
          revoke.mutate(
            { query: { competitionPresenterGuid: revoked!.guid } },
            { onSuccess: () => tell(`Ссылка отозвана: ${revoked!.name}`), onSettled: () => setRevoked(null) },
          )
        }
      >
        {revoked ? `${revoked.name} потеряет доступ к программе в течение пяти секунд.` : null}
      </Confirm>
    </Section>
  );
}

function NewPresenter({ competitionGuid }: { competitionGuid: string }) {
  const form = useCallForm(CompetitionPresenterCreateFastLoginUrl, {
    values: { name: '' },
    asked: { query: { competitionGuid } },
    missing: { name: 'Впишите имя ведущего' },
    isRepeated: true,
  });
  return (
    <div data-no-print>
      <LineForm form={form} className={classes.form} submit="Создать ссылку">
        <TextLine at={form.at('name')} label="Имя ведущего" autoComplete="off" />
      </LineForm>
    </div>
  );
}
