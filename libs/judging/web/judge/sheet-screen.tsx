// One program's sheet: the performance, its criteria, the pad; beside or behind them the list.

import { useEffect, useMemo, useState } from 'react';
import {
  ApiFailure,
  Drawer,
  LiveFault,
  Skeleton,
  StaleBar,
  useConnection,
  useLiveClient,
  useMedia,
  type Outbox,
  type OutboxSnapshot,
} from '@rampa/platform/web/base';
import type { JudgeSheetView } from '@rampa/contract';
import type { Handover } from './handover/titles.ts';
import { AbstainDrawer } from './parts/abstain-drawer.tsx';
import { Announcer } from './parts/announcer.tsx';
import { OldSheetBar } from './parts/bars.tsx';
import { CommentDrawer } from './parts/comment-drawer.tsx';
import { commentNotices } from './parts/comment-notices.ts';
import { Criteria } from './parts/criteria.tsx';
import { EndedScreen } from './parts/ended.tsx';
import { Footer } from './parts/footer.tsx';
import { ListFoot } from './parts/list-foot.tsx';
import { PerformanceHead } from './parts/performance-head.tsx';
import { PerformanceList } from './parts/performance-list.tsx';
import { RefusedWords } from './parts/refused-words.tsx';
import { StageOffer } from './parts/stage-offer.tsx';
import { Keys } from './pad/keys.tsx';
import { closedBecause, overlayOf } from './sheet/sheet-model.ts';
import { useDesk } from './state/use-desk.ts';
import { useSheet } from './state/use-sheet.ts';

export interface SheetScreenProps {
  link: string;
  programGuid: string;
  judgeGuid: string;
  timeZone: string;
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

export function SheetScreen(props: SheetScreenProps) {
  const { live, sheet, epoch, revision, isOld } = useSheet(props.programGuid, props.judgeGuid);
  const { connection } = useConnection();
  const client = useLiveClient();
  if (live.ended) {
    const { code, message } = live.ended;
    return (
      <EndedScreen
        message={message}
        unsent={props.unsentMarks}
        onGive={() => props.onHandover('give')}
        onOtherProgram={props.onOtherProgram}
        onEnter={() => props.onExpelled(new ApiFailure(401, code, message))}
      />
    );
  }
  if (sheet === null && live.fault) {
    return (
      <main className="judge-waiting">
        <LiveFault fault={live.fault} onRetry={() => client.askAgain()} />
      </main>
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
      {live.isRead && live.staleSince !== null ? (
        <StaleBar since={live.staleSince} timeZone={props.timeZone} isRead />
      ) : null}
      {live.staleSince !== null && connection === 'connected' ? (
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

/** Room for the list beside the sheet: a tablet, but not a phone on its side. */
const BESIDE = '(min-width: 808px) and (min-height: 521px)';

function OpenSheet(props: OpenSheetProps) {
  const { sheet, epoch, revision, isOld, outbox, snapshot } = props;
  const [drawer, setDrawer] = useState<'list' | 'comment' | 'abstain' | null>(null);
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
  const isWide = useMedia(BESIDE);
  const { item, criterion } = desk;
  const close = () => setDrawer(null);
  const list = (
    <>
      <PerformanceList
        sheet={sheet}
        overlay={overlay}
        shownGuid={item?.guid ?? null}
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
          isListening={drawer === null && !props.isHandingOver}
          onReturn={() => write({ abstain: false })}
        />
        <Footer
          sheet={sheet}
          item={item}
          overlay={overlay}
          isClosed={closed !== null}
          onList={() => setDrawer('list')}
          onComment={() => setDrawer('comment')}
          onAbstain={() => setDrawer('abstain')}
          onMissing={desk.chooseCriterion}
          onNext={desk.choose}
        />
      </main>
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
