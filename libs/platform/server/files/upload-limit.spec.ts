import { expect, it } from 'vitest';
import { UploadLimit, UPLOADS_OF_ONE } from './upload-limit.ts';

function work() {
  let end!: () => void;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { run: () => done, end };
}

it('one person sends a few files at once; one more is refused, another person is not', async () => {
  const limit = new UploadLimit();
  const held = Array.from({ length: UPLOADS_OF_ONE }, work);
  const runs = held.map(({ run }) => limit.run('anna', run));
  await expect(limit.run('anna', async () => 'one more')).rejects.toMatchObject({ code: 'tooMany' });
  expect(await limit.run('boris', async () => 'in')).toBe('in');
  held[0]!.end();
  await runs[0];
  expect(await limit.run('anna', async () => 'in')).toBe('in');
  for (const { end } of held) end();
  await Promise.all(runs);
});

it('many people wait their turn and all come through', async () => {
  const limit = new UploadLimit();
  let inside = 0;
  let most = 0;
  const sent = Array.from({ length: 60 }, (_, index) =>
    limit.run(`person ${index}`, async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
    }),
  );
  await Promise.all(sent);
  expect(most).toBe(16);
});
