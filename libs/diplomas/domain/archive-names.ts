// Names of the files in an archive begin with their number, so that none is there twice.

/** «07» of 12: as many digits as the last one has, so that names sorted as words stand as they are counted. */
export function orderSign(index: number, count: number): string {
  return String(index + 1).padStart(String(count).length, '0');
}
