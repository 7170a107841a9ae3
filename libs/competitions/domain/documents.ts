// Documents of an event: which files are taken, by what is in them, how one is called, and who sees it.

/**
 * `staff`: nobody but the event's own people, as in a copy of an event; `members`: who takes part; `accepted`: whose application
 * has been accepted; `all`: whoever has the address.
 */
export const AUDIENCES = ['staff', 'members', 'accepted', 'all'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whoever asks for a document, as its event knows him. */
export interface DocumentReader {
  /** He sees the event’s settings. */
  leads: boolean;
  isMember: boolean;
  isAccepted: boolean;
}

export function seesDocument(audience: Audience, { leads, isMember, isAccepted }: DocumentReader): boolean {
  if (leads || audience === 'all') return true;
  return isMember && (audience === 'members' || (audience === 'accepted' && isAccepted));
}

export const DOCUMENT_NAME_MAX = 200;

interface DocumentKind {
  /** The first is given to a name that has none of them. */
  endings: readonly [string, ...string[]];
  /** «Word» */
  label: string;
}

/** By the type of the content. */
const KINDS: Readonly<Record<string, DocumentKind>> = {
  'application/pdf': { endings: ['pdf'], label: 'PDF' },
  'image/png': { endings: ['png'], label: 'картинка' },
  'image/jpeg': { endings: ['jpg', 'jpeg'], label: 'картинка' },
  'image/webp': { endings: ['webp'], label: 'картинка' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { endings: ['docx'], label: 'Word' },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { endings: ['xlsx'], label: 'Excel' },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    endings: ['pptx'],
    label: 'PowerPoint',
  },
  'application/x-cfb': { endings: ['doc', 'xls', 'ppt'], label: 'документ Office' },
  'application/vnd.oasis.opendocument.text': { endings: ['odt'], label: 'OpenDocument' },
  'application/vnd.oasis.opendocument.spreadsheet': { endings: ['ods'], label: 'OpenDocument' },
  'application/vnd.oasis.opendocument.presentation': { endings: ['odp'], label: 'OpenDocument' },
  'application/rtf': { endings: ['rtf'], label: 'RTF' },
  'text/plain': { endings: ['txt', 'csv'], label: 'текст' },
};

const ENDINGS: ReadonlySet<string> = new Set(Object.values(KINDS).flatMap(({ endings }) => endings));
/** What a window for choosing files offers. */
export const DOCUMENT_ACCEPT = [...ENDINGS].map((ending) => `.${ending}`).join(',');
export const DOCUMENT_FORMATS = 'PDF, Word, Excel, PowerPoint, OpenDocument, RTF, текст, PNG, JPEG или WebP';

export type DocumentFault = 'documentProgram' | 'documentUnsupported';

export function documentFault(found: { type: string | null; isProgram: boolean }): DocumentFault | null {
  if (found.isProgram) return 'documentProgram';
  return found.type !== null && Object.hasOwn(KINDS, found.type) ? null : 'documentUnsupported';
}

export function kindLabel(type: string): string {
  return KINDS[type]?.label ?? 'файл';
}

/** How the page shows it; null: it can only be saved. */
export function shownAs(type: string): 'pdf' | 'picture' | null {
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('image/') && Object.hasOwn(KINDS, type) ? 'picture' : null;
}

const endingOf = (name: string): string => /\.([\p{L}\p{N}]{1,5})$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** The name without an ending that files have; what people call it. */
export function stemOf(name: string): string {
  return ENDINGS.has(endingOf(name)) ? name.slice(0, name.lastIndexOf('.')) : name;
}

/** The name with an ending that tells what is in the file: «Положение.pdf» that is a text of Word ends in «.docx». */
export function documentName(name: string, type: string): string {
  const { endings } = KINDS[type] ?? { endings: [''] as const };
  const trimmed = name.trim();
  if ((endings as readonly string[]).includes(endingOf(trimmed)) && stemOf(trimmed).trim() !== '') return trimmed;
  const stem = stemOf(trimmed).trim() || 'Документ';
  const ending = endings[0] === '' ? '' : `.${endings[0]}`;
  return `${stem.slice(0, DOCUMENT_NAME_MAX - ending.length)}${ending}`;
}
