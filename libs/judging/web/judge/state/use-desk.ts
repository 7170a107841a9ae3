// Where the judge is on his sheet: performance, criterion, the mark being typed; and the stage's pull on it.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CriterionView, JudgeSheetView } from '@rampa/contract';
import { useServerNow } from '@rampa/platform/web/base';
import type { Outbox } from '../outbox/index.ts';
import { follow } from '../sheet/follow.ts';
import {
  changesShown,
  criteriaOf,
  firstToShow,
  onStage,
  progressOf,
  type SheetItem,
  type SheetOverlay,
} from '../sheet/sheet-model.ts';

export interface Desk {
  item: SheetItem | null;
  criteria: readonly CriterionView[];
  criterion: CriterionView | null;
  /** The text of the mark being typed in the current cell. */
  draft: string;
  setDraft: (text: string) => void;
  /** Goes to a performance by the judge's own hand. */
  choose: (itemGuid: string, criterionGuid?: string) => void;
  /** Goes along with the stage again. */
  goToStage: () => void;
  chooseCriterion: (criterionGuid: string) => void;
  /** Keeps the mark on the device and goes on to the next empty criterion, unless he is still trying this one. */
  mark: (value: number | null, isTrying?: boolean) => void;
  /** The hall has seen what stands here: kept only when he confirms it. */
  asked: AskedChange | null;
  answer: (isSure: boolean) => void;
  /** On stage and not shown: «На сцене № 25 → перейти». */
  offered: SheetItem | null;
}

/** A mark that he has tapped over one that the hall has seen, or beside a total that it has seen without this mark. */
export interface AskedChange {
  item: SheetItem;
  criterion: CriterionView;
  from: number | null;
  to: number | null;
  isTrying: boolean;
  /** It is all that he gives to the performance: what the hall saw is this mark. */
  isOnly: boolean;
}

export interface DeskInput {
  sheet: JudgeSheetView;
  overlay: SheetOverlay;
  outbox: Outbox;
  epoch: string | null;
  revision: number | null;
  isDrawerOpen: boolean;
}

export function useDesk({ sheet, overlay, outbox, epoch, revision, isDrawerOpen }: DeskInput): Desk {
  const [place, setPlace] = useState<{ itemGuid: string | null; criterionGuid: string | null; isChosen: boolean }>(
    () => ({
      itemGuid: firstToShow(sheet, overlay)?.guid ?? null,
      criterionGuid: null,
      isChosen: false,
    }),
  );
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState<AskedChange | null>(null);
  /** Cells of which he has said that he is sure. */
  const sure = useRef(new Set<string>());
  const touchedAt = useRef(0);
  const item = sheet.items.find((one) => one.guid === place.itemGuid) ?? firstToShow(sheet, overlay);
  const criteria = useMemo(() => (item ? criteriaOf(sheet, item) : []), [sheet, item]);
  const emptyOf = (from = 0): CriterionView | null => {
    if (!item) return null;
    const turned = [...criteria.slice(from), ...criteria.slice(0, from)];
    return turned.find((one) => overlay.cell(item, one).value === null) ?? null;
  };
  const criterion = criteria.find((one) => one.guid === place.criterionGuid) ?? emptyOf() ?? criteria[0] ?? null;
  const cell = item && criterion ? `${item.guid} ${criterion.guid}` : '';
  const draft = drafts[cell] ?? '';

  const touch = useCallback(() => {
    touchedAt.current = performance.now();
  }, []);
  const setDraft = useCallback(
    (text: string) => {
      touch();
      setDrafts((all) => ({ ...all, [cell]: text }));
    },
    [cell, touch],
  );
  const go = useCallback(
    (itemGuid: string, isChosen: boolean, criterionGuid: string | null = null) =>
      setPlace({ itemGuid, criterionGuid, isChosen }),
    [],
  );

  const stage = onStage(sheet);
  const progress = item ? progressOf(sheet, item, overlay) : null;
  // A clock, so that calm after the last tap is noticed without a tap.
  useServerNow(1_000);
  const pull = follow({
    stageGuid: stage?.guid ?? null,
    shownGuid: item?.guid ?? null,
    isChosen: place.isChosen,
    isComplete: progress?.isComplete ?? true,
    isUntouched: progress?.given === 0,
    isBusy: draft !== '' || isDrawerOpen || asked !== null,
    idle: performance.now() - touchedAt.current,
  });
  const stageGuid = stage?.guid ?? null;
  useEffect(() => {
    if (pull === 'go' && stageGuid !== null) go(stageGuid, false);
  }, [pull, stageGuid, go]);

  // The stage has come to where he went ahead: from here it leads again.
  const isReached = place.isChosen && stageGuid !== null && stageGuid === item?.guid;
  if (isReached) setPlace({ ...place, isChosen: false });

  /** On the device at once; then the next empty criterion, unless he is still trying this one. */
  const keep = (of: SheetItem, by: CriterionView, value: number | null, isTrying: boolean) => {
    void outbox.put({
      competitionGuid: sheet.competitionGuid,
      itemGuid: of.guid,
      seenRevision: revision,
      seenEpoch: epoch,
      baseVersion: overlay.cell(of, by).version,
      mark: { pointGuid: by.guid, value },
    });
    // Until the tap is kept the cell still looks empty, so the search begins behind it.
    const at = criteria.findIndex((one) => one.guid === by.guid);
    const next = value === null || isTrying ? by : emptyOf(at + 1);
    const isSame = next === null || next.guid === by.guid;
    setPlace({ ...place, itemGuid: of.guid, criterionGuid: isSame ? by.guid : next.guid });
  };

  return {
    item,
    criteria,
    criterion,
    draft,
    setDraft,
    choose: (itemGuid, criterionGuid) => {
      touch();
      go(itemGuid, itemGuid !== stageGuid, criterionGuid);
    },
    goToStage: () => {
      touch();
      if (stageGuid !== null) go(stageGuid, false);
    },
    chooseCriterion: (criterionGuid) => {
      touch();
      setPlace((last) => ({ ...last, itemGuid: item?.guid ?? null, criterionGuid }));
    },
    mark: (value, isTrying = false) => {
      if (!item || !criterion) return;
      touch();
      setDrafts((all) => ({ ...all, [cell]: '' }));
      const from = overlay.cell(item, criterion).value;
      if (changesShown(sheet, item, overlay, criterion, value) && !sure.current.has(cell)) {
        setAsked({ item, criterion, from, to: value, isTrying, isOnly: criteria.length === 1 });
      } else keep(item, criterion, value, isTrying);
    },
    asked,
    answer: (isSure) => {
      setAsked(null);
      if (!asked || !isSure) return;
      touch();
      sure.current.add(`${asked.item.guid} ${asked.criterion.guid}`);
      keep(asked.item, asked.criterion, asked.to, asked.isTrying);
    },
    offered: pull === 'offer' ? stage : null,
  };
}
