// Providers of the facade without calls and views, for a process that only reads. The process must also provide the
// rooms below.

import type { Provider } from '@nestjs/common';
import { JudgingReads } from './judging-reads.ts';
import { JournalReads } from './queries/journal-reads.ts';
import { PaperReads } from './queries/paper-reads.ts';
import { PaperSheetReads } from './queries/paper-sheet-reads.ts';
import { ProtocolReads } from './queries/protocol-reads.ts';
import { GroupResults } from './scoring/group-results.ts';
import { Outcomes } from './scoring/outcome.ts';
import { RankingGroups } from './scoring/ranking-groups.ts';

export const judgingReads: Provider[] = [
  RankingGroups,
  GroupResults,
  Outcomes,
  ProtocolReads,
  JudgingReads,
  PaperReads,
  PaperSheetReads,
  JournalReads,
];
