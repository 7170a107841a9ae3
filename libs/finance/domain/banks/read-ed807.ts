// The Bank of Russia's directory of BICs as it is published (ED807): flat tags with attributes, read one after another.
// Entities of a document's own are unknown to it, so that none can grow.

import { bankOf, type Bank } from './bank.ts';

export interface ReadDirectory {
  banks: Bank[];
  /** The day for which it was made; null when it does not say. */
  madeOn: string | null;
  isCut: boolean;
}

interface Entry {
  bik: string;
  name: string;
  place: string;
  isGone: boolean;
  accounts: { number: string; kind: string }[];
}

const TAG = /<(\/?)(?:\w{1,20}:)?(ED807|BICDirectoryEntry|ParticipantInfo|Accounts)\b([^<>]{0,4000})>/g;
/** Through which account a bank pays: its own with the Bank of Russia, or that of a treasury. */
const KINDS = ['CRSA', 'UTRA', 'TRSA'];

export function isEd807(text: string): boolean {
  return /<(?:\w{1,20}:)?ED807\b/.test(text.slice(0, 4000));
}

export function readEd807(text: string): ReadDirectory {
  const found: ReadDirectory = { banks: [], madeOn: null, isCut: true };
  let entry: Entry | null = null;
  for (const [, end, tag, given = ''] of text.matchAll(TAG)) {
    const said = (name: string) => attribute(given, name);
    if (tag === 'ED807') {
      if (end) found.isCut = entry !== null;
      else found.madeOn = /^\d{4}-\d\d-\d\d$/.exec(said('BusinessDay') || said('EDDate'))?.[0] ?? null;
    } else if (tag === 'BICDirectoryEntry') {
      if (entry && end) found.banks.push(...asBank(entry));
      entry = end ? null : { bik: said('BIC'), name: '', place: '', isGone: false, accounts: [] };
    } else if (tag === 'ParticipantInfo' && entry && !end) {
      entry.name = said('NameP');
      entry.place = [said('Tnp').replace(/\.?$/, '.'), said('Nnp')].filter((part) => part.length > 1).join(' ');
      entry.isGone = said('ParticipantStatus') === 'PSDL';
    } else if (tag === 'Accounts' && entry && !end && said('AccountStatus') !== 'ACDL') {
      entry.accounts.push({ number: said('Account'), kind: said('RegulationAccountType') });
    }
  }
  return found;
}

function asBank({ bik, name, place, isGone, accounts }: Entry): Bank[] {
  if (isGone) return [];
  const rank = (kind: string) => (KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length);
  const [best] = accounts.filter(({ kind }) => KINDS.includes(kind)).sort((a, b) => rank(a.kind) - rank(b.kind));
  const bank = bankOf(bik, name, place, best?.number ?? '');
  return bank ? [bank] : [];
}

function attribute(given: string, name: string): string {
  const start = given.search(new RegExp(`\\s${name}="`));
  if (start < 0) return '';
  const from = given.indexOf('"', start) + 1;
  const end = given.indexOf('"', from);
  return end < 0 ? '' : plain(given.slice(from, end));
}

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function plain(text: string): string {
  return text.replace(/&(?:#(x?)([0-9a-f]{1,6})|(lt|gt|quot|apos|amp));/gi, (_, hex, code, name) => {
    if (name) return SIGNS[String(name).toLowerCase()]!;
    const point = parseInt(code, hex ? 16 : 10);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}
