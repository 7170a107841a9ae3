// One protocol: its head, the table, and beside it the explanation of a result.

import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconClockExclamation, IconLock, IconWorldCheck } from '@tabler/icons-react';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ProtocolView } from '@rampa/contract';
import { OUTLIER_WORDS } from '@rampa/judging/domain';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import { PageHead, Panel, PHONE, StalePlace, useGrowingGroups } from '@rampa/platform/web/desk';
import { apartOnly, besideOf, outlierCount } from '../order/beside.ts';
import { countingLines } from '../order/counting.ts';
import { NOT_SOUGHT, soughtGroups, waitingCount, type Finding } from '../order/finding.ts';
import { arrangedGroups, type Arrangement } from '../order/rows.ts';
import { isEditable, STATE_TONES, STATE_WORDS } from '../order/words.ts';
import { Apart, ApartOnly, focusNextApart, protocolRows } from './Apart.tsx';
import { Awaited } from './Awaited.tsx';
import { ChairTies } from './ChairTies.tsx';
import { CorrectMarksLater } from './forms-later.ts';
import { Downloads } from './Downloads.tsx';
import { Explanation, explanationTitle } from './Explanation.tsx';
import { FindingBar } from './Finding.tsx';
import { LateMarks } from './LateMarks.tsx';
import { PhoneProtocol } from './PhoneProtocol.tsx';
import { PaperOnProtocol } from '../paper/OnProtocol.tsx';
import { ProtocolPrizes } from './ProtocolPrizes.tsx';
import { ProtocolTable } from './ProtocolTable.tsx';
import { PublicationButton } from './Publication.tsx';
import { ShownChanges } from './ShownChanges.tsx';
import { StateActions } from './StateActions.tsx';
import { StateMenu } from './StateMenu.tsx';
import { TitleClash } from './TitleClash.tsx';
import type { Aim } from '../order/aim.ts';
import { UndoClearing } from './UndoClearing.tsx';
import classes from '../style/protocol.module.css';

export interface ProtocolProps {
  protocol: ProtocolView;
  revision: number | null;
  staleSince: number | null;
  /** The live connection fails, so the protocol is read by HTTP. */
  isRead: boolean;
  canChange: boolean;
  picker: ReactNode;
}

export function Protocol({ protocol, revision, staleSince, isRead, canChange, picker }: ProtocolProps) {
  const [arrangement, setArrangement] = useState<Arrangement>('groups');
  const [explained, setExplained] = useState<string | null>(null);
  const [corrected, setCorrected] = useState<{ itemGuid: string; judgeIndex: number } | null>(null);
  const [isLateOpen, setLateOpen] = useState(false);
  const [isApartOnly, setApartOnly] = useState(false);
  const [finding, setFinding] = useState<Finding>(NOT_SOUGHT);
  const [entered, setEntered] = useState<string | null>(null);
  const beside = useMemo(() => besideOf(protocol), [protocol]);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const opener = useRef<HTMLElement | null>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const isRoomy = useMediaQuery('(min-width: 1280px)', true, { getInitialValueInEffect: false });
  const isVast = useMediaQuery('(min-width: 1700px)', false, { getInitialValueInEffect: false });
  // Beside the explanation the table is narrower and higher: its row stays where it can be seen.
  useLayoutEffect(() => {
    if (explained === null) return;
    protocolRows()?.querySelector(`[data-row="${explained}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [explained]);
  const rows = protocol.groups.flatMap((group) => group.rows);
  const row = rows.find((one) => one.itemGuid === explained) ?? null;
  const correctedRow = rows.find((one) => one.itemGuid === corrected?.itemGuid) ?? null;
  const canCorrect = canChange && isEditable(protocol.state);
  const arranged = useMemo(() => arrangedGroups(protocol, arrangement), [protocol, arrangement]);
  // A row that gets its last mark goes away by itself, but not from under the person who is in it.
  const sought = soughtGroups(arranged, { ...finding, programGuid: protocol.programGuid }, [explained, entered]);
  const apart = outlierCount(beside, sought);
  const groups = isApartOnly && apart > 0 ? apartOnly(sought, beside) : sought;
  const drawn = useGrowingGroups(groups);

  function explain(itemGuid: string) {
    opener.current = protocolRows()?.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
    setExplained(itemGuid);
  }

  function close() {
    const from = opener.current?.isConnected ? opener.current : null;
    const own = document.querySelector<HTMLElement>(`[data-explains="${explained}"]`);
    setExplained(null);
    (from?.closest<HTMLElement>('[data-row]')?.dataset.row === explained ? from : own)?.focus();
  }

  /** Whatever hides the row gives way. */
  function goToCell(itemGuid: string, judgeGuid: string) {
    setFinding(NOT_SOUGHT);
    setApartOnly(false);
    setExplained(null);
    setAim({ itemGuid, judgeIndex: protocol.judges.findIndex(({ guid }) => guid === judgeGuid) });
  }

  function showWaiting() {
    flushSync(() => {
      setApartOnly(false);
      setFinding({ ...NOT_SOUGHT, isWaitingOnly: true });
    });
    document.querySelector<HTMLElement>('[data-waiting-only]')?.focus();
  }

  const shown = {
    protocol,
    groups: drawn,
    whole: arranged,
    beside,
    chosen: explained,
    canCorrect,
    aim,
    onEnter: setEntered,
    onExplain: explain,
    onCorrect: (itemGuid: string, judgeIndex: number) => setCorrected({ itemGuid, judgeIndex }),
    onAimed: () => setAim(null),
  };
  const rowsShown = isPhone ? (
    <PhoneProtocol {...shown} />
  ) : (
    <ProtocolTable
      {...shown}
      sort={{
        by: finding.order ?? (arrangement === 'groups' ? 'place' : 'number'),
        isReversed: finding.isReversed,
      }}
      onFollow={(guid) => setExplained((current) => (current === null || !isWide ? current : guid))}
      onClose={close}
    />
  );

  const explanation = row ? (
    <Explanation protocol={protocol} row={row} revision={revision} canChange={canCorrect} onGo={setExplained} />
  ) : null;

  return (
    <div className={classes.split} data-prints-alone data-open={(row !== null && isWide) || undefined}>
      <div className={classes.main}>
        <p className={classes.printed}>{protocol.competitionTitle}</p>
        <PageHead
          title="Сводный протокол"
          documentTitle={`Протокол: ${protocol.programTitle}`}
          aside={
            <>
              <StateChip protocol={protocol} />
              {picker}
            </>
          }
          note={picker ? undefined : protocol.programTitle}
          actions={
            <>
              <PublicationButton protocol={protocol} revision={revision} canChange={canChange} />
              <Downloads protocol={protocol} />
              {canChange ? (
                <StateActions protocol={protocol} revision={revision} onCell={goToCell} onWaiting={showWaiting} />
              ) : (
                <StateMenu programGuid={protocol.programGuid} />
              )}
            </>
          }
        />
        {picker ? <p className={classes.printed}>{protocol.programTitle}</p> : null}
        <TitleClash protocol={protocol} canChange={canChange} />
        <ShownChanges protocol={protocol} />
        <ChairTies protocol={protocol} canChange={canChange} />
        <Awaited protocol={protocol} canChange={canChange} onCell={goToCell} />
        <div className={classes.notes}>
          {protocol.lateCount > 0 && canChange ? (
            <Button
              variant="default"
              leftSection={<IconClockExclamation size={16} stroke={1.75} />}
              onClick={() => setLateOpen(true)}
            >
              Поздние оценки: {protocol.lateCount}
            </Button>
          ) : null}
          {canChange ? <UndoClearing protocol={protocol} /> : null}
        </div>
        {rows.length === 0 ? null : (
          <FindingBar
            finding={finding}
            arrangement={arrangement}
            waiting={waitingCount(arranged, protocol.programGuid)}
            found={groups.reduce((sum, group) => sum + group.rows.length, 0)}
            onFind={setFinding}
            onArrange={setArrangement}
            isTight={!isRoomy || (row !== null && !isVast)}
            apart={<Apart count={apart} onNext={() => focusNextApart(protocolRows())} />}
            apartOnly={<ApartOnly count={apart} isOnly={isApartOnly} onOnly={setApartOnly} />}
          />
        )}
        {rows.length === 0 ? (
          <EmptyState>В программе пока нет выступлений.</EmptyState>
        ) : groups.length === 0 ? (
          <EmptyState
            action={
              <Button variant="default" onClick={() => setFinding(NOT_SOUGHT)}>
                Показать все
              </Button>
            }
          >
            {finding.isWaitingOnly && finding.question.trim() === ''
              ? 'Оценок больше никто не ждёт.'
              : 'Такого выступления в протоколе нет.'}
          </EmptyState>
        ) : (
          rowsShown
        )}
        {rows.length === 0 ? null : <ProtocolPrizes protocol={protocol} />}
        {rows.length === 0 ? null : <PaperOnProtocol protocol={protocol} />}
        {rows.length === 0 ? null : (
          <Methods lines={[...countingLines(protocol), ...(apart > 0 ? [OUTLIER_WORDS] : [])]} />
        )}
        <StalePlace since={staleSince} timeZone={protocol.timeZone} isRead={isRead}>
          Оценки судей не теряются.
        </StalePlace>
      </div>
      {isWide && row ? (
        <aside
          className={classes.aside}
          aria-label={explanationTitle(row, protocol)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <Explanation.Head row={row} protocol={protocol} onClose={close} />
          {explanation}
        </aside>
      ) : null}
      {isWide ? null : (
        <Panel isOpen={row !== null} title={row ? explanationTitle(row, protocol) : ''} onClose={close}>
          {explanation}
        </Panel>
      )}
      <CorrectMarksLater
        key={corrected ? `${corrected.itemGuid} ${corrected.judgeIndex}` : ''}
        of={
          corrected && correctedRow
            ? { protocol, row: correctedRow, judgeIndex: corrected.judgeIndex, onClose: () => setCorrected(null) }
            : null
        }
      />
      {isLateOpen ? <LateMarks protocol={protocol} revision={revision} onClose={() => setLateOpen(false)} /> : null}
    </div>
  );
}

/** At the foot of the table, as on paper. */
function Methods({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={classes.methods} aria-label="Как считается итог">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function StateChip({ protocol }: { protocol: ProtocolView }) {
  const Sign =
    protocol.state === 'Published'
      ? IconWorldCheck
      : protocol.state === 'Locked' || protocol.state === 'Confirmed'
        ? IconLock
        : null;
  return (
    <>
      <Chip tone={STATE_TONES[protocol.state]}>
        {Sign ? <Sign size={14} stroke={2} aria-hidden /> : null}
        {STATE_WORDS[protocol.state]}
      </Chip>
      {protocol.version > 1 ? <Chip>версия {protocol.version}</Chip> : null}
    </>
  );
}
