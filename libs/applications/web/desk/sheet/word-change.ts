// What of a text has been changed, word by word: what stands before and after the change in both is the same.

export interface WordChange {
  before: string;
  after: string;
  /** The same in both. */
  start: string;
  end: string;
}

export function wordChange(before: string, after: string): WordChange {
  const [left, right] = [wordsOf(before), wordsOf(after)];
  const most = Math.min(left.length, right.length);
  let start = 0;
  while (start < most && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < most - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return {
    start: left.slice(0, start).join(''),
    before: left.slice(start, left.length - end).join(''),
    after: right.slice(start, right.length - end).join(''),
    end: left.slice(left.length - end).join(''),
  };
}

/** Words, and what stands between them. */
const wordsOf = (text: string): string[] => text.split(/([\s.,;:]+)/).filter((word) => word !== '');
