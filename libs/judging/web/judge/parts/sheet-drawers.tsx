// The drawers over the sheet: words about the performance, what is not marked yet, and the questions it asks.

import { useState } from 'react';
import type { JudgeSheetView } from '@rampa/contract';
import type { Incomplete } from '../sheet/incomplete.ts';
import type { SheetItem, SheetOverlay } from '../sheet/sheet-model.ts';
import type { Desk } from '../state/use-desk.ts';
import { AbstainDrawer, ReturnDrawer } from './abstain-drawer.tsx';
import { CommentDrawer } from './comment-drawer.tsx';
import { commentNotices } from './comment-notices.ts';
import { IncompleteDrawer } from './incomplete.tsx';
import { PrizeDrawer, type OnPrize } from './prize-drawer.tsx';
import { OthersDrawer } from './others-drawer.tsx';
import { ShownDrawer } from './shown-drawer.tsx';

export type Opened = 'comment' | 'abstain' | 'return' | 'incomplete' | 'prize' | 'others';

export interface SheetDrawersProps {
  link: string;
  opened: Opened | null;
  onClose: () => void;
  sheet: JudgeSheetView;
  item: SheetItem;
  overlay: SheetOverlay;
  /** What he still owes. */
  incomplete: readonly Incomplete[];
  desk: Desk;
  onWrite: (what: { comment?: string; abstain?: boolean }) => void;
  onPrize: OnPrize;
}

export function SheetDrawers(props: SheetDrawersProps) {
  const { link, opened, onClose, sheet, item, overlay, incomplete, desk, onWrite, onPrize } = props;
  const [words, setWords] = useState<Readonly<Record<string, string | undefined>>>({});
  const comments = commentNotices(item, overlay.comment(item).text, (comment) => onWrite({ comment }));
  return (
    <>
      <CommentDrawer
        key={`comment ${item.guid}`}
        item={item}
        comment={overlay.comment(item)}
        isOpen={opened === 'comment'}
        onClose={onClose}
        draft={words[item.guid] ?? null}
        onDraft={(text) => setWords((all) => ({ ...all, [item.guid]: text }))}
        onSave={(comment) => {
          setWords((all) => ({ ...all, [item.guid]: undefined }));
          comments.save(comment);
          onClose();
        }}
      />
      <IncompleteDrawer
        list={incomplete}
        isOpen={opened === 'incomplete'}
        onClose={onClose}
        onGo={(one, criterion) => {
          desk.choose(one.guid, criterion.guid);
          onClose();
        }}
      />
      <ShownDrawer asked={desk.asked} onAnswer={desk.answer} />
      <PrizeDrawer {...{ sheet, item, overlay, onClose, onPrize }} isOpen={opened === 'prize'} />
      <OthersDrawer
        {...{ link, item, onClose }}
        programGuid={sheet.programGuid}
        isOpen={opened === 'others' && sheet.seesOthers}
      />
      <AbstainDrawer
        item={item}
        isOpen={opened === 'abstain'}
        onClose={onClose}
        onAbstain={() => {
          onWrite({ abstain: true });
          onClose();
        }}
      />
      <ReturnDrawer
        isOpen={opened === 'return'}
        onClose={onClose}
        onReturn={() => {
          onWrite({ abstain: false });
          onClose();
        }}
      />
    </>
  );
}
