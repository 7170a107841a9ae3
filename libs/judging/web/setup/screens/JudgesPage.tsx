// «Судьи и доступы»: who judges, with which link, and the presenters' links.

import { Button, Menu } from '@mantine/core';
import { IconLink, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { NominationGetNominationsByCompetition } from '@rampa/contract';
import { plural } from '@rampa/kernel';
import { Chip, EmptyState, Face, useServerNow } from '@rampa/platform/web/base';
import {
  Answer,
  ListRow,
  ListRows,
  Page,
  PageHead,
  RowMenu,
  RowsSkeleton,
  Section,
  useAccess,
  useRead,
} from '@rampa/platform/web/desk';
import { useEventTimeZone, useFastLinks } from '../api/fast-links.ts';
import { useJudges, type Judge } from '../api/judges.ts';
import { AccessPanel, NoLinkPanel } from '../parts/AccessPanel.tsx';
import { DeleteJudge } from '../parts/DeleteJudge.tsx';
import { JudgeForm } from '../parts/JudgeForm.tsx';
import { Presenters } from '../parts/Presenters.tsx';
import { seenText } from '../parts/seen-text.ts';
import classes from '../style/photo.module.css';

type Opened = { form: 'judge'; guid: string | null } | { form: 'link' | 'delete'; guid: string } | null;

export function JudgesPage() {
  const { guid: competitionGuid = '' } = useParams();
  const canChange = useAccess(competitionGuid).changes('settings');
  const judges = useJudges(competitionGuid);
  const nominations = useRead(NominationGetNominationsByCompetition, { query: { competitionGuid } });
  const [opened, setOpened] = useState<Opened>(null);
  const list = judges.data?.collection ?? [];
  const chosen = opened?.guid ? (list.find((judge) => judge.guid === opened.guid) ?? null) : null;
  const add = canChange ? (
    <Button
      size="md"
      leftSection={<IconPlus size={18} stroke={1.75} />}
      onClick={() => setOpened({ form: 'judge', guid: null })}
    >
      Добавить судью
    </Button>
  ) : null;

  return (
    <Page>
      <PageHead title="Судьи и доступы" actions={list.length > 0 ? add : null} />
      <Section
        title="Судьи"
        note="Судья входит по своей ссылке или QR‑коду, пароль не нужен. Одна ссылка действует на трёх устройствах."
      >
        <Answer of={judges} skeleton={<RowsSkeleton rows={5} height="3.5rem" />}>
          {({ collection }) =>
            collection.length === 0 ? (
              <EmptyState action={add}>Судей пока нет. Добавьте первого.</EmptyState>
            ) : (
              <ListRows label="Судьи">
                {collection.map((judge, index) => (
                  <JudgeRow
                    key={judge.guid}
                    judge={judge}
                    number={index + 1}
                    nominations={nominations.data ?? []}
                    canChange={canChange}
                    onOpen={(form) => setOpened({ form, guid: judge.guid })}
                  />
                ))}
              </ListRows>
            )
          }
        </Answer>
      </Section>
      <Presenters competitionGuid={competitionGuid} canChange={canChange} />
      {opened?.form === 'judge' && (opened.guid === null || chosen) ? (
        <JudgeForm
          competitionGuid={competitionGuid}
          judge={chosen}
          onCreated={(guid) => setOpened({ form: 'link', guid })}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened?.form === 'link' && chosen ? (
        <JudgeAccess competitionGuid={competitionGuid} judge={chosen} onClose={() => setOpened(null)} />
      ) : null}
      {opened?.form === 'delete' && chosen ? <DeleteJudge judge={chosen} onClose={() => setOpened(null)} /> : null}
    </Page>
  );
}

interface JudgeAccessProps {
  competitionGuid: string;
  judge: Judge;
  onClose(): void;
}

/** As on «Доступы»: one panel for a link, wherever it is opened from. */
function JudgeAccess({ competitionGuid, judge, onClose }: JudgeAccessProps) {
  const links = useFastLinks(competitionGuid);
  const timeZone = useEventTimeZone(competitionGuid);
  const link = links.data?.find(({ competitionJudgeGuid }) => competitionJudgeGuid === judge.guid);
  if (link) return <AccessPanel key={link.guid} link={link} timeZone={timeZone} canChange onClose={onClose} />;
  return links.data ? <NoLinkPanel judge={judge} onClose={onClose} /> : null;
}

interface JudgeRowProps {
  judge: Judge;
  number: number;
  nominations: readonly { guid: string; title: string }[];
  canChange: boolean;
  onOpen(form: 'judge' | 'link' | 'delete'): void;
}

function JudgeRow({ judge, number, nominations, canChange, onOpen }: JudgeRowProps) {
  const now = useServerNow(60_000);
  const titles = nominations.filter((one) => judge.nominationGuids.includes(one.guid)).map((one) => one.title);
  const scope =
    judge.nominationGuids.length === 0
      ? 'все номинации'
      : titles.length > 0 && titles.length <= 3
        ? titles.join(', ')
        : `${judge.nominationGuids.length}\u00A0${plural(judge.nominationGuids.length, 'номинация', 'номинации', 'номинаций')}`;
  return (
    <ListRow
      lead={
        <span className={classes.lead}>
          <span>{number}</span>
          <Face fullName={judge.fullName} photo={judge.logo} />
        </span>
      }
      title={
        <>
          {judge.fullName}
          {judge.isChair ? <Chip tone="info">председатель</Chip> : null}
        </>
      }
      detail={[judge.title, judge.city, scope].filter(Boolean).join(' · ')}
    >
      <Chip tone={judge.lastSeenAt ? 'ok' : 'plain'}>
        {judge.lastSeenAt ? seenText(judge.lastSeenAt, now) : judge.fastLoginUrl ? 'входа ещё не было' : 'ссылки нет'}
      </Chip>
      {canChange ? (
        <>
          <Button
            variant="default"
            leftSection={<IconLink size={16} stroke={1.75} />}
            aria-label={`Ссылка судьи: ${judge.fullName}`}
            onClick={() => onOpen('link')}
          >
            {judge.fastLoginUrl ? 'Ссылка' : 'Создать ссылку'}
          </Button>
          <RowMenu label={judge.fullName}>
            <Menu.Item onClick={() => onOpen('judge')}>Изменить, фотография</Menu.Item>
            <Menu.Item color="danger" onClick={() => onOpen('delete')}>
              Удалить
            </Menu.Item>
          </RowMenu>
        </>
      ) : null}
    </ListRow>
  );
}
