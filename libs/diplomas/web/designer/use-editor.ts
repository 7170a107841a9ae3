// The designer's state and its saving: a moment after each change, one request at a time.

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { DesignerGetDocument, DesignerUpdateDocument, type DocumentView } from '@rampa/contract';
import { ApiFailure, callApi } from '@rampa/platform/web/base';
import { refreshAfter } from '@rampa/platform/web/desk';
import { differenceOf, type Draft } from './draft.ts';
import { after, begun, draftOf, type EditorDeed, type EditorState } from './editor-state.ts';

const PAUSE_MS = 700;
const AGAIN_MS = 5_000;

export type Saving = 'saved' | 'waiting' | 'saving' | 'away' | 'refused' | 'clash';

export interface Editor extends EditorState {
  saving: Saving;
  /** What the server has refused, for people. */
  refusal: string;
  run(deed: EditorDeed): void;
  change(change: (draft: Draft) => Draft, settings?: { mark?: string; choose?: readonly string[] }): void;
  /** After a clash: one's own boxes over the others', or the others' instead of one's own. */
  settle(isMine: boolean): Promise<void>;
  /** Something was written beside the draft (a picture): the template is read again. */
  reread(): Promise<void>;
}

export function useEditor(competitionGuid: string, view: DocumentView): Editor {
  const client = useQueryClient();
  const [state, run] = useReducer(after, view, begun);
  const [saving, setSaving] = useState<Saving>('saved');
  const [refusal, setRefusal] = useState('');
  const tried = useRef<Draft | null>(null);
  const difference = differenceOf(draftOf(state.saved), state.draft);
  const isDirty = difference !== null;

  const save = useEffectEvent(async () => {
    if (!difference) return;
    setSaving('saving');
    tried.current = state.draft;
    const document = { guid: view.guid, revision: state.saved.revision, ...difference };
    const sent = state.draft;
    try {
      const answer = await callApi(DesignerUpdateDocument, { query: { competitionGuid }, body: { document } });
      run({ kind: 'saved', view: answer, sent });
      setSaving('saved');
      void refreshAfter(client, DesignerUpdateDocument);
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : null;
      setRefusal(failure?.message ?? '');
      setSaving(!failure || failure.isPassing ? 'away' : failure.code === 'documentChanged' ? 'clash' : 'refused');
    }
  });

  useEffect(() => {
    if (!isDirty || saving === 'saving' || saving === 'clash') return;
    // A refused change waits for another one.
    if (saving === 'refused' && state.draft === tried.current) return;
    const timer = setTimeout(() => void save(), saving === 'away' ? AGAIN_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isDirty, saving, state.draft]);

  const read = () => callApi(DesignerGetDocument, { query: { competitionDocumentGuid: view.guid } });
  return {
    ...{ ...state, refusal, run },
    saving: isDirty ? (saving === 'saved' ? 'waiting' : saving) : saving === 'saving' ? saving : 'saved',
    change: (change, settings = {}) => run({ kind: 'change', change, ...settings }),
    async settle(isMine) {
      const now = await read();
      // The draft stands on what is kept now: one's own changes are sent once more, with its revision.
      run(isMine ? { kind: 'saved', view: now, sent: draftOf(state.saved) } : { kind: 'theirs', view: now });
      setSaving('saved');
    },
    async reread() {
      run({ kind: 'saved', view: await read(), sent: draftOf(state.saved) });
    },
  };
}
