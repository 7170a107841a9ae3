// «Доступы»: who gets into this event and how. The owner's block about employees comes from their own room.

import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { CompetitionJudgeCreateFastLoginUrl, FestivalGetFestivalDetail, type FastLinkView } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  ListRows,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  useAccess,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { useFastLinks } from '../api/fast-links.ts';
import { useJudges } from '../api/judges.ts';
import { AccessPanel } from '../parts/AccessPanel.tsx';
import { AccessRow } from '../parts/AccessRow.tsx';
import { PrintLinks } from '../parts/PrintLinks.tsx';

const MOSCOW = 'Europe/Moscow';

export function AccessesPage({ employees }: { employees: ReactNode }) {
  const { guid: competitionGuid = '' } = useParams();
  const canChange = useAccess(competitionGuid).changes('settings');
  const event = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: competitionGuid } });
  const links = useFastLinks(competitionGuid);
  const [opened, setOpened] = useState<string | null>(null);
  const [printed, setPrinted] = useState<FastLinkView[] | null>(null);
  const chosen = links.data?.find(({ guid }) => guid === opened);
  const printable = (links.data ?? []).filter(({ url }) => url !== null);
  const timeZone = event.data?.details.timeZone ?? MOSCOW;
  const given = { competitionGuid, canChange, timeZone, onOpen: setOpened };

  return (
    <Page>
      <PageHead
        title="Доступы"
        actions={
          printable.length > 0 ? (
            <Button
              size="md"
              variant="default"
              leftSection={<IconPrinter size={18} stroke={1.75} />}
              onClick={() => setPrinted(printable)}
            >
              Напечатать все ссылки
            </Button>
          ) : null
        }
      />
      <Answer of={links} skeleton={<RowsSkeleton rows={6} height="3.5rem" />}>
        {(all) => (
          <>
            <JudgesLinks {...given} links={all} />
            <PresentersLinks {...given} links={all} />
          </>
        )}
      </Answer>
      {employees}
      {chosen ? (
        <AccessPanel
          link={chosen}
          timeZone={timeZone}
          canChange={canChange}
          onRenewed={setOpened}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {printed ? (
        <PrintLinks title={event.data?.details.title ?? ''} links={printed} onClose={() => setPrinted(null)} />
      ) : null}
    </Page>
  );
}

interface LinksProps {
  competitionGuid: string;
  links: readonly FastLinkView[];
  canChange: boolean;
  timeZone: string;
  onOpen(guid: string): void;
}

function JudgesLinks({ competitionGuid, links, canChange, timeZone, onOpen }: LinksProps) {
  const judges = useJudges(competitionGuid);
  const create = useWrite(CompetitionJudgeCreateFastLoginUrl);
  return (
    <Section
      title="Судьи"
      note="Судья входит по ссылке или QR‑коду, пароль не нужен. Отозванная ссылка перестаёт действовать за пять секунд."
    >
      <Answer of={judges} skeleton={<RowsSkeleton rows={5} height="3.5rem" />}>
        {({ collection }) =>
          collection.length === 0 ? (
            <EmptyState
              action={
                canChange ? (
                  <Button size="md" component={Link} to={`/organizer/events/${competitionGuid}/judges`}>
                    К судьям
                  </Button>
                ) : undefined
              }
            >
              Судей пока нет. Добавьте их на странице «Судьи и доступы».
            </EmptyState>
          ) : (
            <ListRows label="Ссылки судей">
              {collection.map(({ guid, fullName, isChair }) => {
                const link = links.find(({ competitionJudgeGuid }) => competitionJudgeGuid === guid) ?? null;
                return (
                  <AccessRow
                    key={guid}
                    name={fullName}
                    isChair={isChair}
                    link={link}
                    timeZone={timeZone}
                    canChange={canChange}
                    isBusy={create.isPending && create.variables?.query?.competitionJudgeGuid === guid}
                    onOpen={() => onOpen(link!.guid)}
                    onCreate={() => create.mutate({ query: { competitionJudgeGuid: guid }, body: {} })}
                  />
                );
              })}
            </ListRows>
          )
        }
      </Answer>
    </Section>
  );
}

function PresentersLinks({ links, canChange, timeZone, onOpen }: LinksProps) {
  const presenters = links.filter(({ role }) => role === 'presenter');
  return (
    <Section title="Ведущие" note="Ведущий видит программу, тексты и кто следующий.">
      {presenters.length === 0 ? (
        <EmptyState>Ведущих пока нет. Создайте ссылку на странице «Судьи и доступы».</EmptyState>
      ) : (
        <ListRows label="Ссылки ведущих">
          {presenters.map((link) => (
            <AccessRow
              key={link.guid}
              name={link.name}
              link={link}
              timeZone={timeZone}
              canChange={canChange}
              onOpen={() => onOpen(link.guid)}
            />
          ))}
        </ListRows>
      )}
    </Section>
  );
}
