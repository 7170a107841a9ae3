// «Экраны зала»: every screen as the hall sees it, its devices, and the remote control.

import { Button, Menu } from '@mantine/core';
import { IconDeviceTv, IconExternalLink, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import {
  CompetitionDisplaySettingDelete,
  CompetitionDisplaySettingGetByCompetition,
  CompetitionProgramGetByCompetition,
} from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { EmptyState, useLive } from '@rampa/platform/web/base';
import {
  Confirm,
  CopyButton,
  LiveAwaited,
  LiveEnded,
  Page,
  PageHead,
  QrButton,
  RowMenu,
  RowsSkeleton,
  StalePlace,
  tell,
  useAccess,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { ClaimLater, DisplayLater } from '../parts/forms-later.ts';
import { Devices } from '../parts/Devices.tsx';
import { LongNames } from '../parts/LongNames.tsx';
import { OverlayLink } from '../parts/OverlayLink.tsx';
import { RemotePanel } from '../parts/RemotePanel.tsx';
import { AllScreens, DisplayCards } from '../parts/Wall.tsx';
import { useJudged } from '../remote/use-judged.ts';
import { useScreens } from '../remote/use-screens.ts';
import type { Display } from '../display.ts';
import classes from '../style/displays.module.css';

const MOST_PICTURES = 12;

export function DisplaysPage() {
  const { guid: competitionGuid = '' } = useParams();
  const access = useAccess(competitionGuid);
  const canChange = access.changes('settings');
  const canPress = canChange || access.changes('program') || access.changes('protocol');
  const query = { competitionGuid };
  const live = useLive('displays', competitionGuid);
  const settings = useRead(CompetitionDisplaySettingGetByCompetition, { query });
  const programs = useRead(CompetitionProgramGetByCompetition, { query });
  const screens = useScreens(competitionGuid);
  const { isJudged } = useJudged(competitionGuid);
  const [chosen, setChosen] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Display | null>(null);
  const [isClaiming, setClaiming] = useState(false);
  const remove = useWrite(CompetitionDisplaySettingDelete);
  const list = live.state?.displays ?? [];
  const timeZone = live.state?.timeZone ?? 'Europe/Moscow';
  const display = list.find(({ guid }) => guid === chosen) ?? list[0] ?? null;
  const setting = settings.data?.find(({ guid }) => guid === display?.guid) ?? null;

  // Another user has added or removed a screen, or changed a picture.
  const { refetch } = settings;
  const versions = list.map(({ guid, version }) => `${guid} ${version}`).join();
  useEffect(() => {
    if (versions !== '') void refetch();
  }, [versions, refetch]);

  const add = canChange ? (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setEdited('new')}>
      Добавить экран
    </Button>
  ) : null;

  if (live.ended) {
    return (
      <Page>
        <PageHead title="Экраны зала" />
        <LiveEnded ended={live.ended} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHead
        title="Экраны зала"
        note={`${isJudged ? 'Пока не оценили все судьи, баллов на экране нет, если для него не выбрано «сразу». ' : ''}Клавиши B и L на самом экране: чёрный и логотип.`}
        actions={
          list.length > 0 ? (
            <>
              {canPress ? (
                <Button
                  size="md"
                  variant="default"
                  leftSection={<IconDeviceTv size={18} stroke={1.75} />}
                  onClick={() => setClaiming(true)}
                >
                  Подключить по коду
                </Button>
              ) : null}
              {add}
            </>
          ) : null
        }
      />
      {live.state === null ? (
        <LiveAwaited fault={live.fault}>
          <RowsSkeleton rows={2} height="9rem" />
        </LiveAwaited>
      ) : list.length === 0 ? (
        <EmptyState action={add}>
          {canChange
            ? 'Экранов пока нет. Добавьте первый, и здесь появится поле для кода с телевизора.'
            : 'Экранов пока нет. Их добавляет тот, кому открыты настройки.'}
        </EmptyState>
      ) : (
        <>
          <div className={classes.desk}>
            <div className={classes.wall}>
              {canPress ? (
                <AllScreens competitionGuid={competitionGuid} displays={list} className={classes.all} isLed />
              ) : null}
              <DisplayCards
                {...{ view: live.state, screens }}
                chosen={display?.guid}
                pictures={MOST_PICTURES}
                className={classes.cards}
                onChoose={setChosen}
              />
            </div>
            {display ? (
              <RemotePanel
                key={display.guid}
                competitionGuid={competitionGuid}
                display={display}
                timeZone={timeZone}
                canPress={canPress}
              >
                <Devices
                  screens={screens.filter(({ displayGuid }) => displayGuid === display.guid)}
                  timeZone={timeZone}
                  canPress={canPress}
                />
                {setting ? (
                  <div className={classes.links}>
                    <Button
                      component="a"
                      href={setting.url}
                      target="_blank"
                      rel="noreferrer"
                      variant="default"
                      leftSection={<IconExternalLink size={16} stroke={1.75} />}
                      aria-label={`Открыть экран: ${setting.title}`}
                    >
                      Открыть
                    </Button>
                    <CopyButton text={setting.url} name={setting.title} />
                    <QrButton
                      title="Экран зала"
                      name={setting.title}
                      hint="Наведите камеру, чтобы открыть этот экран."
                      url={setting.url}
                    />
                    {canChange ? (
                      <RowMenu label={setting.title}>
                        <Menu.Item onClick={() => setEdited(setting.guid)}>Изменить</Menu.Item>
                        <Menu.Item data-danger onClick={() => setDeleted(setting)}>
                          Удалить
                        </Menu.Item>
                      </RowMenu>
                    ) : null}
                  </div>
                ) : null}
                {setting ? <OverlayLink key={setting.guid} setting={setting} canChange={canChange} /> : null}
              </RemotePanel>
            ) : null}
          </div>
          {access.sees('program')
            ? (programs.data ?? []).map(({ guid, title }, _, all) => (
                <LongNames
                  key={guid}
                  competitionGuid={competitionGuid}
                  program={{ guid, title: all.length > 1 ? title : '' }}
                  screens={screens}
                />
              ))
            : null}
        </>
      )}
      <StalePlace since={live.staleSince} timeZone={timeZone} isRead={live.isRead}>
        Экраны держат последнюю картинку.
      </StalePlace>
      <DisplayLater
        key={edited}
        of={
          edited === null
            ? null
            : {
                competitionGuid,
                display: settings.data?.find(({ guid }) => guid === edited) ?? null,
                programs: programs.data ?? [],
                onClose: () => setEdited(null),
              }
        }
      />
      <ClaimLater
        of={
          isClaiming
            ? {
                competitionGuid,
                displays: list,
                chosen: display?.guid ?? null,
                onClose: () => setClaiming(false),
              }
            : null
        }
      />
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
            { onSuccess: () => tell(`Экран ${inQuotes(deleted!.title)} удалён`), onSettled: () => setDeleted(null) },
          )
        }
      >
        {deleted ? `${inQuotes(deleted.title)} погаснет везде, где открыт, и его ссылка перестанет действовать.` : null}
      </Confirm>
    </Page>
  );
}
