// Names of the files in an archive: none twice for any system that unpacks it, and in the order of reading wherever names
// are sorted.

/** «07» of 12: as many digits as the last one has, so that names sorted as words stand as they are counted. */
export function orderSign(index: number, count: number): string {
  return String(index + 1).padStart(String(count).length, '0');
}

/**
 * The same names in the same order, the second of its kind as «Анна Ким (2).pdf». Systems take «Ё» and «ё», and the two
 * spellings of «й», for one letter. Nobody is given a name that another has by himself.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set(names.map(likeness));
  const given = new Set<string>();
  return names.map((name) => {
    let free = name;
    if (given.has(likeness(name))) {
      const [, stem = name, end = ''] = /^(.+?)(\.[a-z]+)?$/su.exec(name) ?? [];
      for (let copy = 2; taken.has(likeness(free)); copy++) free = `${stem} (${copy})${end}`;
      taken.add(likeness(free));
    }
    given.add(likeness(free));
    return free;
  });
}

function likeness(name: string): string {
  return name.normalize('NFC').toLocaleLowerCase('ru').normalize('NFC');
}
