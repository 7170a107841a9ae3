// One program's sheet: the performance, its criteria, the pad; beside or behind them the list.

import { useEffect, useMemo, useState } from 'react';
import {
  ApiFailure,
  Drawer,
  LINK_ENDED_TEXT,
  OnlyTab,
  Skeleton,
  useConnection,
  useMedia,
  useRest,
  type Outbox,
  type OutboxSnapshot,
} from '@rampa/platform/web/base';
import type { JudgeSheetView } from '@rampa/contract';
import type { Handover } from './handover/titles.ts';
import type { Goal } from './state/use-calling.ts';
import { AbstainDrawer } from './parts/abstain-drawer.tsx';
import { Announcer } from './parts/announcer.tsx';
import { OldSheetBar } from './parts/bars.tsx';
import { CommentDrawer } from './parts/comment-drawer.tsx';
import { commentNotices } from './parts/comment-notices.ts';
import { Criteria } from './parts/criteria.tsx';
import { EndedScreen } from './parts/ended.tsx';
import { Footer } from './parts/footer.tsx';
import { IncompleteDrawer } from './parts/incomplete.tsx';
import { ListFoot } from './parts/list-foot.tsx';
import { NumberRail } from './parts/number-rail.tsx';
import { PerformanceHead } from './parts/performance-head.tsx';
import { PerformanceList } from './parts/performance-list.tsx';
import { RefusedWords } from './parts/refused-words.tsx';
import { ShownDrawer } from './parts/shown-drawer.tsx';
import { ProgramOver, StageOffer } from './parts/stage-offer.tsx';
import { Keys } from './pad/keys.tsx';
import { incompleteOf, isOver } from './sheet/incomplete.ts';
import { closedBecause, overlayOf } from './sheet/sheet-model.ts';
import { useDesk } from './state/use-desk.ts';
import { useSheet } from './state/use-sheet.ts';

export interface SheetScreenProps {
  link: string;
  programGuid: string;
  judgeGuid: string;
  timeZone: string;
  /** Where he is being led. */
  goal: Goal | null;
  onArrived: () => void;
  outbox: Outbox;
  snapshot: OutboxSnapshot;
  unsentMarks: number;
  /** Another sheet lies over this one. */
  isHandingOver: boolean;
  onHandover: (which: Handover) => void;
  onOtherProgram: (() => void) | null;
  onLeave: () => void;
  onExpelled: (failure: ApiFailure) => void;
}

/** Nobody ends it from here but the organizer, or the link's own end: to sign in again he needs a link. */
const REVOKED = new Set(['sessionEnded', 'unauthorized']);

export function SheetScreen(props: SheetScreenProps) {
  const { live, sheet, epoch, revision, isOld } = useSheet(props.programGuid, props.judgeGuid);
  const { connection } = useConnection();
  if (live.ended) {
    const { code, message } = live.ended;
    return (
      <EndedScreen
        message={REVOKED.has(code) ? LINK_ENDED_TEXT : message}
        isRevoked={REVOKED.has(code)}
        unsent={props.unsentMarks}
        onGive={() => props.onHandover('give')}
        onOtherProgram={props.onOtherProgram}
        onEnter={() => props.onExpelled(new ApiFailure(401, code, message))}
      />
    );
  }
  if (sheet === null) {
    return (
      <main className="judge-waiting" aria-busy aria-label="Лист загружается">
        <Skeleton width="40%" height="3.5rem" />
        <Skeleton width="70%" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </main>
    );
  }
  return (
    <>
      {live.staleSince !== null && (live.isRead || connection === 'connected') ? (
        <OldSheetBar since={live.staleSince} timeZone={props.timeZone} />
      ) : null}
      <OpenSheet {...props} sheet={sheet} epoch={epoch} revision={revision} isOld={isOld} />
    </>
  );
}

interface OpenSheetProps extends SheetScreenProps {
  sheet: JudgeSheetView;
  epoch: string | null;
  revision: number | null;
  isOld: boolean;
}

/** Room for the list beside the sheet: a tablet, but neither upright nor a phone on its side. */
const BESIDE = '(min-width: 808px) and (min-height: 521px) and (min-aspect-ratio: 1001/1000)';
/** An upright tablet has room for the numbers. */
const UPRIGHT = '(min-width: 700px) and (min-height: 521px) and (max-aspect-ratio: 1/1)';

function OpenSheet(props: OpenSheetProps) {
  const { sheet, epoch, revision, isOld, outbox, snapshot } = props;
  const [drawer, setDrawer] = useState<'list' | 'comment' | 'abstain' | 'incomplete' | null>(null);
  const [words, setWords] = useState<Readonly<Record<string, string | undefined>>>({});
  const overlay = useMemo(() => overlayOf(snapshot.entries, epoch, revision), [snapshot.entries, epoch, revision]);
  const desk = useDesk({
    sheet,
    overlay,
    outbox,
    epoch,
    revision,
    isDrawerOpen: drawer !== null || props.isHandingOver,
  });
  useEffect(() => {
    if (epoch !== null) void outbox.epochSeen(epoch);
  }, [outbox, epoch]);
  const { goal, onArrived, programGuid } = props;
  const led = goal?.programGuid === programGuid ? goal : null;
  const { choose, answer } = desk;
  useEffect(() => {
    if (led === null || !sheet.items.some(({ guid }) => guid === led.itemGuid)) return;
    choose(led.itemGuid);
    setDrawer(null);
    // As by Esc: what he was asked about stays as it was.
    answer(false);
    onArrived();
  }, [led, sheet]);
  const incomplete = useMemo(() => incompleteOf(sheet, overlay), [sheet, overlay]);
  const isWide = useMedia(BESIDE);
  const isUpright = useMedia(UPRIGHT);
  const rest = useRest();
  const { item, criterion } = desk;
  const close = () => setDrawer(null);
  const list = (
    <>
      <span className="judge-list-tab">
        <OnlyTab label="ГОЛОСОВАНИЕ" onGo={props.onOtherProgram ?? close} />
      </span>
      <PerformanceList
        sheet={sheet}
        overlay={overlay}
        shownGuid={item?.guid ?? null}
        incomplete={incomplete}
        onChoose={(guid) => {
          desk.choose(guid);
          close();
        }}
      />
      <ListFoot
        {...props}
        onHandover={(which) => {
          close();
          props.onHandover(which);
        }}
      />
    </>
  );
  if (!item) return <main className="judge-waiting">В этой программе пока нет выступлений для вас.</main>;

  const closed = closedBecause(sheet, item, isOld);
  const abstained = overlay.abstained(item);
  const write = (what: { comment?: string; abstain?: boolean }) => {
    const base = {
      competitionGuid: sheet.competitionGuid,
      itemGuid: item.guid,
      seenRevision: revision,
      seenEpoch: epoch,
      baseVersion: null,
    };
    void outbox.put({ ...base, ...what });
  };
  const comments = commentNotices(item, overlay.comment(item).text, (comment) => write({ comment }));

  return (
    <div className="judge-desk">
      <main className="judge-main">
        {desk.offered ? <StageOffer item={desk.offered} onGo={desk.goToStage} /> : null}
        {isOver(sheet) && incomplete.length > 0 ? (
          <ProgramOver count={incomplete.length} onOpen={() => setDrawer('incomplete')} />
        ) : null}
        <PerformanceHead item={item} />
        <Criteria
          item={item}
          criteria={desk.criteria}
          active={criterion}
          draft={desk.draft}
          overlay={overlay}
          isOff={abstained.isOn}
          onChoose={desk.chooseCriterion}
          onRead={(guids) => void outbox.seen(guids)}
        >
          <RefusedWords item={item} overlay={overlay} onRead={(guids) => void outbox.seen(guids)} />
        </Criteria>
        <Keys
          item={item}
          criterion={criterion}
          cell={criterion ? overlay.cell(item, criterion) : null}
          draft={desk.draft}
          setDraft={desk.setDraft}
          onMark={desk.mark}
          onMove={(direction) => moveOf(desk, direction)}
          closed={closed}
          abstained={abstained}
          isListening={drawer === null && desk.asked === null && !props.isHandingOver}
          rest={rest}
          onReturn={() => write({ abstain: false })}
        />
        <Footer
          sheet={sheet}
          item={item}
          overlay={overlay}
          isClosed={closed !== null}
          incomplete={incomplete.length}
          onIncomplete={() => setDrawer('incomplete')}
          onList={() => setDrawer('list')}
          onComment={() => setDrawer('comment')}
          onAbstain={() => setDrawer('abstain')}
          onMissing={desk.chooseCriterion}
          onNext={desk.choose}
          rest={rest}
        />
      </main>
      {isUpright ? (
        <NumberRail sheet={sheet} overlay={overlay} shownGuid={item?.guid ?? null} onChoose={desk.choose} />
      ) : null}
      {isWide ? (
        <aside className="judge-side" aria-label="Выступления">
          {list}
        </aside>
      ) : (
        <Drawer isOpen={drawer === 'list'} onClose={close} title={sheet.programTitle}>
          {list}
        </Drawer>
      )}
      <CommentDrawer
        key={`comment ${item.guid}`}
        item={item}
        comment={overlay.comment(item)}
        isOpen={drawer === 'comment'}
        onClose={close}
        draft={words[item.guid] ?? null}
        onDraft={(text) => setWords((all) => ({ ...all, [item.guid]: text }))}
        onSave={(comment) => {
          setWords((all) => ({ ...all, [item.guid]: undefined }));
          comments.save(comment);
          close();
        }}
      />
      <IncompleteDrawer
        list={incomplete}
        isOpen={drawer === 'incomplete'}
        onClose={close}
        onGo={(one, criterion) => {
          desk.choose(one.guid, criterion.guid);
          close();
        }}
      />
      <ShownDrawer asked={desk.asked} onAnswer={desk.answer} />
      <AbstainDrawer
        item={item}
        isOpen={drawer === 'abstain'}
        onClose={close}
        onAbstain={() => {
          write({ abstain: true });
          close();
        }}
      />
      <Announcer item={item} criteria={desk.criteria} overlay={overlay} />
    </div>
  );
}

function moveOf({ criteria, criterion, chooseCriterion }: ReturnType<typeof useDesk>, direction: 1 | -1): void {
  const at = criteria.findIndex((one) => one.guid === criterion?.guid);
  const next = criteria[at + direction];
  if (next) chooseCriterion(next.guid);
}
