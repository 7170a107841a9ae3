// What the organizer says beside a status belongs to it: «Исправьте…» must not go out with «Принята».

export interface Standing {
  /** Empty: none. */
  status: string;
  comment: string;
}

/** The comment that the form has once `chosen` is chosen; what was typed for it stays. */
export function commentFor(standing: Standing, chosen: string, typed: string): string {
  if (chosen === standing.status) return typed === '' ? standing.comment : typed;
  return typed === standing.comment ? '' : typed;
}
