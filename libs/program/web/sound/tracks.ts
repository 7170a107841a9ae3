// The rows of the sound desk: performances in their order, with what may be played of each.

import type { ProgramItemView, ProgramRecordings, RecordingView } from '@rampa/contract';

export type SoundState =
  /** There is something to play. */
  | 'here'
  /** The form asks for a recording, and none has come. */
  | 'missing'
  /** Something has come that is no sound. */
  | 'others'
  /** Typed by hand, or the form asks for no recording. */
  | 'unasked';

export interface SoundRow {
  item: ProgramItemView;
  files: readonly RecordingView[];
  state: SoundState;
}

export interface Track {
  item: ProgramItemView;
  file: RecordingView;
}

/** Performances alone, without those that were withdrawn. */
export function soundRows(items: readonly ProgramItemView[], { items: known }: ProgramRecordings): SoundRow[] {
  const recorded = new Map(known.map((one) => [one.itemGuid, one]));
  return items
    .filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn)
    .map((item) => {
      const one = recorded.get(item.guid);
      const files = one?.files ?? [];
      const state =
        files.length > 0 ? 'here' : (one?.others ?? 0) > 0 ? 'others' : one?.isAsked ? 'missing' : 'unasked';
      return { item, files, state };
    });
}

export const tracksOf = (rows: readonly SoundRow[]): Track[] =>
  rows.flatMap(({ item, files }) => files.map((file) => ({ item, file })));

/** The one that stands so many places after it; null: there is none. Before the first nothing is played yet. */
export function trackAfter(tracks: readonly Track[], file: string | null, by: number): Track | null {
  const at = tracks.findIndex((track) => track.file.fileGuid === file);
  return tracks[at + by] ?? null;
}
