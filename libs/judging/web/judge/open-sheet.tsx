// The open sheet: the performance, its criteria, the pad; beside or behind them the list.

import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Drawer, EmptyState, useMedia, useRest } from '@rampa/platform/web/base';
import type { JudgeSheetView } from '@rampa/contract';
import { Announcer } from './parts/announcer.tsx';
import { Criteria } from './parts/criteria.tsx';
import { Footer } from './parts/footer.tsx';
import { ListFoot } from './parts/list-foot.tsx';
import { NumberRail } from './parts/number-rail.tsx';
import { OthersRow } from './parts/others-row.tsx';
import { PerformanceHead } from './parts/performance-head.tsx';
import { PerformanceList } from './parts/performance-list.tsx';
import { PrizeRows } from './parts/prize-rows-later.tsx';
import { RefusedWords } from './parts/refused-words.tsx';
import { SheetDrawers, type Opened } from './parts/drawers-later.tsx';
import { ProgramOver, StageOffer } from './parts/stage-offer.tsx';
import { Keys } from './pad/keys.tsx';
import { incompleteOf, isOver } from './sheet/incomplete.ts';
import { closedBecause, overlayOf } from './sheet/sheet-model.ts';
import type { SheetScreenProps } from './sheet-props.ts';
import { useDesk } from './state/use-desk.ts';

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

export function OpenSheet(props: OpenSheetProps) {
  const { sheet, epoch, revision, isOld, outbox, snapshot, goal, onArrived, programGuid } = props;
  const [drawer, setDrawer] = useState<Opened | 'list' | null>(null);
  const overlay = useMemo(() => overlayOf(snapshot.entries, epoch, revision), [snapshot.entries, epoch, revision]);
  const isDrawerOpen = drawer !== null || props.isHandingOver;
  const desk = useDesk({ sheet, overlay, outbox, epoch, revision, isDrawerOpen });
  useEffect(() => {
    if (epoch !== null) void outbox.epochSeen(epoch);
  }, [outbox, epoch]);
  const led = goal?.programGuid === programGuid ? goal : null;
  const { choose, answer } = desk;
  const arrive = useEffectEvent((itemGuid: string) => {
    choose(itemGuid);
    setDrawer(null);
    // As with Esc, nothing changes.
    answer(false);
    onArrived();
  });
  useEffect(() => {
    if (led !== null && sheet.items.some(({ guid }) => guid === led.itemGuid)) arrive(led.itemGuid);
  }, [led, sheet]);
  const incomplete = useMemo(() => incompleteOf(sheet, overlay), [sheet, overlay]);
  const isWide = useMedia(BESIDE);
  const isUpright = useMedia(UPRIGHT);
  const rest = useRest();
  const { item, criterion } = desk;
  const close = () => setDrawer(null);
  const list = (
    <>
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
  if (!item) {
    return (
      <main className="judge-nothing" aria-label={sheet.programTitle}>
        <h1>{sheet.programTitle}</h1>
        <EmptyState>
          {sheet.items.length === 0
            ? 'В этой программе пока нет выступлений для вас.'
            : 'Оценивать здесь больше нечего: выступления сняты или пропущены.'}
        </EmptyState>
        {list}
      </main>
    );
  }
  const closed = closedBecause(sheet, item, isOld);
  const abstained = overlay.abstained(item);
  const base = {
    competitionGuid: sheet.competitionGuid,
    itemGuid: item.guid,
    seenRevision: revision,
    seenEpoch: epoch,
    baseVersion: null,
  };
  const write = (what: { comment?: string; abstain?: boolean }) => void outbox.put({ ...base, ...what });
  const read = (guids: readonly string[]) => void outbox.seen(guids);
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
          onRead={read}
        >
          <RefusedWords item={item} overlay={overlay} onRead={read} />
          <PrizeRows {...{ sheet, item, overlay }} onOpen={() => setDrawer('prize')} onRead={read} />
          {sheet.seesOthers ? <OthersRow onOpen={() => setDrawer('others')} /> : null}
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
          isListening={!isDrawerOpen && desk.asked === null}
          rest={rest}
          onReturn={() => (item.isShown ? setDrawer('return') : write({ abstain: false }))}
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
      {isUpright ? <NumberRail sheet={sheet} overlay={overlay} shownGuid={item.guid} onChoose={desk.choose} /> : null}
      {isWide ? (
        <aside className="judge-side" aria-label="Выступления">
          {list}
        </aside>
      ) : (
        <Drawer isOpen={drawer === 'list'} onClose={close} title={sheet.programTitle}>
          {list}
        </Drawer>
      )}
      <SheetDrawers
        link={props.link}
        opened={drawer === 'list' ? null : drawer}
        onClose={close}
        sheet={sheet}
        item={item}
        overlay={overlay}
        incomplete={incomplete}
        desk={desk}
        onWrite={write}
        onPrize={(itemGuid, prizeGuid, isBound) =>
          void outbox.put({ ...base, itemGuid, prize: { prizeGuid, isBound } })
        }
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
