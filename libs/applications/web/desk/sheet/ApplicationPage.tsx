// One application before the organizer: what is new in it, what was answered, what he has decided.

import { Button } from '@mantine/core';
import { IconEye, IconHistory, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { numberSign } from '@rampa/kernel';
import { usePageTitle } from '@rampa/platform/web/base';
import { Answer, LiveEnded, RowsSkeleton, StalePlace, useAccess } from '@rampa/platform/web/desk';
import { HistoryLater } from '../../history/index.ts';
import { useEventZone } from '../parts/event.ts';
import { Changes } from './Changes.tsx';
import { copiesOf } from './copies.ts';
import { Decisions } from './Decisions.tsx';
import { EditLater, SeenLater } from './later.tsx';
import { RemovedBlocks } from './RemovedBlocks.tsx';
import { SectionList } from './SectionList.tsx';
import { SectionSheet } from './SectionSheet.tsx';
import { SheetHead } from './SheetHead.tsx';
import { StatusAside } from './StatusAside.tsx';
import { useSheet, type Sheet } from './use-sheet.ts';
import classes from './sheet.module.css';

export function ApplicationPage() {
  const { guid = '', applicationGuid = '' } = useParams();
  const of = useSheet(guid, applicationGuid);
  if (of.live.ended) return <LiveEnded ended={of.live.ended} />;
  return (
    <Answer
      of={of.sheet}
      skeleton={
        <div className={classes.waiting}>
          <RowsSkeleton rows={10} />
        </div>
      }
    >
      {(sheet) => <ApplicationSheet key={applicationGuid} {...{ sheet, of }} competitionGuid={guid} />}
    </Answer>
  );
}

export interface ApplicationSheetProps {
  competitionGuid: string;
  sheet: Sheet;
  of: ReturnType<typeof useSheet>;
}

function ApplicationSheet({ competitionGuid, sheet, of }: ApplicationSheetProps) {
  const { application, items, removed } = sheet;
  const { news, wordsOf, recordingsOf, blockStatuses } = of;
  const zone = useEventZone(competitionGuid);
  const canChange = useAccess(competitionGuid).changes('requests');
  const name = application.number === null ? 'Заявка' : `Заявка ${numberSign(application.number)}`;
  usePageTitle([name, application.title].filter(Boolean).join(' · '));
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const go = useNavigate();
  const [isHistory, setHistory] = useState(false);
  const here = `/organizer/events/${competitionGuid}/applications/${application.guid}`;
  // The table's place goes along, there and back.
  const close = () => void go(here, { state, replace: true });
  if (canChange && search.get('edit') === '1') return <EditLater of={{ sheet, back: here, onClose: close }} />;
  if (search.get('as') === 'member') return <SeenLater of={{ sheet, back: here }} />;
  const sections = items.filter(({ visible }) => visible);
  const copies = copiesOf(sheet);
  return (
    <>
      <SheetHead {...{ competitionGuid, sheet, copies, blockStatuses, canChange }} facts={of.facts} />
      <div className={classes.body}>
        <SectionList {...{ sheet, copies, news, zone }} />
        <StatusAside {...{ sheet, zone, canChange }} statuses={of.statuses} />
        <div className={classes.main}>
          {news ? <Changes {...{ sheet, news, zone, canChange }} /> : null}
          <div className={classes.tools} data-no-print>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconHistory size={18} stroke={1.75} />}
              onClick={() => setHistory(true)}
            >
              Кто что менял
            </Button>
            <Button
              variant="subtle"
              color="gray"
              component={Link}
              to="?as=member"
              state={state}
              leftSection={<IconEye size={18} stroke={1.75} />}
            >
              Как видит участник
            </Button>
            {canChange ? (
              <Button
                variant="subtle"
                color="gray"
                component={Link}
                to="?edit=1"
                state={state}
                replace
                leftSection={<IconPencil size={18} stroke={1.75} />}
              >
                Исправить за участника
              </Button>
            ) : null}
          </div>
          {sections.map((section) => (
            <SectionSheet
              key={section.guid}
              {...{ section, wordsOf, recordingsOf, blockStatuses, news, canChange }}
              files={sheet.files}
            />
          ))}
          <RemovedBlocks {...{ sheet, zone, canChange }} />
          {removed.length === 0 ? null : (
            <section className={classes.section}>
              <h2 className={classes.sectionTitle}>Убранные поля</h2>
              <p className={classes.note}>В форме их больше нет, ответы сохранены.</p>
              <dl className={classes.fields}>
                {removed.map(({ applicationBlockGuid, fieldGuid, title, text }) => (
                  <div key={`${applicationBlockGuid} ${fieldGuid}`} className={classes.field}>
                    <dt>{title}</dt>
                    <dd>{text || '–'}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
        <Decisions {...{ sheet, copies, news, blockStatuses, zone, canChange }} />
      </div>
      <HistoryLater
        of={isHistory ? { applicationGuid: application.guid, zone, onClose: () => setHistory(false) } : null}
      />
      <StalePlace since={of.live.staleSince} timeZone={zone} isRead={of.live.isRead}>
        Заявка на месте.
      </StalePlace>
    </>
  );
}
