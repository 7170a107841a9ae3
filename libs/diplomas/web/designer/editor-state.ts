// The state of the designer: what the server keeps, the draft, the way back and forth, the chosen boxes. Pure.

import type { DocumentView } from '@rampa/contract';
import { rebased, type Draft } from './draft.ts';

export interface EditorState {
  saved: DocumentView;
  draft: Draft;
  past: readonly Draft[];
  future: readonly Draft[];
  chosen: readonly string[];
  /** Changes of one mark follow each other as one step back. */
  mark: string | null;
}

export type EditorDeed =
  | { kind: 'change'; change(draft: Draft): Draft; mark?: string; choose?: readonly string[] }
  | { kind: 'undo' | 'redo' | 'settle' }
  | { kind: 'choose'; guids: readonly string[] }
  | { kind: 'saved'; view: DocumentView; sent: Draft }
  | { kind: 'theirs'; view: DocumentView };

const MOST_STEPS = 100;

export const draftOf = (view: DocumentView): Draft => {
  const { title, recipients, awardTitles, nominations, lastPlace, names, sheet, boxes } = view;
  return { title, recipients, awardTitles, nominations, lastPlace, names, sheet, boxes };
};

export const begun = (view: DocumentView): EditorState => ({
  ...{ saved: view, draft: draftOf(view), past: [], future: [], chosen: [], mark: null },
});

export function after(state: EditorState, deed: EditorDeed): EditorState {
  switch (deed.kind) {
    case 'change': {
      const draft = deed.change(state.draft);
      const chosen = deed.choose ?? state.chosen;
      if (draft === state.draft) return { ...state, chosen };
      const mark = deed.mark ?? null;
      const isSameStep = mark !== null && mark === state.mark;
      const past = isSameStep ? state.past : [...state.past, state.draft].slice(-MOST_STEPS);
      return standing({ ...state, draft, past, future: [], chosen, mark });
    }
    case 'settle':
      return { ...state, mark: null };
    case 'undo': {
      const draft = state.past.at(-1);
      if (!draft) return state;
      const [past, future] = [state.past.slice(0, -1), [state.draft, ...state.future]];
      return standing({ ...state, draft, past, future, mark: null });
    }
    case 'redo': {
      const [draft, ...future] = state.future;
      if (!draft) return state;
      return standing({ ...state, draft, past: [...state.past, state.draft], future, mark: null });
    }
    case 'choose':
      return standing({ ...state, chosen: deed.guids, mark: null });
    case 'saved': {
      // What others have changed comes into every step, so that «назад» takes back only one's own.
      const now = draftOf(deed.view);
      const all = (some: readonly Draft[]) => some.map((draft) => rebased(deed.sent, draft, now));
      const draft = rebased(deed.sent, state.draft, now);
      return standing({ ...state, saved: deed.view, draft, past: all(state.past), future: all(state.future) });
    }
    case 'theirs':
      return begun(deed.view);
  }
}

function standing(state: EditorState): EditorState {
  const known = new Set(state.draft.boxes.map(({ guid }) => guid));
  const chosen = state.chosen.filter((guid) => known.has(guid));
  return chosen.length === state.chosen.length ? state : { ...state, chosen };
}
