// Words of the organizer's own papers: diplomas, thanks, certificates. The designer, the press and the database share
// them.

export const PAPER_TYPES = ['diploma', 'commendation', 'gratitude', 'certificate', 'testimony'] as const;
export type PaperType = (typeof PAPER_TYPES)[number];

export const PAPER_SIZES = ['A3', 'A4', 'A5', 'custom'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

export const PAPER_ORIENTATIONS = ['portrait', 'landscape'] as const;
export type PaperOrientation = (typeof PAPER_ORIENTATIONS)[number];

/** Short and long side in tenths of a millimetre; all lengths of a template are in tenths. */
export const PAPER_SIDES: Readonly<Record<Exclude<PaperSize, 'custom'>, readonly [number, number]>> = {
  A3: [2970, 4200],
  A4: [2100, 2970],
  A5: [1480, 2100],
};

/** Who gets a paper of the template, one each. */
export const PAPER_RECIPIENTS = [
  'performances',
  'people',
  'prizes',
  'teachers',
  'institutions',
  'judges',
  'named',
] as const;
export type PaperRecipients = (typeof PAPER_RECIPIENTS)[number];

/** Cases in which a paper may name whom it is for. */
export const NAME_CASES = ['dative', 'accusative'] as const;
export type NameCase = (typeof NAME_CASES)[number];

/** What a paper says by itself. */
export const PAPER_FIELDS = [
  'recipient',
  'recipientDative',
  'recipientAccusative',
  'verb',
  'award',
  'awardOf',
  'giver',
  'performer',
  'collective',
  'institution',
  'city',
  'from',
  'teachers',
  'leaders',
  'piece',
  'nomination',
  'number',
  'eventTitle',
  'eventDates',
  'eventCity',
  'organizer',
  'chair',
  'date',
] as const;
export type PaperField = (typeof PAPER_FIELDS)[number];

/** Backgrounds that the portal draws by itself, in two colours of the template. */
export const PAPER_MOTIFS = ['footlights', 'waves', 'curtain', 'laurel', 'rays', 'lines'] as const;
export type PaperMotif = (typeof PAPER_MOTIFS)[number];

export const BOX_KINDS = ['text', 'image', 'qr', 'shape'] as const;
export type BoxKind = (typeof BOX_KINDS)[number];

export const BOX_ALIGNS = ['left', 'center', 'right'] as const;
export type BoxAlign = (typeof BOX_ALIGNS)[number];
export const BOX_VERTICALS = ['top', 'middle', 'bottom'] as const;
export type BoxVertical = (typeof BOX_VERTICALS)[number];
export const LETTER_CASES = ['typed', 'upper', 'lower', 'sentence'] as const;
export type LetterCase = (typeof LETTER_CASES)[number];
export const BOX_SHAPES = ['line', 'frame', 'fill'] as const;
export type BoxShape = (typeof BOX_SHAPES)[number];

/** The fonts of papers; each is one static file of the press. */
export const PAPER_FONTS = [
  'onest',
  'onest-medium',
  'onest-semibold',
  'piazzolla',
  'piazzolla-medium',
  'piazzolla-bold',
  'piazzolla-black',
  'piazzolla-italic',
  'piazzolla-bold-italic',
  'pt-sans',
  'pt-sans-bold',
  'pt-sans-italic',
  'pt-sans-bold-italic',
] as const;
export type PaperFont = (typeof PAPER_FONTS)[number];

export const isHouseFont = (font: string): font is PaperFont => (PAPER_FONTS as readonly string[]).includes(font);

/** Limits of a template; the contract refuses what is beyond them. */
export const PAPER_LIMITS = {
  /** Templates of one event. */
  documents: 100,
  boxes: 100,
  /** Pictures of one template. */
  images: 40,
  text: 2_000,
  /** Sides of a sheet of one's own, in tenths of a millimetre. */
  side: { min: 500, max: 6_000 },
  bleed: 100,
  /** Sizes of letters, in tenths of a point. */
  size: { min: 40, max: 3_000 },
  lines: 40,
  /** Fonts of one organizer, and bytes of one. */
  fonts: 30,
  fontBytes: 5_000_000,
  place: 999,
} as const;
