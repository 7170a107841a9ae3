// «Судьи и доступы»: who judges, with which link, and the presenters' links.

import { Button, Menu } from '@mantine/core';
import { IconLink, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { FestivalGetFestivalDetail, NominationGetNominationsByCompetition } from '@rampa/contract';
import { plural } from '@rampa/kernel';
import { Chip, EmptyState, Face, useServerNow } from '@rampa/platform/web/base';
import {
  List,
  ListRow,
  ListTools,
  Page,
  PageHead,
  RowMenu,
  Section,
  useAccess,
  useList,
  useRead,
  wholeList,
} from '@rampa/platform/web/desk';
import { useEventTimeZone, useFastLinks } from '../api/fast-links.ts';
import { useJudges, type Judge } from '../api/judges.ts';
import { AccessPanel, NoLinkPanel } from '../parts/AccessPanel.tsx';
import { DeleteJudge } from '../parts/DeleteJudge.tsx';
import { JudgeLater, JudgesLater, PrintLinksLater } from '../parts/forms-later.ts';
import { Presenters } from '../parts/Presenters.tsx';
import { SEEN_ANEW_MS, seenText, seenTone } from '../parts/seen-text.ts';
import classes from '../style/photo.module.css';

type Opened =
  | { form: 'new' }
  | { form: 'judge' | 'link' | 'delete'; guid: string }
  | { form: 'print'; guids: readonly string[] }
  | null;

export function JudgesPage() {
  const { guid: competitionGuid = '' } = useParams();
  const canChange = useAccess(competitionGuid).changes('settings');
  const judges = useJudges(competitionGuid, { everyMs: SEEN_ANEW_MS });
  const asked = useList({ name: 'judges' });
  const found = wholeList({ ...judges, data: judges.data?.collection }, asked, {
    wordsOf: ({ fullName, title, city }) => [fullName, title, city],
  });
  const nominations = useRead(NominationGetNominationsByCompetition, { query: { competitionGuid } });
  const [opened, setOpened] = useState<Opened>(null);
  const list = judges.data?.collection ?? [];
  const chosen = opened && 'guid' in opened ? (list.find((judge) => judge.guid === opened.guid) ?? null) : null;
  const event = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: competitionGuid } });
  const isJudged = event.data?.typeTourCompetition !== 0;
  const add = canChange ? (
    <Button size="md" leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setOpened({ form: 'new' })}>
      Добавить судей
    </Button>
  ) : null;

  return (
    <Page>
      <PageHead title="Судьи и доступы" actions={isJudged && list.length > 0 ? add : null} />
      {isJudged ? (
        <Section
          title="Судьи"
          note="Судья входит по своей ссылке или QR‑коду, пароль не нужен. Одна ссылка действует на трёх устройствах."
        >
          <ListTools list={asked} search="Имя, звание, город" rows={list.length} />
          <List
            label="Судьи"
            list={asked}
            of={found}
            idOf={({ guid }) => guid}
            nameOf={({ fullName }) => fullName}
            empty={<EmptyState action={add}>Судей пока нет. Добавьте сразу всё жюри: ссылки будут готовы.</EmptyState>}
            nothing="Таких судей нет. Попробуйте другое слово."
            bulk={
              canChange
                ? (chosen) => (
                    <Button
                      variant="default"
                      leftSection={<IconPrinter size={16} stroke={1.75} />}
                      disabled={!chosen.some(({ fastLoginUrl }) => fastLoginUrl !== null)}
                      onClick={() =>
                        setOpened({
                          form: 'print',
                          guids: chosen.filter(({ fastLoginUrl }) => fastLoginUrl !== null).map(({ guid }) => guid),
                        })
                      }
                    >
                      Напечатать ссылки
                    </Button>
                  )
                : null
            }
            row={(judge) => (
              <JudgeRow
                judge={judge}
                number={list.indexOf(judge) + 1}
                nominations={nominations.data ?? []}
                canChange={canChange}
                onOpen={(form) => setOpened({ form, guid: judge.guid })}
              />
            )}
          />
        </Section>
      ) : null}
      <Presenters competitionGuid={competitionGuid} canChange={canChange} />
      <JudgesLater
        of={
          opened?.form === 'new'
            ? {
                competitionGuid,
                onCreated: (guids) => setOpened({ form: 'print', guids }),
                onClose: () => setOpened(null),
              }
            : null
        }
      />
      {opened?.form === 'print' ? (
        <NewLinks
          competitionGuid={competitionGuid}
          judges={opened.guids}
          title={event.data?.details.title ?? ''}
          onClose={() => setOpened(null)}
        />
      ) : null}
      <JudgeLater
        of={
          opened?.form === 'judge' && chosen ? { competitionGuid, judge: chosen, onClose: () => setOpened(null) } : null
        }
      />
      {opened?.form === 'link' && chosen ? (
        <JudgeAccess competitionGuid={competitionGuid} judge={chosen} onClose={() => setOpened(null)} />
      ) : null}
      {opened?.form === 'delete' && chosen ? <DeleteJudge judge={chosen} onClose={() => setOpened(null)} /> : null}
    </Page>
  );
}

interface NewLinksProps {
  competitionGuid: string;
  judges: readonly string[];
  /** Of the event. */
  title: string;
  onClose(): void;
}

/** The links of judges who have just been added: cards to print or to photograph. */
function NewLinks({ competitionGuid, judges, title, onClose }: NewLinksProps) {
  const { data } = useFastLinks(competitionGuid);
  const links = useMemo(
    () => (data ?? []).filter(({ url, competitionJudgeGuid: judge }) => url && judge && judges.includes(judge)),
    [data, judges],
  );
  return <PrintLinksLater of={links.length === judges.length ? { title, links, onClose } : null} />;
}

interface JudgeAccessProps {
  competitionGuid: string;
  judge: Judge;
  onClose(): void;
}

/** The same panel for a link as on «Доступы». */
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
      ? 'судит все номинации'
      : titles.length > 0 && titles.length <= 3
        ? `судит: ${titles.join(', ')}`
        : `судит ${judge.nominationGuids.length}\u00A0${plural(judge.nominationGuids.length, 'номинацию', 'номинации', 'номинаций')}`;
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
      detail={[[judge.title, judge.city].filter(Boolean).join(', '), scope].filter(Boolean).join('; ')}
    >
      <Chip tone={judge.lastSeenAt ? seenTone(judge.lastSeenAt, now) : 'plain'}>
        {judge.lastSeenAt ? seenText(judge.lastSeenAt, now) : judge.fastLoginUrl ? 'входа ещё не было' : 'ссылки нет'}
      </Chip>
      {canChange ? (
        <>
          <Button
            variant="default"
            leftSection={<IconLink size={16} stroke={1.75} />}
            aria-label={`${judge.fastLoginUrl ? 'Ссылка' : 'Создать ссылку'}: ${judge.fullName}`}
            onClick={() => onOpen('link')}
          >
            {judge.fastLoginUrl ? 'Ссылка' : 'Создать ссылку'}
          </Button>
          <RowMenu label={judge.fullName}>
            <Menu.Item onClick={() => onOpen('judge')}>Имя, звание, фотография</Menu.Item>
            <Menu.Item data-danger onClick={() => onOpen('delete')}>
              Удалить
            </Menu.Item>
          </RowMenu>
        </>
      ) : null}
    </ListRow>
  );
}
