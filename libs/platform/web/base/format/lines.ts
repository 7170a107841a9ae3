// Russian type of a whole line, for the hall: apart from the names, so that a judge's page does not load it.

/** What kind of place is named: «пгт Усть-Камчатск», «станица Старощербиновская». */
const PLACE = /^(?:пгт|рп|дп|кп|ст-ца|станица|село|деревня|пос[её]лок|хутор|аул|город|слобода|улус)\s+(?=\p{Lu})/u;

/** A line's first letter is a capital, unless the line begins with a short word, «г. Кострома», or with a place. */
export function asLine(text: string): string {
  if (/^\p{Ll}+\./u.test(text) || PLACE.test(text)) return text;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** For running text: a word of one letter does not hang at a line's end. */
export function withoutHanging(text: string): string {
  return text.replaceAll(/(?<=^|\s)(\p{Ll}) (?=\p{L})/gu, '$1\u00A0');
}
