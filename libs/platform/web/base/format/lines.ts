// Russian typography of whole lines, for the hall: apart from names, so that a judge's page does not load it.

/** Words that name a kind of place: «пгт Усть-Камчатск», «станица Старощербиновская». */
const PLACE = /^(?:пгт|рп|дп|кп|ст-ца|станица|село|деревня|пос[её]лок|хутор|аул|город|слобода|улус)\s+(?=\p{Lu})/u;

/**
 * Capitalises a line's first letter, unless the line begins with a short word («г. Кострома») or with a kind of place.
 */
export function asLine(text: string): string {
  if (/^\p{Ll}+\./u.test(text) || PLACE.test(text)) return text;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** For running text: a word of one letter and a preposition of two do not end a line. */
export function withoutHanging(text: string): string {
  return text.replaceAll(/(?<=^|\s)(\p{Ll}|[внпзс]о|[нз]а|до|из|от|об|не) (?=[\p{L}«])/gu, '$1\u00A0');
}
