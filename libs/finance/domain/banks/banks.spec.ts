import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankTitle } from './bank.ts';
import { readBankTable } from './read-bank-table.ts';
import { isEd807, readEd807 } from './read-ed807.ts';

const entry = (bik: string, participant: string, accounts = '') =>
  `<BICDirectoryEntry BIC="${bik}"><ParticipantInfo ${participant}/>${accounts}</BICDirectoryEntry>`;
const SBER = entry(
  '044525225',
  'NameP="ПАО &quot;Сбербанк&quot;" Tnp="г" Nnp="Москва" ParticipantStatus="PSAC"',
  '<Accounts Account="30101810400000000225" RegulationAccountType="CRSA" AccountStatus="ACAC"/>',
);
const file = (inside: string, end = '</ED807>') =>
  `<?xml version="1.0" encoding="WINDOWS-1251"?><ED807 xmlns="urn:cbr-ru:ed:v2.0" EDDate="2026-08-03" BusinessDay="2026-08-04">${inside}${end}`;

describe('the directory of BICs', () => {
  it('is read with names, places and the account through which a bank pays', () => {
    const treasury = entry(
      '017003983',
      'NameP="ОТДЕЛЕНИЕ ТУЛА БАНКА РОССИИ//УФК по Тульской области" Tnp="г." Nnp="Тула"',
      '<Accounts Account="03100643000000016600" RegulationAccountType="TRSA"/><Accounts Account="40102810445370000059" RegulationAccountType="UTRA"/>',
    );
    const gone = entry('044525001', 'NameP="Был банк" ParticipantStatus="PSDL"');
    const bare = entry(
      '044525002',
      'NameP="Без счёта"',
      '<Accounts Account="30101810400000000002" RegulationAccountType="CRSA" AccountStatus="ACDL"/>',
    );
    const { banks, madeOn, isCut } = readEd807(file(SBER + treasury + gone + bare));
    expect([madeOn, isCut]).toEqual(['2026-08-04', false]);
    expect(banks).toEqual([
      { bik: '044525225', name: 'ПАО "Сбербанк"', place: 'г. Москва', correspondentAccount: '30101810400000000225' },
      {
        ...{ bik: '017003983', name: 'ОТДЕЛЕНИЕ ТУЛА БАНКА РОССИИ//УФК по Тульской области', place: 'г. Тула' },
        correspondentAccount: '40102810445370000059',
      },
      { bik: '044525002', name: 'Без счёта', place: '', correspondentAccount: '' },
    ]);
    expect(banks.map(bankTitle)[0]).toBe('ПАО "Сбербанк", г. Москва');
  });

  it('says when it is cut, and keeps no half of a bank', () => {
    expect(readEd807(file(SBER, ''))).toMatchObject({ isCut: true });
    expect(
      readEd807(file(SBER + '<BICDirectoryEntry BIC="044525111"><ParticipantInfo NameP="Полбанка"/>')),
    ).toMatchObject({
      isCut: true,
      banks: [{ bik: '044525225' }],
    });
    expect([isEd807(file('')), isEd807('<html>'), isEd807('MZ')]).toEqual([true, false, false]);
  });

  it('comes as a table too, whose zeros a table program has taken', () => {
    const table = readBankTable([
      ['БИК', 'Наименование банка', 'Город', 'Корр. счёт', 'прочее'],
      ['44525225', 'Сбербанк', 'Москва', '30101810400000000225'],
      ['', 'Без номера', '', ''],
      ['044525974', 'ТБанк', '', '3010'],
    ]);
    expect(table).toEqual({
      banks: [
        { bik: '044525225', name: 'Сбербанк', place: 'Москва', correspondentAccount: '30101810400000000225' },
        { bik: '044525974', name: 'ТБанк', place: '', correspondentAccount: '' },
      ],
      leftOut: 1,
    });
    expect(readBankTable([['Имя', 'Город']])).toBeNull();
    expect(readBankTable([])).toBeNull();
  });

  it('answers whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (noise) => {
        for (const bank of readEd807(file(noise + SBER)).banks) expect(bank.bik).toMatch(/^[01]\d{8}$/);
      }),
    );
  });
});
