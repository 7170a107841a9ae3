// The table of applications as a workbook: what is found, with the columns of the view.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { consentsText, fieldTitles, OWN_TITLES, ownerWords, PORTAL_CODE, portalCode, shownStatus, STATE_WORDS } from '@rampa/applications/domain'; // prettier-ignore
import { Competitions } from '@rampa/competitions/server';
import { ApplicationExport, APPLICATION_COLUMNS_MAX, type ApplicationView } from '@rampa/contract';
import { EventForms } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import {
  Database,
  FileMakers,
  fileName,
  Press,
  type Cell,
  type FileAsk,
  type PreparedFile,
  type Sheet,
} from '@rampa/platform/server';
import { ListApplications, type ListedApplication, type Which } from '../queries/list-applications.ts';
import { MONEY_COLUMN, viewOf } from '../queries/open-view.ts';

interface Words {
  statuses: ReadonlyMap<Guid, string>;
  /** «21.03.2027 14:35», by the event's own clock. */
  moment(instant: string | null): string;
}

interface Column {
  title: string;
  /** Its width. */
  letters: number;
  of(row: ListedApplication, words: Words): Cell;
}

const whole = (value: number): Cell => ({ thousandths: value * 1_000, decimals: 0 });
/** Of minor units. */
const sum = (minor: number): Cell => ({ thousandths: minor * 10, decimals: 2 });

/** What the table has beside the answers. */
const OWN: ReadonlyMap<string, Column | Column[]> = new Map<string, Column | Column[]>([
  ['member', { title: OWN_TITLES.member, letters: 28, of: (row) => ownerWords(row) }],
  ['status', { title: OWN_TITLES.status, letters: 18, of: ({ state, competitionStatusGuid }, { statuses }) => shownStatus(state, statuses.get(competitionStatusGuid ?? '')) ?? STATE_WORDS[state] }], // prettier-ignore
  ['percent', { title: OWN_TITLES.percent, letters: 12, of: ({ percent }) => whole(percent) }],
  [
    'performanceCount',
    { title: OWN_TITLES.performanceCount, letters: 10, of: ({ performanceCount }) => whole(performanceCount) },
  ],
  ['consents', { title: OWN_TITLES.consents, letters: 30, of: ({ children, lacksProcessing, lacksPublishing }) => consentsText(children, lacksProcessing, lacksPublishing) }], // prettier-ignore
  [
    MONEY_COLUMN,
    [
      { title: OWN_TITLES.paid, letters: 14, of: ({ money }) => money && sum(money.paid) },
      { title: OWN_TITLES.total, letters: 14, of: ({ money }) => money && sum(money.total) },
    ],
  ],
  [
    'dateSubscribe',
    { title: OWN_TITLES.dateSubscribe, letters: 18, of: ({ dateSubscribe }, { moment }) => moment(dateSubscribe) },
  ],
  ['updatedAt', { title: OWN_TITLES.updatedAt, letters: 18, of: ({ updatedAt }, { moment }) => moment(updatedAt) }],
]);

@Injectable()
export class ApplicationTable implements OnModuleInit {
  constructor(
    private readonly makers: FileMakers,
    private readonly database: Database,
    private readonly competitions: Competitions,
    private readonly list: ListApplications,
    private readonly forms: EventForms,
    private readonly press: Press,
  ) {}

  onModuleInit(): void {
    this.makers.add(ApplicationExport, (ask) => this.prepared(ask));
  }

  private prepared({ competition, query }: FileAsk<typeof ApplicationExport>): Promise<PreparedFile> {
    return this.made(competition, viewOf(query.view), { searchText: query.searchText });
  }

  /** Of these alone in the order of the view, or of what it finds. */
  asked(
    competition: Guid,
    {
      guids,
      searchText,
      view,
    }: { guids?: readonly Guid[] | undefined; searchText?: string | undefined; view: ApplicationView },
  ): Promise<PreparedFile> {
    return this.made(competition, view, guids ? { only: guids } : { searchText });
  }

  private async made(competition: Guid, view: ApplicationView, which: Which): Promise<PreparedFile> {
    const { title, shortTitle, timeZone } = await this.competitions.face(this.database, competition);
    const name = `Заявки. ${shortTitle || title}`;
    return {
      name: fileName(name, 'xlsx'),
      title: `${name}, XLSX`,
      print: async () => {
        const words = { statuses: await this.statuses(competition), moment: momentIn(timeZone) };
        const sheet = await this.sheet(competition, view, which, words);
        return this.press.workbook({
          sheets: [{ ...sheet, rows: [{ cells: [title], style: 'title' }, ...sheet.rows] }],
        });
      },
    };
  }

  private async sheet(competition: Guid, view: ApplicationView, which: Which, words: Words) {
    const form = await this.database.snapshot((reader) => this.forms.of(reader, competition));
    const titles = form ? fieldTitles(form.used) : new Map<string, string>();
    // Before the answers are read: what is changed in between counts as changed after the table was written.
    const revisions = await this.revisions(competition);
    const keys = view.columns.map(({ key }) => key);
    const asked = keys.filter((key) => titles.has(key)).slice(0, APPLICATION_COLUMNS_MAX);
    const columns: Column[] = [
      { title: OWN_TITLES.number, letters: 8, of: ({ number }) => (number === null ? null : whole(number)) },
      { title: OWN_TITLES.title, letters: 36, of: (row) => row.title },
      ...keys.flatMap((key) => {
        const at = asked.indexOf(key);
        const answers = { title: titles.get(key) ?? '', letters: 28, of: (row: ListedApplication) => row.cells[at]! };
        return OWN.get(key) ?? (at < 0 ? [] : answers);
      }),
      { title: PORTAL_CODE, letters: 12, of: ({ guid }) => portalCode(guid, revisions.get(guid) ?? 0) },
    ];
    const rows = await this.list.all(competition, view, asked, which);
    return {
      title: 'Заявки',
      columns: columns.map(({ letters }) => letters),
      rows: [
        { cells: columns.map((column) => column.title), style: 'head' as const },
        ...rows.map((row) => ({ cells: columns.map((column) => column.of(row, words)) })),
      ],
      frozen: 2,
    } satisfies Sheet;
  }

  private async revisions(competition: Guid): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ guid: Guid; revision: number }>(
      'select guid, revision from applications.application where competition_guid = $1',
      [competition],
    );
    return new Map(rows.map(({ guid, revision }) => [guid, revision]));
  }

  private async statuses(competition: Guid): Promise<ReadonlyMap<Guid, string>> {
    const rows = await this.database.query<{ guid: Guid; title: string }>(
      `select guid, title from competitions.v_status where competition_guid = $1 and kind = 'application'`,
      [competition],
    );
    return new Map(rows.map(({ guid, title }) => [guid, title]));
  }
}

function momentIn(timeZone: string): Words['moment'] {
  const formatter = new Intl.DateTimeFormat('ru-RU', {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone },
  });
  return (instant) => (instant === null ? '' : formatter.format(new Date(instant)).replace(',', ''));
}
