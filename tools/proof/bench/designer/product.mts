// What the designer asks of the press: one changed box as a picture, and the whole page that it stands on. Bundled as
// the product is.

import { readyPaper, SAMPLE_FACTS, type TextBox } from '@rampa/diplomas/domain';
import { newGuid } from '@rampa/kernel';
import { Press } from '@rampa/platform/server';
import { DesignedPapers } from '../../../../libs/diplomas/server/papers/designed-papers.ts';
import { answering } from '../answering.ts';

const papers = new DesignedPapers(new Press());
const template = readyPaper('laureate', newGuid);
const box = template.boxes.find((one): one is TextBox => one.kind === 'text' && one.text === '{исполнитель}')!;
const record = { facts: SAMPLE_FACTS, proof: '/paper/0000000000000' };
let typed = 0;

/** Other words each time, as somebody types them: nothing is remembered from the time before. */
const changed = (): TextBox => ({ ...box, text: `${box.text} ${++typed}` });

async function timed(count: number, draw: () => Promise<boolean>): Promise<{ times: number[]; empty: number }> {
  const times: number[] = [];
  let empty = 0;
  for (let each = 0; each < count; each++) {
    const at = performance.now();
    if (!(await draw())) empty++;
    times.push(performance.now() - at);
  }
  return { times, empty };
}

answering({
  box: (count: number) =>
    timed(count, async () => {
      const [plate] = await papers.plates([changed()], new Map(), record);
      return (plate?.svg ?? '').startsWith('<svg');
    }),
  page: (count: number) =>
    timed(count, async () => {
      const own = changed();
      const boxes = template.boxes.map((one) => (one.guid === own.guid ? own : one));
      return (await papers.sheet({ ...template, boxes }, new Map(), record)).startsWith('<svg');
    }),
});
