/** What a list around the stage is for; `own`: the organizer says himself. */
export const LIST_KINDS = ['rooms', 'buses', 'rehearsals', 'wardrobe', 'sound', 'own'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** What an item of a program says by itself in a list. */
export const LIST_FACTS = [
  'place',
  'number',
  'day',
  'time',
  'program',
  'name',
  'performer',
  'collective',
  'peopleCount',
  'city',
  'institution',
  'teachers',
  'pieceTitle',
  'authors',
  'duration',
  'recording',
  'nomination',
  'category',
  'note',
] as const;
export type ListFact = (typeof LIST_FACTS)[number];
