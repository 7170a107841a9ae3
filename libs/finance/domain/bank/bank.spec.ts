import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposedFor, statementCases } from '../../testing/statement-cases.ts';
import { writeStatement, type WrittenRow } from '../../testing/write-statement.ts';
import { isNamed, wordsOf } from './names.ts';
import { contractNumbersIn, invoiceNumbersIn } from './numbers.ts';
import { parseStatement } from './parse.ts';
import { proposeStatement } from './propose.ts';
import { keyOf, textOfKey } from './rows.ts';
import { parseAmount, parseDay } from './values.ts';

const cases = statementCases('libs/finance/testing/data/statements');
const own = '40702810400000000123';

describe('the parser of a statement', () => {
  it('has an answer to any bytes', () => {
    const head = new TextEncoder().encode('1CClientBankExchange\n');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, isStatement) => {
        const given = isStatement ? new Uint8Array([...head, ...bytes]) : bytes;
        expect(proposedFor(cases, given)).toHaveProperty('warnings');
      }),
    );
  });

  it('has an answer wherever a file is cut, and proposes for no row that is not whole', () => {
    const { bytes } = cases.files.find(({ name }) => name.startsWith('03'))!;
    const whole = proposedFor(cases, bytes).rows.length;
    fc.assert(
      fc.property(fc.integer({ min: 60, max: bytes.length - 20 }), (at) => {
        const { warnings, rows, refused } = proposedFor(cases, bytes.subarray(0, at));
        expect(refused ?? warnings[0]).toMatch(/^(truncated|notOurAccount)$/);
        expect(rows.length).toBeLessThanOrEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it('reads what a bank has written', () => {
    const text = fc.string({ unit: fc.constantFrom(...'абвгё «»=№-/12 ;.'), maxLength: 40 }).map((said) => said.trim());
    const side = fc.record({
      account: fc.stringMatching(/^4\d{19}$/),
      inn: fc.constantFrom('', '0005566777'),
      name: text,
    });
    const date = fc.integer({ min: 0, max: 9999 }).map((n) => new Date(1.6e12 + n * 864e5).toISOString().slice(0, 10));
    const row = fc.record({
      number: fc.stringMatching(/^\d{1,6}$/),
      date,
      amount: fc.integer({ min: 1, max: 1e13 }),
      payer: side,
      payee: fc.constant({ account: own, inn: '', name: 'Мы' }),
      creditedOn: fc.oneof(fc.constant(''), date),
      purpose: text,
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows: WrittenRow[]) => {
        const { documents, isTruncated } = parseStatement(new TextEncoder().encode(writeStatement(own, rows)));
        expect(isTruncated).toBe(false);
        expect(documents.map(({ kind: _, debitedOn, ...read }) => ({ ...read, debitedOn }))).toEqual(
          rows.map((written) => ({ ...written, debitedOn: written.date })),
        );
      }),
    );
  });

  it('knows sums and days from what only looks like them', () => {
    expect(['7\u00A0400,5', '0', '', '-1', '1.001', '1e3', '1,2,3', '9'.repeat(14), '00012'].map(parseAmount)).toEqual([
      740050,
      0,
      null,
      null,
      null,
      null,
      null,
      null,
      1200,
    ]);
    expect(['29.02.2024', '29.02.2026', '1.1.2026', '00.01.2026', '01.13.2026', '01.01.0026'].map(parseDay)).toEqual([
      '2024-02-29',
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('a second import', () => {
  it.each(['01-plain.cp1251.txt', '02-plain.utf8.txt', '06-truncated.cp1251.txt'])(
    '%s after 01 books nothing',
    (name) => {
      const [first, second] = ['01-plain.cp1251.txt', name].map(
        (one) => cases.files.find((file) => file.name === one)!.bytes,
      );
      const accepted = proposeStatement(first!, cases.world, cases.known).rows.filter(({ state }) => state === 'ok');
      const known = accepted.map((row) => ({ ...keyOf(row), purpose: row.document.purpose }));
      const again = proposeStatement(second!, cases.world, known).rows.map(({ state }) => state);
      expect(again.filter((state) => state !== 'notPosted').every((state) => state === 'duplicate')).toBe(true);
    },
  );

  it('tells two rows of one key apart only by the purpose', () => {
    const { rows } = proposeStatement(cases.files[3]!.bytes, cases.world, []);
    expect(textOfKey(keyOf(rows[3]!))).toBe(textOfKey(keyOf(rows[4]!)));
  });
});

describe('what a purpose names', () => {
  const known = new Set(['26-00123', '26-00124', '26-00005', '25-00124', '26-00201']);
  const numbers = (purpose: string, today = '2026-03-12') => invoiceNumbersIn(purpose, (one) => known.has(one), today);

  it.each([
    ['Счет 26-00123', ['26-00123']],
    ['сч.№26/123 от 05.03.26', ['26-00123']],
    ['оплата 2600123', ['26-00123']],
    ['По счетам № 123, 124 от 05.03.2026', ['26-00123', '26-00124']],
    ['счёт 124 от 12.12.2025 и счет 201 от 05.03.2026', ['25-00124', '26-00201']],
    ['счет № 5', ['26-00005']],
    ['26-00123,26-00124', ['26-00123', '26-00124']],
    ['Оплата по счетам 26-00123 26-00124', ['26-00123', '26-00124']],
    ['счет-фактура 123', []],
    ['сч/ф 123, счет фактура № 124', []],
    ['накладная 2600123, тел. 2600124', []],
    ['л/счет 123, лицевой счет 124', []],
    ['р/счет 40702810400000000123', []],
    ['26-00123-01', []],
    ['по счету 124.50', []],
    ['по счету 5 % аванса', []],
    ['за 05.03.26-00123', []],
    ['взнос 123 рубля', []],
    ['конкурс 26-05', []],
  ] as const)('%s', (purpose, expected) => {
    expect(numbers(purpose)).toEqual(expected);
  });

  it('takes last year’s invoice only where this year has none of the number', () => {
    expect(invoiceNumbersIn('счет 124', (one) => one === '25-00124', '2026-01-15')).toEqual(['25-00124']);
    expect(numbers('счет 124')).toEqual(['26-00124']);
  });

  it('knows a contract however its number is written', () => {
    const spelled = ['договору Д00045-26', 'дог. № Д-45-26', 'договор 45/26 от 01.03.2026', 'Д45-26'];
    for (const purpose of spelled) expect(contractNumbersIn(purpose, () => true)).toEqual(['Д00045-26']);
    for (const purpose of ['по 45-26', 'договор 26-00045', 'год 45-26']) {
      expect(contractNumbersIn(purpose, () => true)).toEqual([]);
    }
  });

  it('knows a name in any case, and no namesake by half a name', () => {
    const said = (name: string, text: string) => isNamed(name, wordsOf(text));
    expect(said('Панов Егор', 'За Панова Егора, взнос')).toBe(true);
    expect(said('Осина Дарья', 'взнос Осиной Дарьи')).toBe(true);
    expect(said('Ильин Пётр', 'за Ильина Петра')).toBe(true);
    expect(said('Лунина Вера', 'Лунина Ольга')).toBe(false);
    expect(said('Ким Ян', 'Кимов Янтарь')).toBe(false);
    expect(said('', 'что угодно')).toBe(false);
  });
});
