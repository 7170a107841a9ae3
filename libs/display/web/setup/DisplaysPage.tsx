// «Экраны зала»: each screen's link, what it shows now and when it may show a result.

import { Button, Menu, Select } from '@mantine/core';
import { IconExternalLink, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import {
  CompetitionDisplaySettingDelete,
  CompetitionDisplaySettingGetByCompetition,
  CompetitionDisplaySettingUpdate,
  CompetitionProgramGetByCompetition,
  type AnswerOf,
} from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  Confirm,
  CopyButton,
  ListRow,
  ListRows,
  Page,
  PageHead,
  QrButton,
  RowMenu,
  RowsSkeleton,
  tell,
  useAccess,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { DisplayForm } from './parts/DisplayForm.tsx';
import { sentDisplay } from './parts/sent-display.ts';
import { REVEAL_WORDS, revealOf, SCENE_OPTIONS, SCENE_WORDS, sceneOf, type SceneChoice } from './words.ts';
import classes from './style/displays.module.css';

export type Display = AnswerOf<typeof CompetitionDisplaySettingGetByCompetition>[number];

export function DisplaysPage() {
  const { guid: competitionGuid = '' } = useParams();
  const canChange = useAccess(competitionGuid).changes('settings');
  const query = { competitionGuid };
  const displays = useRead(CompetitionDisplaySettingGetByCompetition, { query });
  const programs = useRead(CompetitionProgramGetByCompetition, { query });
  const [edited, setEdited] = useState<Display | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Display | null>(null);
  const refreshes = [CompetitionDisplaySettingGetByCompetition];
  const update = useWrite(CompetitionDisplaySettingUpdate, { refreshes, inOrder: 'displays' });
  const remove = useWrite(CompetitionDisplaySettingDelete, { refreshes });
  const programTitle = (guid: string | null) =>
    guid === null ? 'идущая программа' : (programs.data?.find((one) => one.guid === guid)?.title ?? 'программа');
  const add = canChange ? (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setEdited('new')}>
      Добавить экран
    </Button>
  ) : null;

  function show(display: Display, scene: SceneChoice) {
    const former = sceneOf(display.scene);
    const send = (one: SceneChoice) => update.mutateAsync({ query, body: sentDisplay({ ...display, scene: one }) });
    void send(scene)
      .then(() =>
        tell(`${display.title}: ${SCENE_WORDS[scene]}`, {
          action: { label: 'Вернуть', run: () => void send(former).catch(() => undefined) },
        }),
      )
      .catch(() => undefined);
  }

  return (
    <Page>
      <PageHead
        title="Экраны зала"
        note="Откройте ссылку на компьютере экрана: он сам следит за программой и судьями. До оценок всех судей значений на экране нет."
        actions={(displays.data ?? []).length > 0 ? add : null}
      />
      <Answer of={displays} skeleton={<RowsSkeleton rows={2} height="4.5rem" />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState action={add}>Экранов пока нет. Добавьте первый.</EmptyState>
          ) : (
            <ListRows label="Экраны">
              {list.map((display) => (
                <ListRow
                  key={display.guid}
                  title={display.title}
                  detail={`${programTitle(display.programGuid)} · результат ${REVEAL_WORDS[revealOf(display.reveal)]}`}
                >
                  <Select
                    className={classes.scene!}
                    aria-label={`Что показывает: ${display.title}`}
                    disabled={!canChange}
                    data={SCENE_OPTIONS}
                    value={sceneOf(display.scene)}
                    onChange={(value) => value && value !== display.scene && show(display, value as SceneChoice)}
                  />
                  <Button
                    component="a"
                    href={display.url}
                    target="_blank"
                    rel="noreferrer"
                    variant="default"
                    leftSection={<IconExternalLink size={16} stroke={1.75} />}
                    aria-label={`Открыть экран: ${display.title}`}
                  >
                    Открыть
                  </Button>
                  <CopyButton text={display.url} />
                  <QrButton
                    title="Экран зала"
                    name={display.title}
                    hint="Наведите камеру, чтобы открыть этот экран."
                    url={display.url}
                  />
                  {canChange ? (
                    <RowMenu label={display.title}>
                      <Menu.Item onClick={() => setEdited(display)}>Изменить</Menu.Item>
                      <Menu.Item color="danger" onClick={() => setDeleted(display)}>
                        Удалить
                      </Menu.Item>
                    </RowMenu>
                  ) : null}
                </ListRow>
              ))}
            </ListRows>
          )
        }
      </Answer>
      {edited ? (
        <DisplayForm
          competitionGuid={competitionGuid}
          display={edited === 'new' ? null : edited}
          programs={programs.data ?? []}
          onClose={() => setEdited(null)}
        />
      ) : null}
      <Confirm
        isOpen={deleted !== null}
        isDanger
        title="Удалить экран?"
        action="Удалить"
        isBusy={remove.isPending}
        onClose={() => setDeleted(null)}
        onConfirm={() =>
          remove.mutate(
            { query: { CompetitionDisplaySettingGuid: deleted!.guid } },
            { onSuccess: () => tell(`Экран «${deleted!.title}» удалён`), onSettled: () => setDeleted(null) },
          )
        }
      >
        {deleted ? `«${deleted.title}» погаснет везде, где открыт, и его ссылка перестанет действовать.` : null}
      </Confirm>
    </Page>
  );
}
