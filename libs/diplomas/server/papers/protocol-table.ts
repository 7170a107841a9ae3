// What every paper of a protocol has around its rows, and how a total from which somebody abstained was counted.

import type { ProtocolPaper } from '@rampa/contract';
import { printable } from '@rampa/diplomas/domain';
import { TOTAL } from './protocol-cells.ts';
import type { ProtocolSource } from './protocol-source.ts';
import { headOf, isDraft, notesOf, PAPER_TITLES, signaturesOf, skippedNote } from './protocol-words.ts';
import type { PaperTable } from './table.ts';

export function protocolTable(
  source: ProtocolSource,
  paper: ProtocolPaper,
  given: Pick<PaperTable, 'columns' | 'sections'>,
): PaperTable {
  return {
    title: PAPER_TITLES[paper],
    isDraft: isDraft(source),
    head: headOf(source),
    notes: [
      ...(paper === 'judge' ? [] : notesOf(paper === 'awards' ? withoutPrizes(source) : source)),
      skippedNote(source),
    ].filter((note) => note !== ''),
    signatures: signaturesOf(source),
    page: source.facts.page,
    ...(paper === 'judge' ? given : withCounting(source, given)),
  };
}

/** In the paper of the awarding they have a section. */
const withoutPrizes = (source: ProtocolSource): ProtocolSource => ({
  ...source,
  facts: { ...source.facts, prizes: [] },
});

/** Room in mm for what the hall was told, under a total: «Итог — среднее трёх судей, одно воздержание». */
const COUNTED_MM = 29;

/** Under a total from which somebody abstained stands how it was counted. */
function withCounting(
  { counting: { abstentions } }: ProtocolSource,
  { columns, sections }: Pick<PaperTable, 'columns' | 'sections'>,
): Pick<PaperTable, 'columns' | 'sections'> {
  const at = columns.indexOf(TOTAL);
  const isCounted = sections.some(({ rows }) => rows.some(({ item }) => abstentions.has(item)));
  if (!isCounted) return { columns, sections };
  return {
    columns: columns.with(at, { ...TOTAL, width: { mm: COUNTED_MM } }),
    sections: sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => {
        const words = abstentions.get(row.item);
        return words === undefined ? row : { ...row, under: { ...row.under, [at]: printable(words) } };
      }),
    })),
  };
}
