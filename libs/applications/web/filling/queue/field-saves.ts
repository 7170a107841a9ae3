// What of one field is on its way to the server, as it lies on the device. Pure.

import type { ToldAnswer } from '@rampa/applications/domain';
import { sameValue, type Answer, type FieldKind } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';

export interface Place {
  applicationGuid: Guid;
  applicationBlockGuid: Guid;
  fieldGuid: Guid;
}

export interface Save {
  changeGuid: Guid;
  answer: Answer | null;
  /** The `r` from which it was typed. */
  base: number;
}

/** Somebody else's answer stands where this one was to go. */
export interface Clash {
  mine: Answer | null;
  theirs: ToldAnswer;
  r: number;
  authorName: string;
  at: string | null;
}

export interface FieldSaves {
  place: Place;
  kind: FieldKind;
  /** The server may have it, answered or not: nothing is ever added under its guid. */
  sent: Save | null;
  /** Never sent yet: typing goes on in it. */
  waiting: Save | null;
  /** It breaks a limit, so it stays here until it is right. */
  isHeld: boolean;
  clash: Clash | null;
  /** Refused for good: its words stay to be read and copied. */
  refused: { answer: Answer | null; code: string; message: string } | null;
  /** Milliseconds of the last letter. */
  typedAt: number;
}

export function placeKey({ applicationGuid, applicationBlockGuid, fieldGuid }: Place): string {
  return `${applicationGuid} ${applicationBlockGuid} ${fieldGuid}`;
}

export function noSaves(place: Place, kind: FieldKind): FieldSaves {
  return { place, kind, sent: null, waiting: null, isHeld: false, clash: null, refused: null, typedAt: 0 };
}

/** Nothing of it is owed any more. */
export function isSettled({ sent, waiting, clash, refused }: FieldSaves): boolean {
  return !sent && !waiting && !clash && !refused;
}

/** What the person has put in last; undefined: what the server has. */
export function shownSave({ sent, waiting, clash, refused }: FieldSaves): Answer | null | undefined {
  const last = clash ? { answer: clash.mine } : (waiting ?? refused ?? sent);
  return last ? last.answer : undefined;
}

export interface Typed {
  answer: Answer | null;
  isHeld: boolean;
  /** What the server has as far as this page knows. */
  known: { answer: Answer | null; r: number };
  newGuid(): Guid;
  now: number;
}

export function typed(saves: FieldSaves, { answer, isHeld, known, newGuid, now }: Typed): FieldSaves {
  const next = { ...saves, refused: null, typedAt: now };
  // While he chooses, his own answer is still his to correct.
  if (saves.clash) return { ...next, clash: { ...saves.clash, mine: answer } };
  if (!saves.sent && sameValue(answer, known.answer)) return { ...next, waiting: null, isHeld: false };
  const waiting = saves.waiting ? { ...saves.waiting, answer } : { changeGuid: newGuid(), answer, base: known.r };
  return { ...next, waiting, isHeld };
}

/** What goes out next; null: nothing, or what is on its way has to be answered first. */
export function toSend(saves: FieldSaves): Save | null {
  if (saves.sent) return saves.sent;
  return saves.clash || saves.isHeld ? null : saves.waiting;
}

export function sending(saves: FieldSaves): FieldSaves {
  return saves.sent ? saves : { ...saves, sent: saves.waiting, waiting: null };
}

export function kept(saves: FieldSaves, r: number): FieldSaves {
  return { ...saves, sent: null, waiting: saves.waiting && { ...saves.waiting, base: r } };
}

export function clashed(saves: FieldSaves, clash: Omit<Clash, 'mine'>): FieldSaves {
  const mine = (saves.waiting ?? saves.sent)?.answer ?? null;
  return { ...saves, sent: null, waiting: null, isHeld: false, clash: { ...clash, mine } };
}

/** The same guid carried something else: it goes again under another one, from where it began. */
export function renamed(saves: FieldSaves, newGuid: () => Guid): FieldSaves {
  const { sent, waiting } = saves;
  if (!sent) return saves;
  return {
    ...saves,
    sent: null,
    waiting: { changeGuid: newGuid(), answer: (waiting ?? sent).answer, base: sent.base },
  };
}

export function refused(saves: FieldSaves, why: { code: string; message: string }): FieldSaves {
  const answer = (saves.waiting ?? saves.sent)?.answer ?? null;
  return { ...saves, sent: null, waiting: null, isHeld: false, refused: { answer, ...why } };
}

/** «Моё»: on top of theirs. «Это»: theirs stands. */
export function chosen(saves: FieldSaves, isMine: boolean, newGuid: () => Guid): FieldSaves {
  const { clash } = saves;
  if (!clash) return saves;
  const waiting = isMine ? { changeGuid: newGuid(), answer: clash.mine, base: clash.r } : null;
  return { ...saves, clash: null, waiting };
}
