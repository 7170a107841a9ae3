// An application as it is read, printed and downloaded: what is answered, in words, and beside it where it stands and what of it
// may still be changed.

import { IconArrowLeft, IconDownload, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApplicationDataGetByApplicationGuid, CompetitionGetFullInfoByGuid } from '@rampa/contract';
import { Button, Chip, EmptyState, listed } from '@rampa/platform/web/base';
import { ButtonMenu, Answer, dateRangeText, Page, PageHead, RowsSkeleton, useDownload, useRead, useReadOnly } from '@rampa/platform/web/desk'; // prettier-ignore
import { MessagesButton } from '../../messages/index.ts';
import { HistoryLater } from '../../history/index.ts';
import type { ApplicationView } from '../../filling/model/filling-model.ts';
import { SEND_PAGE } from '../../filling/parts/PageList.tsx';
import { PaperItems } from '../../papers/PaperItems.tsx';
import { nameOf, numberWords, stateWord } from '../words.ts';
import { PlacesNote } from './PlacesNote.tsx';
import { CorrectedNote } from './CorrectedNote.tsx';
import { ErasedNote } from './ErasedNote.tsx';
import { HeadWords } from './HeadWords.tsx';
import { SheetBlock } from './SheetBlock.tsx';
import { stillOpen } from './still-open.ts';
import classes from '../style/sheet.module.css';

export function ApplicationSheet({ view }: { view: ApplicationView }) {
  const { application: head, files } = view;
  const [search, setSearch] = useSearchParams();
  // A letter about corrections leads straight to them.
  const [isHistory, setHistory] = useState(search.get('history') === '1');
  const download = useDownload();
  const isReadOnly = useReadOnly() !== null;
  const data = useRead(ApplicationDataGetByApplicationGuid, { query: { applicationGuid: head.guid } });
  const event = useRead(CompetitionGetFullInfoByGuid, { query: { competitionGuid: head.competitionGuid } }, { staleTime: 30_000 }); // prettier-ignore
  const zone = event.data?.details.timeZone ?? 'Europe/Moscow';
  const details = event.data?.details;
  const open = stillOpen(head, isReadOnly);
  const list = `/member/competition/${head.competitionGuid}/applications`;
  return (
    <Page isPaper>
      <div className={classes.page}>
        <Link className={classes.back} to={list} data-no-print>
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
        />
        <div className={classes.columns}>
          <aside className={classes.beside} aria-label="Где заявка и что с ней можно">
            <HeadWords head={head} zone={zone} />
            {open.length === 0 ? null : (
              <section className={classes.open} aria-label="Что ещё можно">
                <h2>Что ещё можно</h2>
                <ul>
                  {open.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </section>
            )}
            <div className={classes.deeds} data-no-print>
              {isReadOnly ? null : (
                <Button
                  className={classes.wide!}
                  kind={head.isEditingEnable ? 'primary' : 'plain'}
                  onClick={() => setSearch({ page: SEND_PAGE })}
                >
                  {head.isEditingEnable ? 'К заполнению' : 'Отзыв, согласия, оплата'}
                </Button>
              )}
              <MessagesButton applicationGuid={head.guid} zone={zone} isOrganizer={false} canChange={!isReadOnly} />
              <ButtonMenu
                position="bottom-start"
                button={
                  <Button icon={IconDownload} isBusy={download.isBusy}>
                    Скачать
                  </Button>
                }
              >
                <PaperItems applicationGuid={head.guid} download={download} />
              </ButtonMenu>
              <Button icon={IconHistory} onClick={() => setHistory(true)}>
                Кто что менял
              </Button>
            </div>
            <ErasedNote head={head} zone={zone} />
            <CorrectedNote view={view} zone={zone} />
            {head.state === 'Subscribed' ? <PlacesNote applicationGuid={head.guid} isSent /> : null}
          </aside>
          <div className={classes.answers}>
            <Answer of={data} skeleton={<RowsSkeleton rows={6} />}>
              {({ blocks }) =>
                blocks.every(({ answers }) => answers.length === 0) ? (
                  <EmptyState>В заявке ещё нет ни одного ответа.</EmptyState>
                ) : (
                  blocks
                    .filter(({ parentKey }) => parentKey === null)
                    .map((block) => (
                      <SheetBlock key={block.applicationBlockGuid} {...{ block, blocks, files }} level={2} />
                    ))
                )
              }
            </Answer>
          </div>
        </div>
      </div>
      <HistoryLater of={isHistory ? { applicationGuid: head.guid, zone, onClose: () => setHistory(false) } : null} />
    </Page>
  );
}
