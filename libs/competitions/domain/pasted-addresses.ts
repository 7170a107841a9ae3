// Addresses out of whatever somebody pastes: lines, a list with commas, columns of a table, «Имя <адрес>».

const PARTS = /[\s,;|]+/u;
/** What stands around an address in a letter's head or a table. */
const WRAPPING = /^[<("'«“”]+|[>)"'»“”.:]+$/gu;
/** «anna.mail.ru»: an address whose sign was lost. */
const SIGNLESS = /^[\p{L}\p{N}][\p{L}\p{N}._-]*\.\p{L}{2,}$/u;
const SHOWN = 254;

/** In their order, as they were written. A line without any is told whole, so that nothing of the list is lost. */
export function addressesIn(pasted: string): string[] {
  return pasted.split(/\r\n|[\n\r]/).flatMap(addressesOfLine);
}

function addressesOfLine(line: string): string[] {
  const words = line.split(PARTS).map((word) => word.replace(WRAPPING, ''));
  if (!words.some((word) => word.includes('@'))) {
    const said = line.trim().replace(/\s+/gu, ' ');
    return said === '' ? [] : [said.slice(0, SHOWN)];
  }
  return words.filter((word) => word.includes('@') || SIGNLESS.test(word)).map((word) => word.slice(0, SHOWN));
}
