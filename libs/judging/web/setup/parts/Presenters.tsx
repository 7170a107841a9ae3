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
  Answer,
  Confirm,
  CopyButton,
  LineForm,
  ListRow,
  ListRows,
  QrButton,
  RowsSkeleton,
  Section,
  tell,
  TextLine,
  useCallForm,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { seenText } from './seen-text.ts';
import classes from '../style/presenters.module.css';

type Presenter = AnswerOf<typeof CompetitionPresenterGetByCompetitionGuid>[number];

export function Presenters({ competitionGuid, canChange }: { competitionGuid: string; canChange: boolean }) {
  const query = { competitionGuid };
  const presenters = useRead(CompetitionPresenterGetByCompetitionGuid, { query });
  const refreshes = [CompetitionPresenterGetByCompetitionGuid];
  const revoke = useWrite(CompetitionPresenterDeleteFastLoginUrl, { refreshes });
  const [revoked, setRevoked] = useState<Presenter | null>(null);
  const now = useServerNow(60_000);

  return (
    <Section title="Ведущие" note="Ведущий видит программу, тексты и кто следующий; на сцену вызывает он или вы.">
      <Answer of={presenters} skeleton={<RowsSkeleton rows={1} height="3.5rem" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState>
              {canChange ? 'Ведущих пока нет. Впишите имя и создайте ссылку.' : 'Ведущих пока нет.'}
            </EmptyState>
          ) : (
            <ListRows label="Ведущие">
              {list.map((one) => (
                <ListRow key={one.guid} title={one.name}>
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
              ))}
            </ListRows>
          )
        }
      </Answer>
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
    refreshes: [CompetitionPresenterGetByCompetitionGuid],
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
