// «Журнал»: who did what to a protocol, when, and from what to what.

import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { Link, useParams, useSearchParams } from 'react-router';
import {
  JOURNAL_KINDS,
  VotingProtocolExportJournal,
  VotingProtocolGetJournal,
  VotingProtocolGetUsingForProtocolByCompetition,
  VotingProtocolGetVoitingProtocolJson,
  type JournalEntry,
} from '@rampa/contract';
import { JOURNAL_WORDS, journalWords } from '@rampa/judging/domain';
import { counted, formatThousandths } from '@rampa/kernel';
import { EmptyState, listed } from '@rampa/platform/web/base';
import {
  ButtonMenu,
  Answer,
  exactMomentText,
  List,
  ListFilter,
  ListRow,
  ListTools,
  Page,
  PageHead,
  RowsSkeleton,
  useDownload,
  useList,
  useRead,
} from '@rampa/platform/web/desk';
import { performerOf } from '../prizes/words.ts';
import classes from '../style/journal.module.css';

const KEPT =
  'Оценки, исправления, решения и печати, состояния, публикации, показы, очистки и вручение спецпризов хранятся столько же, сколько сам протокол; скачать журнал можно в любое время.';
const SORTS = { '-at': 'Сначала новое', at: 'По порядку' };

/** The program stands in the address, as on the protocol; without one the first is shown. */
export function JournalPage() {
  const { guid: competitionGuid = '' } = useParams();
  const [search] = useSearchParams();
  const programs = useRead(VotingProtocolGetUsingForProtocolByCompetition, { query: { competitionGuid } });
  return (
    <Answer of={programs} skeleton={<RowsSkeleton rows={8} />}>
      {(all) => {
        const asked = search.get('competitionProgramGuid');
        const program = all.find(({ programGuid }) => programGuid === asked) ?? all[0];
        return program ? (
          <Journal key={program.programGuid} program={program} />
        ) : (
          <Page isPaper>
            <PageHead title="Журнал" />
            <EmptyState>Журнала пока нет: сначала нужна программа выступлений.</EmptyState>
          </Page>
        );
      }}
    </Answer>
  );
}

interface Program {
  programGuid: string;
  title: string;
}

function Journal({ program }: { program: Program }) {
  const { guid: competitionGuid = '' } = useParams();
  const query = { competitionProgramGuid: program.programGuid };
  const protocol = useRead(VotingProtocolGetVoitingProtocolJson, { query });
  const judges = protocol.data?.judges ?? [];
  const list = useList({
    filters: { kind: [...JOURNAL_KINDS], judge: judges.map(({ guid }) => guid) },
    sorts: SORTS,
    isPrivate: true,
    keep: 'journal',
    usualSize: 50,
  });
  const kind = JOURNAL_KINDS.find((one) => one === list.asked.filters.kind);
  const judge = list.asked.filters.judge;
  const narrowed = { ...query, ...(kind ? { kind } : {}), ...(judge ? { competitionJudgeGuid: judge } : {}) };
  const journal = useRead(
    VotingProtocolGetJournal,
    { query: { ...narrowed, ...list.page, ...list.found, ...list.sorted } },
    { keepPrevious: true },
  );
  const download = useDownload();
  const zone = protocol.data?.timeZone ?? 'Europe/Moscow';
  return (
    <Page isPaper>
      <PageHead
        title="Журнал"
        note={program.title}
        actions={
          <>
            <Button
              component={Link}
              size="md"
              variant="default"
              to={`/organizer/events/${competitionGuid}/protocols?competitionProgramGuid=${program.programGuid}`}
            >
              Протокол
            </Button>
            <ButtonMenu
              button={
                <Button
                  size="md"
                  variant="default"
                  loading={download.isBusy}
                  leftSection={<IconDownload size={18} stroke={1.75} />}
                  rightSection={<IconChevronDown size={16} stroke={1.75} />}
                >
                  Скачать журнал
                </Button>
              }
            >
              {(['pdf', 'xlsx', 'docx'] as const).map((format) => (
                <Menu.Item
                  key={format}
                  onClick={() =>
                    void download.order(VotingProtocolExportJournal, { ...narrowed, format }, 'Готовим журнал')
                  }
                >
                  {format.toUpperCase()}
                </Menu.Item>
              ))}
            </ButtonMenu>
          </>
        }
      />
      <p className={classes.kept}>{KEPT}</p>
      <ListTools list={list} search="Исполнитель, судья, причина">
        <ListFilter
          list={list}
          name="kind"
          label="Что"
          all="Все записи"
          options={JOURNAL_KINDS.map((value) => ({ value, label: JOURNAL_WORDS[value]! }))}
        />
        {judges.length > 0 ? (
          <ListFilter
            list={list}
            name="judge"
            label="Чьи оценки"
            all="Все судьи"
            options={judges.map(({ guid, fullName }) => ({ value: guid, label: fullName }))}
          />
        ) : null}
      </ListTools>
      <List
        label="Журнал"
        list={list}
        of={journal}
        idOf={({ guid }) => guid}
        nameOf={(entry) => journalWords(entry).what}
        count={(total) => counted(total, 'запись', 'записи', 'записей')}
        empty={<EmptyState>Записей пока нет: они появятся с первой оценкой.</EmptyState>}
        nothing="Таких записей нет. Попробуйте другое слово или покажите все записи."
        row={(entry) => <Entry entry={entry} zone={zone} />}
      />
    </Page>
  );
}

function Entry({ entry, zone }: { entry: JournalEntry; zone: string }) {
  const { what, reason } = journalWords(entry);
  const value = (mark: number | null) => (mark === null ? 'нет' : formatThousandths(mark));
  const hasMarks = entry.from !== null || entry.to !== null;
  const change =
    entry.kind === 'adjustment' || entry.kind === 'late'
      ? value(entry.to)
      : `${value(entry.from)} → ${value(entry.to)}`;
  const performer = entry.performer === '' ? '' : performerOf({ ...entry, collective: '' });
  return (
    <ListRow
      title={hasMarks ? `${what}: ${change}` : what}
      detail={listed(
        performer,
        entry.judge === '' ? '' : [entry.judge, entry.criterion].filter(Boolean).join(': '),
        reason,
        entry.actor !== '' && entry.actor !== entry.judge ? entry.actor : '',
        entry.device === null ? '' : `устройство\u00A0${entry.device}`,
      )}
    >
      <time dateTime={entry.at}>{exactMomentText(entry.at, zone)}</time>
    </ListRow>
  );
}
