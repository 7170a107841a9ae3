// An application on one sheet, to be read and printed: what is answered, in words.

import { IconArrowLeft, IconHistory, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApplicationDataGetByApplicationGuid, CompetitionGetFullInfoByGuid, type AnswerOf, type ApplicationHead } from '@rampa/contract'; // prettier-ignore
import { Button, Chip, EmptyState, listed } from '@rampa/platform/web/base';
import { Answer, dateRangeText, Page, PageHead, RowsSkeleton, useRead, useReadOnly } from '@rampa/platform/web/desk';
import { MessagesButton } from '../../messages/index.ts';
import { HistoryLater } from '../../history/index.ts';
import { SEND_PAGE } from '../../filling/parts/PageList.tsx';
import { nameOf, numberWords, stateWord } from '../words.ts';
import { PlacesNote } from './PlacesNote.tsx';
import { CorrectedNote } from './CorrectedNote.tsx';
import { ErasedNote } from './ErasedNote.tsx';
import { HeadWords } from './HeadWords.tsx';
import classes from '../style/applications.module.css';

type Block = AnswerOf<typeof ApplicationDataGetByApplicationGuid>['blocks'][number];

export function ApplicationSheet({ head }: { head: ApplicationHead }) {
  const [search, setSearch] = useSearchParams();
  // A letter about corrections leads straight to them.
  const [isHistory, setHistory] = useState(search.get('history') === '1');
  const isReadOnly = useReadOnly() !== null;
  const data = useRead(ApplicationDataGetByApplicationGuid, { query: { applicationGuid: head.guid } });
  const event = useRead(CompetitionGetFullInfoByGuid, { query: { competitionGuid: head.competitionGuid } }, { staleTime: 30_000 }); // prettier-ignore
  const zone = event.data?.details.timeZone ?? 'Europe/Moscow';
  const details = event.data?.details;
  return (
    <Page isPaper>
      <div className={classes.page}>
        <Link className={classes.back} to={`/member/competition/${head.competitionGuid}/applications`} data-no-print>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden />
          Заявки
        </Link>
        <PageHead
          title={nameOf(head)}
          aside={<Chip tone={head.state === 'Subscribed' ? 'ok' : 'plain'}>{stateWord(head.state)}</Chip>}
          note={listed(
            head.competitionTitle,
            details ? dateRangeText(details.beginDate, details.endDate) : '',
            head.title === '' || head.number === null ? '' : numberWords(head.number),
          )}
          actions={
            <>
              <MessagesButton applicationGuid={head.guid} zone={zone} isOrganizer={false} canChange={!isReadOnly} />
              <Button icon={IconHistory} onClick={() => setHistory(true)}>
                Кто что менял
              </Button>
              <Button icon={IconPrinter} onClick={() => window.print()}>
                Распечатать
              </Button>
              {isReadOnly ? null : (
                <Button onClick={() => setSearch({ page: SEND_PAGE })}>
                  {head.isEditingEnable ? 'К заполнению' : 'Что можно сделать'}
                </Button>
              )}
            </>
          }
        />
        <HeadWords head={head} zone={zone} />
        <ErasedNote head={head} zone={zone} />
        <CorrectedNote head={head} zone={zone} />
        {head.state === 'Subscribed' ? <PlacesNote applicationGuid={head.guid} isSent /> : null}
        <Answer of={data} skeleton={<RowsSkeleton rows={6} />}>
          {({ blocks }) =>
            blocks.every(({ answers }) => answers.length === 0) ? (
              <EmptyState>В заявке ещё нет ни одного ответа.</EmptyState>
            ) : (
              blocks
                .filter(({ parentKey }) => parentKey === null)
                .map((block) => <SheetBlock key={block.applicationBlockGuid} {...{ block, blocks }} level={2} />)
            )
          }
        </Answer>
      </div>
      <HistoryLater of={isHistory ? { applicationGuid: head.guid, zone, onClose: () => setHistory(false) } : null} />
    </Page>
  );
}

function SheetBlock({ block, blocks, level }: { block: Block; blocks: readonly Block[]; level: 2 | 3 | 4 }) {
  const { applicationBlockGuid, title, number, answers } = block;
  const inner = blocks.filter(({ parentKey }) => parentKey === applicationBlockGuid);
  const isAnswered = (one: Block): boolean =>
    one.answers.length > 0 || blocks.some((below) => below.parentKey === one.applicationBlockGuid && isAnswered(below));
  const alike = blocks.filter((one) => one.title === title && one.parentKey === block.parentKey).length;
  if (!isAnswered(block)) return null;
  const Title = `h${level}` as const;
  return (
    <section className={classes.sheet}>
      <Title>{alike > 1 ? `${title} ${number}` : title}</Title>
      <dl>
        {answers.map(({ fieldGuid, title: asked, text }) => (
          <div key={fieldGuid}>
            <dt>{asked}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
      {inner.map((one) => (
        <SheetBlock key={one.applicationBlockGuid} block={one} blocks={blocks} level={level === 2 ? 3 : 4} />
      ))}
    </section>
  );
}
