// A performer's text as runs of letters, whatever signs, quotes and case stand around them: each run is a word of a
// name, a word that is known to be no name, or a joining word.

import { gluedWords } from './glued-names.ts';
import { isFirstName } from './name-words.ts';
import { isOfCollective, isRole } from './performer-nouns.ts';

export interface NameToken {
  text: string;
  from: number;
  to: number;
  /** «солистка», «лет», «и»: no word of a name. */
  isName: boolean;
  /** A comma, a bracket, a quote or the like stands before it, so another name may begin. */
  isApart: boolean;
  /** An asterisk, a dot or the like stands before it: between two whole names it parts them. */
  isAfterSign: boolean;
}

/** Formatting signs that nobody sees would cut a name in two. */
const UNSEEN = /\p{Cf}/gu;
const MARKED = String.raw`\p{L}[\p{L}\p{M}]*`;
const WORD = new RegExp(`${MARKED}(?:['’ʼ\`‘\\-\\u2010\\u2011]${MARKED})*`, 'gu');
/** Signs that may stand between the words of one name: «Мельникова_Арина», «Арина.Воронов». */
const WITHIN = /^(?:[ \u00A0_.~*=!?^#@%$…]|\u2002|\u2003|\u2009|\u202F)*$/u;

const JOINING: ReadonlySet<string> = new Set('и с со при участии совместно and with feat ft'.split(' '));
/** What else people write beside a name. */
const BESIDE: ReadonlySet<string> = new Set(
  (
    'лет год года г гр класс класса кл соло вокал вокала скрипка фортепиано рояль гитара баян аккордеон домра ' +
    'балалайка флейта кларнет труба саксофон виолончель альт арфа гусли ударные орган чтение народный академический ' +
    'эстрадный танец художественный художественная рук преп преподаватель педагог хореограф балетмейстер режиссёр ' +
    'дирижёр хормейстер лауреат степени заслуженный заслуженная артист артистка россии семья семьи династия братья ' +
    'братьев брат сёстры сестёр сестра близнецы супруги отец мать мама папа сын дочь внук внучка дедушка бабушка'
  )
    .split(' ')
    // Typed with either letter.
    .flatMap((word) => [word, word.replaceAll('ё', 'е')]),
);

export function seenText(text: string): string {
  return text.normalize('NFC').replace(UNSEEN, '');
}

export function nameTokensOf(text: string): NameToken[] {
  const tokens: NameToken[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const gap = text.slice(end, match.index);
    for (const piece of piecesOf(match[0])) {
      const from = match.index + piece.at;
      const isLetter =
        [...piece.text].length === 1 && text[from + 1] === '.' && piece.text !== piece.text.toLowerCase();
      const to = from + piece.text.length + (isLetter ? 1 : 0);
      tokens.push({
        text: text.slice(from, to),
        from,
        to,
        isName: !isNoName(text.slice(from, to)),
        isApart: piece.at === 0 ? !WITHIN.test(gap) : !piece.isGlued,
        isAfterSign: piece.at === 0 && /[^\s\u00A0]/.test(gap),
      });
      end = to;
    }
  }
  return tokens;
}

function isNoName(word: string): boolean {
  const small = word.toLowerCase();
  return !isFirstName(word) && (JOINING.has(small) || BESIDE.has(small) || isOfCollective(word) || isRole(word));
}

interface Piece {
  text: string;
  at: number;
  isGlued: boolean;
}

/** «Воронов-Арина» are two words, «Тер-Аванесян» and «Анна-Мария» are one; «ВороновСтепан» are two of one name. */
function piecesOf(word: string): Piece[] {
  const glued = gluedWords(word);
  if (glued.length > 1) {
    return glued.map((text, at) => ({ text, at: glued.slice(0, at).join('').length, isGlued: true }));
  }
  const pieces = [...word.matchAll(/[\p{L}\p{M}]+/gu)].map((match) => ({ text: match[0], at: match.index }));
  const known = pieces.filter(({ text }) => text.length > 2 && isFirstName(text)).length;
  const isOne = known === 0 || known === pieces.length || pieces.at(-1)!.text.toLowerCase() === 'заде';
  return (isOne ? [{ text: word, at: 0 }] : pieces).map((piece) => ({ ...piece, isGlued: false }));
}
