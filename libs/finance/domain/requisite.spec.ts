import type { CountryCode, LegalForm } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  normalizedRequisite,
  passportMask,
  paymentText,
  requisiteErrors,
  requisiteTitle,
  requisiteWarnings,
  vatBasisBy,
  withoutForeignFields,
  type Requisite,
} from './index.ts';

const EMPTY: Requisite = {
  country: 'RU',
  type: 1,
  ...{ organizationName: '', fullName: '', inn: '', kpp: '', ogrn: '', passportSeriesNumber: '' },
  ...{ organizationAddress: '', mail: '', bankName: '', bik: '', paymentAccount: '', correspondentAccount: '' },
  ...{ director: '', buhgalter: '', shortName: '', cbc: '', oktmo: '', taxSystem: '' },
};

const SCHOOL: Requisite = {
  ...EMPTY,
  organizationName: 'МБУ ДО «Детская школа искусств № 3»',
  fullName: 'Лебедева Ольга Игоревна',
  ...{ inn: '7707083893', kpp: '770701001', ogrn: '1027700132195' },
  organizationAddress: '107392, Москва, ул. Халтуринская, 18',
  bankName: 'ПАО Сбербанк',
  ...{ bik: '044525225', paymentAccount: '40702810138250123017', correspondentAccount: '30101810400000000225' },
  ...{ director: 'Ершов Пётр Павлович', buhgalter: 'Ершова Анна Ильинична' },
};
const TRADER: Requisite = { ...SCHOOL, type: 2, inn: '500100732259', kpp: '', ogrn: '304500116000157' };
const PERSON: Requisite = {
  ...EMPTY,
  type: 0,
  fullName: 'Соколова Анна Игоревна',
  inn: '500100732259',
  passportSeriesNumber: '4510123678',
};

const faultsOf = (requisite: Requisite, owner: 'Organizer' | 'Member' = 'Organizer') =>
  requisiteErrors(requisite, owner).map(({ field, check }) => `${field} ${check}`);
const doubtsOf = (requisite: Requisite) => requisiteWarnings(requisite).map(({ field, check }) => `${field} ${check}`);

describe('what the documents ask for', () => {
  it('is complete in each form', () => {
    for (const requisite of [SCHOOL, TRADER, PERSON]) expect(faultsOf(requisite)).toEqual([]);
  });

  it('of an empty one is told field by field, by form and owner', () => {
    const asked = (type: LegalForm, owner: 'Organizer' | 'Member') =>
      faultsOf({ ...EMPTY, type }, owner).map((fault) => fault.replace(' required', ''));
    expect(asked(0, 'Organizer')).toEqual(['fullName', 'inn', 'passportSeriesNumber']);
    const ofMember = [
      ...['organizationName', 'fullName', 'inn', 'kpp', 'ogrn', 'organizationAddress'],
      ...['bankName', 'bik', 'paymentAccount', 'correspondentAccount'],
    ];
    expect(asked(1, 'Member')).toEqual(ofMember);
    expect(asked(1, 'Organizer')).toEqual([...ofMember, 'director', 'buhgalter']);
    expect(asked(2, 'Member')).toEqual(ofMember.filter((field) => field !== 'kpp'));
  });

  it('stands at the minimum and falls one below it', () => {
    const short = { inn: 10, kpp: 9, ogrn: 13, paymentAccount: 20, correspondentAccount: 20, bik: 9 };
    for (const [field, min] of Object.entries(short)) {
      expect(faultsOf({ ...SCHOOL, [field]: '1'.repeat(min) })).toEqual([]);
      expect(faultsOf({ ...SCHOOL, [field]: '1'.repeat(min - 1) })).toEqual([`${field} short`]);
    }
    expect(faultsOf({ ...TRADER, ogrn: '1'.repeat(14) })).toEqual(['ogrn short']);
    expect(faultsOf({ ...PERSON, inn: '1'.repeat(9) })).toEqual(['inn short']);
  });

  it('leaves the mail out, but not half of it', () => {
    expect(faultsOf({ ...SCHOOL, mail: 'school@example.org' })).toEqual([]);
    for (const mail of ['school', 'school@', '@example.org', 'a b@example.org', 'school@example'])
      expect(faultsOf({ ...SCHOOL, mail })).toEqual(['mail mail']);
  });

  it('is Russia’s: other countries have no КПП, no ОГРН and no minimum', () => {
    for (const country of ['BY', 'KZ', 'AM'] as const satisfies CountryCode[]) {
      const fields = fieldsOf(country, 1, 'Organizer').map(({ field }) => field);
      expect(fields).not.toContain('kpp');
      expect(fields).not.toContain('ogrn');
      expect(fields).not.toContain('correspondentAccount');
      expect(faultsOf({ ...SCHOOL, country, inn: '1', bik: '1', paymentAccount: '1' })).toEqual([]);
      expect(faultsOf({ ...EMPTY, country })).not.toEqual([]);
    }
  });
});

describe('what is doubted', () => {
  it('is nothing in right ones, and nothing in what is not there', () => {
    for (const requisite of [SCHOOL, TRADER, PERSON, EMPTY]) expect(doubtsOf(requisite)).toEqual([]);
  });

  it.each([
    ['a mistyped ИНН', SCHOOL, { inn: '7707083894' }, 'inn checksum'],
    ['an ИНН of a person in an organization', SCHOOL, { inn: '500100732259' }, 'inn length'],
    ['letters in an ИНН', SCHOOL, { inn: '77070838З3' }, 'inn characters'],
    ['an ИНН of an organization in a person', PERSON, { inn: '7707083893' }, 'inn length'],
    ['a mistyped ОГРН', SCHOOL, { ogrn: '1027700132196' }, 'ogrn checksum'],
    ['a mistyped ОГРНИП', TRADER, { ogrn: '304500116000158' }, 'ogrn checksum'],
    ['a КПП with a letter where none stands', SCHOOL, { kpp: 'A70701001' }, 'kpp pattern'],
    ['a БИК that begins otherwise', SCHOOL, { bik: '744525225' }, 'bik beginning'],
    ['an account of another bank', SCHOOL, { paymentAccount: '40702810038250123017' }, 'paymentAccount key'],
    ['a correspondent account', SCHOOL, { correspondentAccount: '30101810500000000225' }, 'correspondentAccount key'],
    ['one that is none', SCHOOL, { correspondentAccount: '40702810138250123017' }, 'correspondentAccount beginning'],
    ['a short passport', PERSON, { passportSeriesNumber: '451012367' }, 'passportSeriesNumber length'],
  ])('%s', (_, requisite, change, doubt) => {
    expect(doubtsOf({ ...requisite, ...change })).toContain(doubt);
  });

  it('says in plain words what to do', () => {
    expect(requisiteWarnings({ ...SCHOOL, inn: '7707083894' })).toEqual([
      {
        field: 'inn',
        check: 'checksum',
        message: 'Контрольная цифра ИНН не сходится: проверьте, нет ли опечатки',
      },
    ]);
  });

  it('lets Latin letters stand where a КПП has them, and a masked passport alone', () => {
    expect(doubtsOf({ ...SCHOOL, kpp: '7707AB001' })).toEqual([]);
    expect(doubtsOf({ ...PERSON, passportSeriesNumber: passportMask(PERSON.passportSeriesNumber) })).toEqual([]);
  });

  it('knows the accounts of a treasury, and that they go together', () => {
    const treasury = {
      ...SCHOOL,
      ...{ bik: '004525988', paymentAccount: '03224643450000007300', correspondentAccount: '40102810545370000003' },
    };
    expect(doubtsOf(treasury)).toEqual([]);
    expect(doubtsOf({ ...treasury, correspondentAccount: '40102810645370000003' })).toEqual([
      'correspondentAccount key',
    ]);
    expect(doubtsOf({ ...SCHOOL, paymentAccount: '03224643450000007300' })).toEqual(['paymentAccount treasury']);
    expect(doubtsOf({ ...treasury, paymentAccount: '40702810138250123017' })).toContain(
      'correspondentAccount treasury',
    );
  });

  it.each([
    ['BY', { inn: '100325912', bik: 'NBRBBY2X', paymentAccount: 'BY13NBRB3600900000002Z00AB00' }, []],
    ['BY', { inn: '100325913' }, ['inn checksum']],
    ['BY', { inn: '7707083893' }, ['inn length']],
    ['BY', { paymentAccount: 'KZ86125KZT5004100100' }, ['paymentAccount length']],
    ['KZ', { inn: '971240001315', bik: 'NBRKKZKX', paymentAccount: 'KZ86125KZT5004100100' }, []],
    ['KZ', { inn: '971240001316' }, ['inn checksum']],
    ['KZ', { bik: '044525225' }, ['bik length']],
    ['KZ', { bik: 'NBRBBY2X' }, ['bik pattern']],
    ['KZ', { paymentAccount: 'KZ87125KZT5004100100' }, ['paymentAccount checksum']],
    ['AM', { inn: '02526218', bik: 'CBRAAM22', paymentAccount: '1930012345670100' }, []],
    ['AM', { inn: '0252621' }, ['inn length']],
  ] as const)('of %s is by its own rules: %o', (country, texts, doubts) => {
    expect(doubtsOf({ ...EMPTY, country, ...texts })).toEqual(doubts);
  });

  it('asks a treasury’s codes for their lengths, and nobody else for them', () => {
    const codes = { cbc: '00000000000000000130', oktmo: '22701000' };
    expect(doubtsOf({ ...SCHOOL, ...codes })).toEqual([]);
    expect(doubtsOf({ ...SCHOOL, cbc: '130', oktmo: '2270100' })).toEqual(['cbc length', 'oktmo length']);
    expect(withoutForeignFields({ ...TRADER, ...codes }, 'Organizer')).toMatchObject({ cbc: '', oktmo: '' });
    expect(normalizedRequisite({ ...SCHOOL, oktmo: '22 701 000' }).oktmo).toBe('22701000');
  });

  it('leaves the letters of a Belarusian sole trader’s УНП alone', () => {
    expect(doubtsOf({ ...EMPTY, country: 'BY', type: 2, inn: 'АВ1234567'.replace('АВ', 'AB') })).toEqual([]);
    expect(doubtsOf({ ...EMPTY, country: 'BY', type: 1, inn: 'AB1234567' })).not.toEqual([]);
  });
});

describe('a requisite', () => {
  it('keeps numbers without the spaces of a paper, and texts as they are', () => {
    const typed = { ...SCHOOL, paymentAccount: ' 40702 810 1 3825\u00a00123017', kpp: '7707ab001', bik: '04-45-25225' };
    expect(normalizedRequisite(typed)).toMatchObject({
      ...{ paymentAccount: '40702810138250123017', kpp: '7707AB001', bik: '044525225' },
      organizationName: SCHOOL.organizationName,
    });
  });

  it('keeps nothing that its form does not have', () => {
    expect(withoutForeignFields({ ...SCHOOL, passportSeriesNumber: '4510123678' }, 'Organizer')).toEqual(SCHOOL);
    expect(withoutForeignFields({ ...SCHOOL, type: 2 }, 'Member')).toMatchObject({ kpp: '', director: '' });
  });

  it('is called by its organization or its person', () => {
    expect([SCHOOL, PERSON].map(requisiteTitle)).toEqual([SCHOOL.organizationName, PERSON.fullName]);
  });

  it('is copied for a payment without the passport and without empty lines', () => {
    expect(paymentText(PERSON, 'Member')).toBe('Фамилия, имя, отчество: Соколова Анна Игоревна\nИНН: 500100732259');
    expect(paymentText(SCHOOL, 'Organizer').split('\n')).toContain('Расчётный счёт: 40702810138250123017');
  });
});

it('a passport shows its last three characters', () => {
  expect(passportMask('4510123678')).toBe('•• •• •••678');
  expect(passportMask('AB1234567')).toBe('••••••567');
  expect(passportMask('12345')).toBe('•••••');
  expect(passportMask('')).toBe('');
});

describe('the tax system', () => {
  it('is asked of an organizer’s firms in Russia alone', () => {
    const asks = (...of: Parameters<typeof fieldsOf>) => fieldsOf(...of).some(({ field }) => field === 'taxSystem');
    expect([asks('RU', 1, 'Organizer'), asks('RU', 2, 'Organizer')]).toEqual([true, true]);
    expect([asks('RU', 0, 'Organizer'), asks('RU', 1, 'Member'), asks('KZ', 1, 'Organizer')]).toEqual([false, false, false]); // prettier-ignore
  });

  it('says why a paper has no VAT, unless the event says it in words of its own', () => {
    expect(vatBasisBy('', 'usnIncome')).toBe('УСН, п. 1 ст. 145 НК РФ');
    expect(vatBasisBy('', 'patent')).toBe('ПСН, п. 11 ст. 346.43 НК РФ');
    expect(vatBasisBy('ст. 149 НК РФ', 'usnIncome')).toBe('ст. 149 НК РФ');
    expect([vatBasisBy('', 'osn'), vatBasisBy('', '')]).toEqual(['', '']);
  });
});
