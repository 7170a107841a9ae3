/** What a page that follows a live view has seen of it, and whether its own read is older than the newest picture. */
export class PicturesSeen<T> {
  /** The picture that the page was opened with. */
  #first: T | null = null;
  #last: T | null = null;

  /** Of each picture, as it comes. The page looks a moment later, when others may have come. */
  come(now: T): void {
    this.#first ??= now;
  }

  /** `isOld` as in `Following`. */
  look(now: T, isOld: (now: T, before: T | null) => boolean): boolean {
    const [first, last] = [this.#first, this.#last];
    this.#last = now;
    if (last !== null) return isOld(now, last);
    if (first === null || first === now) return isOld(now, null);
    return isOld(first, null) || isOld(now, first);
  }
}
