import { printable } from '@rampa/diplomas/domain';
import { newGuid } from '@rampa/kernel';
import { Press } from '@rampa/platform/server';
import { pdfPages } from '../../../platform/testing/pdf-text.ts';
import { afterAll, expect, it } from 'vitest';
import names from '../../../kernel/testing/real-names/names.json' with { type: 'json' };
import { NUMBER, PIECE } from './protocol-cells.ts';
import { ProtocolPapers } from './protocol-papers.ts';

const press = new Press();
afterAll(() => press.onApplicationShutdown());

it('ends a line between a quotation mark and a parenthesis rather than run into the next column', async () => {
  const papers = new ProtocolPapers(press, { publicUrl: null, port: 80 });
  const piece = printable(names.pieces[0]!);
  const pdf = await papers.print(
    [
      {
        ...{ title: 'Протокол', isDraft: false, head: [], notes: [], signatures: [], page: null },
        columns: [NUMBER, { ...PIECE, width: { mm: 24 } }, { title: 'Педагог', width: { share: 1 } }],
        sections: [{ title: '', note: '', rows: [{ item: newGuid(), cells: [null, piece, 'Воронова Ева'] }] }],
      },
    ],
    'pdf',
  );
  const [page] = await pdfPages(pdf);
  expect(page).toContain('(первая');
  expect(page).not.toMatch(/Годунов»[^\n]*\(первая/);
});
