import type { ServerRoom } from '@rampa/platform/server';
import { JudgingModule } from './judging.module.ts';
import judging from './migrations/0050-judging.sql?raw';
import saveSubmission from './migrations/0051-save-submission.sql?raw';
import audiences from './migrations/20261122110000-audiences.sql?raw';
import titlesByGrant from './migrations/20261122200500-titles-by-grant.sql?raw';
import groupsByValue from './migrations/20261122194700-groups-by-value.sql?raw';
import nudges from './migrations/20261122-0001-nudges.sql?raw';
import shownResults from './migrations/20261122-0002-shown-results.sql?raw';
import views from './migrations/20261123013500-judging-views.sql?raw';
import givenMarks from './migrations/20261123051000-given-marks.sql?raw';
import seals from './migrations/20261128113000-seals.sql?raw';
import specialPrizes from './migrations/20261128150000-special-prizes.sql?raw';
import shownAbstentions from './migrations/20261128215500-shown-abstentions.sql?raw';
import shownNone from './migrations/20261128194800-shown-none.sql?raw';
import ballots from './migrations/20261129170325-ballots.sql?raw';
import paperSheets from './migrations/20261129163705-paper-sheets.sql?raw';
import difficulty from './migrations/20261129170000-difficulty.sql?raw';
import ballotReleaser from './migrations/20261129205100-ballot-releaser.sql?raw';
import shownCorrections from './migrations/20261130212800-shown-corrections.sql?raw';
import { BALLOT, BALLOT_VOTE } from './persistence/ballot-tables.ts';
import { ADJUSTMENT } from './persistence/adjustment-table.ts';
import { PAPER_READING, PAPER_SHEET, PAPER_SOLUTION } from './persistence/paper-tables.ts';
import { GIVEN_PRIZE, ORGANIZER_PRIZE, SPECIAL_PRIZE } from './persistence/prize-tables.ts';

export const judgingRoom: ServerRoom = {
  name: 'judging',
  module: JudgingModule,
  migrations: [
    { name: '0050-judging', sql: judging },
    { name: '0051-save-submission', sql: saveSubmission },
    { name: '20261122110000-audiences', sql: audiences },
    { name: '20261122200500-titles-by-grant', sql: titlesByGrant },
    { name: '20261122-0001-nudges', sql: nudges },
    { name: '20261122-0002-shown-results', sql: shownResults },
    { name: '20261122194700-groups-by-value', sql: groupsByValue },
    { name: '20261123013500-judging-views', sql: views },
    { name: '20261123051000-given-marks', sql: givenMarks },
    { name: '20261128113000-seals', sql: seals },
    { name: '20261128150000-special-prizes', sql: specialPrizes },
    { name: '20261128194800-shown-none', sql: shownNone },
    { name: '20261128215500-shown-abstentions', sql: shownAbstentions },
    { name: '20261129163705-paper-sheets', sql: paperSheets },
    { name: '20261129170000-difficulty', sql: difficulty },
    { name: '20261129170325-ballots', sql: ballots },
    { name: '20261129205100-ballot-releaser', sql: ballotReleaser },
    { name: '20261130212800-shown-corrections', sql: shownCorrections },
  ],
  tables: [
    ADJUSTMENT,
    ORGANIZER_PRIZE,
    SPECIAL_PRIZE,
    GIVEN_PRIZE,
    PAPER_SHEET,
    PAPER_READING,
    PAPER_SOLUTION,
    BALLOT,
    BALLOT_VOTE,
  ],
};

export { JudgingWorkerModule } from './judging.module.ts';
export { JudgingReads } from './judging-reads.ts';
export {
  HallReads,
  type HallGroup,
  type HallPrize,
  type HallResults,
  type HallRow,
  type JudgeSent,
} from './queries/hall-reads.ts';
export { OpeningReads, type ProgramOpening, type SaidBy } from './queries/opening-reads.ts';
export { ShownResults } from './writing/shown-results.ts';
export { judgingReads } from './judging-reads.providers.ts';
export { JournalReads } from './queries/journal-reads.ts';
export { PaperSheetReads, type PrintedSheet } from './queries/paper-sheet-reads.ts';
export { PaperReads, type PaperCounting, type PaperFacts, type PaperResult } from './queries/paper-reads.ts';
