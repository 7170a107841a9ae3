// How papers of money write sides, sums and signatures.

import { partyText, sumInWords, type DocumentContent, type PaperParty } from '@rampa/finance/domain';
import { inQuotes, printable, signedName } from '@rampa/kernel';

/** A number stays with its name. */
export const sideOf = (party: PaperParty) =>
  printable(partyText(party)).replace(/(ИНН|КПП|ОГРН|ОГРНИП) (?=\d)/g, '$1\u00A0');
/** A private person has no stamp. */
export const signing = (word: string, party: PaperParty) => ({
  ...{ word, name: printable(party.title), post: postOf(party), person: signer(party), stamp: party.type !== 0 },
});
/** «67 копеек» stands on one line. */
export const inWords = (sum: number, currency: DocumentContent['currency']) =>
  sumInWords(sum, currency).replace(/(?<=\d) (?=\p{L}+$)/u, '\u00A0');
export const event = ({ eventTitle }: { eventTitle: string }) => printable(inQuotes(eventTitle));
export const person = (name: string) => (name.trim() === '' ? '' : signedName(printable(name)));
/** A sole trader and a person sign by themselves. */
export const signer = ({ type, director, fullName }: PaperParty) =>
  person(type === 1 ? director : fullName || director);
export const postOf = ({ type }: PaperParty) => (type === 1 ? 'Руководитель' : type === 2 ? 'Предприниматель' : '');
export const CURRENCY = { RUB: 'руб.', BYN: 'бел. руб.', KZT: 'тенге', AMD: 'драм' } as const;
export const dots = (day: string) => day.split('-').toReversed().join('.');
