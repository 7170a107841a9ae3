// What each page of the portal loads first: the entry, its part of the portal, its frames, its own file.

import type { Rolldown } from 'vite';
import { reach } from '../chunks.ts';

export type Part = 'guest' | 'open' | 'desk';
type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Budget: KB of script after gzip and number of files, frames included. */
const LIMITS: Record<Part, number> = { guest: 120, open: 114, desk: 320 };
export const MOST_FILES = 20;

export interface FirstPage {
  /** The page's own module. */
  module: string;
  part: Part;
  /** Pattern of its address; other desk pages begin with their part alone. */
  addresses: string;
  /** A sign-in page has no frame. */
  isBare?: boolean;
  isDark?: boolean;
  /** Its own budget, where it stands well below that of its part: what it has gained is kept. */
  most?: number;
  /** It begins with titles of works. */
  isSlanted?: boolean;
  /** Its largest picture, preloaded because the page would request it only when drawn. */
  picture?: string;
}

const FORMS = 'accounts/web/screens';
const EVENTS = '^/organizer/events/[^/]+';
export const FIRST_PAGES: readonly FirstPage[] = [
  { module: 'src/home/HomePage.tsx', part: 'guest', addresses: '^/$', picture: 'hall-result.webp' },
  { module: 'src/home/ProductPage.tsx', part: 'guest', addresses: '^/product/?$', picture: 'program.webp' },
  { module: 'src/home/FaqPage.tsx', part: 'guest', addresses: '^/faq/?$' },
  { module: `${FORMS}/Login.tsx`, part: 'guest', addresses: '^/profile/login/', isBare: true },
  {
    module: `${FORMS}/RegistrationConfirm.tsx`,
    part: 'guest',
    addresses: '^/profile/registration/confirm',
    isBare: true,
  },
  { module: `${FORMS}/Registration.tsx`, part: 'guest', addresses: '^/profile/registration/', isBare: true },
  { module: `${FORMS}/RestoreConfirm.tsx`, part: 'guest', addresses: '^/profile/restore/confirm', isBare: true },
  { module: `${FORMS}/Restore.tsx`, part: 'guest', addresses: '^/profile/restore/', isBare: true },
  { module: 'member/InvitationDoor.tsx', part: 'guest', addresses: '^/member/invite/?$' },
  { module: 'member/Invitation.tsx', part: 'guest', addresses: '^/member/invite/' },
  { module: 'public/PublicProgramPage.tsx', part: 'open', addresses: '^/program', isSlanted: true },
  { module: 'mobile/MobilePages.tsx', part: 'open', addresses: '^/public/mobile-program/' },
  { module: 'public/PublicReportPage.tsx', part: 'open', addresses: '^/report', most: 106 },
  { module: 'public/PublicProtocolPage.tsx', part: 'open', addresses: '^/voiting-protocol', most: 106 },
  { module: 'competitions/web/screens/EventCard.tsx', part: 'desk', addresses: `${EVENTS}/?$` },
  { module: 'program/web/screens/ProgramPage.tsx', part: 'desk', addresses: `${EVENTS}/program/?$` },
  { module: 'screens/ProtocolsPage.tsx', part: 'desk', addresses: `${EVENTS}/protocols` },
  { module: 'live-desk/LiveDeskPage.tsx', part: 'desk', addresses: `${EVENTS}/desk`, isDark: true },
];

const EVENT = 'competitions/web/screens/EventShell.tsx';
const SETTINGS = 'competitions/web/screens/SettingsShell.tsx';
const MEMBER = 'competitions/web/member/MemberEventShell.tsx';
/** Frames that the router loads together with a page. */
const FRAMES: readonly { of: RegExp; frames: readonly string[] }[] = [
  { of: /\/program\/web\/screens\/.*Page\.tsx$/, frames: [EVENT] },
  { of: /\/applications\/web\/desk\/.*Page\.tsx$/, frames: [EVENT] },
  { of: /\/reports\/web\/screens\/.*Page\.tsx$/, frames: [EVENT] },
  { of: /\/judging\/web\/protocol\/screens\/ProtocolsPage\.tsx$/, frames: [EVENT] },
  { of: /\/finance\/web\/prices\/.*Page\.tsx$/, frames: [EVENT] },
  { of: /\/diplomas\/web\/screens\/(DiplomasPage|PaperPages)\.tsx$/, frames: [EVENT] },
  { of: /\/forms\/web\/screens\/ConstructorPage\.tsx$/, frames: [EVENT, SETTINGS] },
  { of: /\/competitions\/web\/screens\/(EventCard|MembersPage)\.tsx$/, frames: [EVENT, SETTINGS] },
  { of: /\/jury\/web\/screens\/AccessesPage\.tsx$/, frames: [EVENT, SETTINGS, 'EventEmployees.tsx'] },
  { of: /\/jury\/web\/screens\/.*Page\.tsx$/, frames: [EVENT, SETTINGS] },
  { of: /\/display\/web\/setup\/screens\/DisplaysPage\.tsx$/, frames: [EVENT, SETTINGS] },
  {
    of: /\/competitions\/web\/member\/MemberEventCard\.tsx$|\/judging\/web\/member\/ResultsPage\.tsx$|\/applications\/web\/member\/ApplicationPages\.tsx$|\/program\/web\/member\/MemberProgramPage\.tsx$/,
    frames: [MEMBER],
  },
];

/** Loaded by a press or after the page stands: names of what `openedLater` opens end in «Form» or «Forms». */
const NO_PAGE =
  /node_modules|\/live\/socket-io\.ts$|\/shell\/KnownHeader\.tsx$|\/jobs\/JobList\.tsx$|\/(invitations|mailings|imports)\/(Invitations|Mailings|Imports)\.tsx$|\/\w*Forms?\.tsx?$/;
const PART = /\/src\/(guest|open|desk)\.tsx$/;

export interface PageOpening {
  /** The page's own module, whole. */
  module: string;
  chunk: Rolldown.OutputChunk;
  part: Part;
  /** Most KB. */
  limit: number;
  known: FirstPage | undefined;
  files: ReadonlySet<string>;
}

export class Openings {
  readonly #chunks: Chunks;

  constructor(chunks: Iterable<Rolldown.OutputChunk>) {
    this.#chunks = new Map([...chunks].map((chunk) => [chunk.fileName, chunk]));
  }

  get #all(): Rolldown.OutputChunk[] {
    return [...this.#chunks.values()];
  }

  #fileOf(end: string): string {
    const found = this.#all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${end}`));
    if (!found) throw new Error(`${end} is no page of its own any more`);
    return found.fileName;
  }

  /** Files that every page of a part begins with. */
  ofPart(part: Part): Set<string> {
    // The entry itself is empty: its module is among the common files.
    const entry = this.#all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/portal/src/main.tsx')))!;
    return reach(this.#fileOf(`src/${part}.tsx`), this.#chunks, reach(entry.fileName, this.#chunks));
  }

  pages(): PageOpening[] {
    return this.#dynamic()
      .filter(({ module }) => !NO_PAGE.test(module) && !PART.test(module))
      .map(({ chunk, module }) => {
        const known = FIRST_PAGES.find((first) => module.endsWith(`/${first.module}`));
        const part = known?.part ?? 'desk';
        const files = this.ofPart(part);
        for (const frame of FRAMES.find(({ of }) => of.test(module))?.frames ?? [])
          reach(this.#fileOf(frame), this.#chunks, files);
        return {
          module,
          chunk,
          part,
          limit: known?.most ?? LIMITS[part],
          known,
          files: reach(chunk.fileName, this.#chunks, files),
        };
      });
  }

  /** Files loaded by a press or later, without those that all the pages asking for them share. */
  later(): Set<string>[] {
    const pages = this.pages();
    return this.#dynamic()
      .filter(({ module }) => NO_PAGE.test(module))
      .map(({ chunk }) => {
        const asking = pages.filter(({ files }) =>
          [...files].some((file) => this.#chunks.get(file)!.dynamicImports.includes(chunk.fileName)),
        );
        const [first, ...others] = asking.map(({ files }) => files);
        const common = [...(first ?? [])].filter((file) => others.every((files) => files.has(file)));
        return reach(chunk.fileName, this.#chunks, new Set(common));
      });
  }

  #dynamic(): { chunk: Rolldown.OutputChunk; module: string }[] {
    return this.#all.flatMap((chunk) =>
      chunk.isDynamicEntry && chunk.facadeModuleId ? [{ chunk, module: chunk.facadeModuleId }] : [],
    );
  }

  stylesOf(files: Iterable<string>): string[] {
    return [...new Set([...files].flatMap((file) => [...(this.#chunks.get(file)!.viteMetadata?.importedCss ?? [])]))];
  }
}
