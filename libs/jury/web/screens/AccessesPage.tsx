// «Доступы»: who enters this event and how. The block about employees comes from the accounts room.

import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { CompetitionJudgeCreateFastLoginUrl, FestivalGetFestivalDetail, type FastLinkView } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import {
  Answer,
  List,
  ListTools,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  useAccess,
  useList,
  useMake,
  useRead,
  wholeList,
} from '@rampa/platform/web/desk';
import { useFastLinks } from '../api/fast-links.ts';
import { useJudges } from '../api/judges.ts';
import { AccessPanel } from '../parts/AccessPanel.tsx';
import { AccessRow } from '../parts/AccessRow.tsx';
import { RenewChosen } from '../parts/RenewChosen.tsx';
import { PrintLinksLater } from '../parts/forms-later.ts';

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
  const given = { competitionGuid, canChange, timeZone, onOpen: setOpened, onPrint: setPrinted };

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
      <PrintLinksLater
        of={printed && { title: event.data?.details.title ?? '', links: printed, onClose: () => setPrinted(null) }}
      />
    </Page>
  );
}

interface LinksProps {
  competitionGuid: string;
  links: readonly FastLinkView[];
  canChange: boolean;
  timeZone: string;
  onOpen(guid: string): void;
  onPrint(links: FastLinkView[]): void;
}

/** Actions for several links: print them, or renew them. */
function ChosenLinks({ competitionGuid, of, onPrint, onDone }: ChosenLinksProps) {
  const printable = of.filter(({ url }) => url !== null);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} stroke={1.75} />}
        disabled={printable.length === 0}
        onClick={() => onPrint(printable)}
      >
        Напечатать ссылки
      </Button>
      <RenewChosen {...{ competitionGuid, onDone }} of={printable} onRenewed={onPrint} />
    </>
  );
}

interface ChosenLinksProps extends Pick<LinksProps, 'competitionGuid' | 'onPrint'> {
  of: readonly FastLinkView[];
  onDone(): void;
}

function JudgesLinks({ competitionGuid, links, canChange, timeZone, onOpen, onPrint }: LinksProps) {
  const judges = useJudges(competitionGuid);
  const list = useList({ name: 'judges' });
  const linkOf = (judge: string) => links.find(({ competitionJudgeGuid }) => competitionJudgeGuid === judge) ?? null;
  const create = useMake(CompetitionJudgeCreateFastLoginUrl);
  return (
    <Section
      title="Судьи"
      note="Судья входит по ссылке или QR‑коду, пароль не нужен. Отозванная ссылка перестаёт действовать за пять секунд."
    >
      <ListTools list={list} search="Имя судьи" rows={judges.data?.collection.length ?? 0} />
      <List
        label="Ссылки судей"
        list={list}
        of={wholeList({ ...judges, data: judges.data?.collection }, list, { wordsOf: ({ fullName }) => [fullName] })}
        idOf={({ guid }) => guid}
        nameOf={({ fullName }) => fullName}
        nothing="Таких судей нет. Попробуйте другое слово."
        empty={
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
        }
        bulk={
          canChange
            ? (chosen, choice) => {
                const own = chosen.flatMap(({ guid }) => linkOf(guid) ?? []);
                return (
                  <ChosenLinks competitionGuid={competitionGuid} of={own} onPrint={onPrint} onDone={choice.clear} />
                );
              }
            : null
        }
        row={({ guid, fullName, isChair }) => (
          <AccessRow
            name={fullName}
            isChair={isChair}
            link={linkOf(guid)}
            timeZone={timeZone}
            canChange={canChange}
            isBusy={create.isPending && create.variables?.query?.competitionJudgeGuid === guid}
            onOpen={() => onOpen(linkOf(guid)!.guid)}
            onCreate={() => create.mutate({ query: { competitionJudgeGuid: guid }, body: {} })}
          />
        )}
      />
    </Section>
  );
}

function PresentersLinks({ competitionGuid, links, canChange, timeZone, onOpen, onPrint }: LinksProps) {
  const list = useList({ name: 'presenters' });
  const data = links.filter(({ role }) => role === 'presenter');
  const read = { data, error: null, isPending: false, refetch: () => undefined };
  return (
    <Section title="Ведущие" note="Ведущий видит программу, тексты и кто следующий.">
      <List
        label="Ссылки ведущих"
        list={list}
        of={wholeList(read, list)}
        idOf={({ guid }) => guid}
        nameOf={({ name }) => name}
        empty={<EmptyState>Ведущих пока нет. Создайте ссылку на странице «Судьи и доступы».</EmptyState>}
        nothing="Таких ведущих нет."
        bulk={
          canChange
            ? (chosen, choice) => (
                <ChosenLinks competitionGuid={competitionGuid} of={chosen} onPrint={onPrint} onDone={choice.clear} />
              )
            : null
        }
        row={(link) => (
          <AccessRow
            name={link.name}
            link={link}
            timeZone={timeZone}
            canChange={canChange}
            onOpen={() => onOpen(link.guid)}
          />
        )}
      />
    </Section>
  );
}
