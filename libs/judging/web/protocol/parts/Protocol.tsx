// One protocol: its head, the table, and beside it the explanation of a result.

import { Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconClockExclamation, IconLock, IconWorldCheck } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { ProtocolView } from '@rampa/contract';
import { methodLines } from '@rampa/judging/domain';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import { PageHead, Panel, StalePlace } from '@rampa/platform/web/desk';
import { apartOnly, besideOf, outlierCount } from '../order/beside.ts';
import { NOT_SOUGHT, soughtGroups, waitingCount, type Finding } from '../order/finding.ts';
import { arrangedGroups, type Arrangement } from '../order/rows.ts';
import { isEditable, STATE_TONES, STATE_WORDS } from '../order/words.ts';
import { Apart, focusNextApart } from './Apart.tsx';
import { ChairTies } from './ChairTies.tsx';
import { CorrectMarks } from './CorrectMarks.tsx';
import { Downloads } from './Downloads.tsx';
import { Explanation, explanationTitle } from './Explanation.tsx';
import { FindingBar } from './Finding.tsx';
import { LateMarks } from './LateMarks.tsx';
import { ProtocolTable } from './ProtocolTable.tsx';
import { PublicationButton } from './Publication.tsx';
import { StateActions } from './StateActions.tsx';
import { TitleClash } from './TitleClash.tsx';
import { UndoClearing } from './UndoClearing.tsx';
import classes from '../style/protocol.module.css';

export interface ProtocolProps {
  protocol: ProtocolView;
  revision: number | null;
  staleSince: number | null;
  /** Read by HTTP, as no live connection comes about. */
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
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false });
  const rows = protocol.groups.flatMap((group) => group.rows);
  const row = rows.find((one) => one.itemGuid === explained) ?? null;
  const correctedRow = rows.find((one) => one.itemGuid === corrected?.itemGuid) ?? null;
  const canCorrect = canChange && isEditable(protocol.state);
  const methods = methodLines(protocol.groups);
  const arranged = arrangedGroups(protocol, arrangement);
  // A row that gets its last mark goes away by itself, but not from under the person who is in it.
  const sought = soughtGroups(arranged, finding, [explained, entered]);
  const apart = outlierCount(beside, sought);
  const groups = isApartOnly && apart > 0 ? apartOnly(sought, beside) : sought;

  function close() {
    const opener = document.querySelector<HTMLElement>(`[data-explains="${explained}"]`);
    setExplained(null);
    opener?.focus();
  }

  const explanation = row ? (
    <Explanation protocol={protocol} row={row} revision={revision} canChange={canCorrect} />
  ) : null;

  return (
    <div className={classes.split} data-open={(row !== null && isWide) || undefined}>
      <div className={classes.main}>
        <PageHead
          title="Сводный протокол"
          documentTitle={`Протокол: ${protocol.programTitle}`}
          aside={<StateChip protocol={protocol} />}
          note={picker ? undefined : protocol.programTitle}
          actions={
            <>
              <Downloads protocol={protocol} />
              {canChange ? <StateActions protocol={protocol} /> : null}
            </>
          }
        />
        {picker}
        <div className={classes.sub}>
          <SegmentedControl
            aria-label="Как расположить"
            data={[
              { value: 'groups', label: 'По группам' },
              { value: 'order', label: 'По порядку выхода' },
            ]}
            value={arrangement}
            onChange={(value) => setArrangement(value as Arrangement)}
          />
          {protocol.lateCount > 0 && canChange ? (
            <Button
              variant="default"
              leftSection={<IconClockExclamation size={16} stroke={1.75} />}
              onClick={() => setLateOpen(true)}
            >
              Поздние оценки: {protocol.lateCount}
            </Button>
          ) : null}
          <PublicationButton protocol={protocol} revision={revision} canChange={canChange} />
          {canChange ? <UndoClearing protocol={protocol} /> : null}
          {methods.length < 2 ? <span className={classes.method}>{methods[0] ?? protocol.methodText}</span> : null}
        </div>
        {methods.length < 2 ? null : (
          <ul className={classes.methods} aria-label="Как считается итог">
            {methods.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <TitleClash protocol={protocol} canChange={canChange} />
        <ChairTies protocol={protocol} canChange={canChange} />
        <Apart
          count={apart}
          isOnly={isApartOnly}
          onOnly={setApartOnly}
          onNext={() => focusNextApart(document.querySelector<HTMLElement>('table[role="grid"]'))}
        />
        {rows.length === 0 ? null : (
          <FindingBar
            finding={finding}
            usual={arrangement === 'groups' ? 'place' : 'number'}
            waiting={waitingCount(arranged)}
            found={groups.reduce((sum, group) => sum + group.rows.length, 0)}
            onFind={setFinding}
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
          <ProtocolTable
            protocol={protocol}
            whole={arranged}
            sort={{
              by: finding.order ?? (arrangement === 'groups' ? 'place' : 'number'),
              isReversed: finding.isReversed,
            }}
            groups={groups}
            onEnter={setEntered}
            beside={beside}
            chosen={explained}
            canCorrect={canCorrect}
            onExplain={setExplained}
            onFollow={(guid) => setExplained((current) => (current === null || !isWide ? current : guid))}
            onCorrect={(itemGuid, judgeIndex) => setCorrected({ itemGuid, judgeIndex })}
            onClose={close}
          />
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
      {corrected && correctedRow ? (
        <CorrectMarks
          key={`${corrected.itemGuid} ${corrected.judgeIndex}`}
          protocol={protocol}
          row={correctedRow}
          judgeIndex={corrected.judgeIndex}
          onClose={() => setCorrected(null)}
        />
      ) : null}
      {isLateOpen ? <LateMarks protocol={protocol} revision={revision} onClose={() => setLateOpen(false)} /> : null}
    </div>
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
