import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { groupOf, schemeOf } from '../../../libs/judging/testing/scoring-samples.ts';
import { groupToProve, sampleKey, samplePackage } from '../../../libs/judging/testing/sealed-samples.ts';
import { verifyFile } from './verify-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'rampa-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));
const key = sampleKey();
const given = samplePackage(key, [
  groupToProve(
    schemeOf(),
    groupOf([
      [9, 8],
      [7, 7],
    ]),
  ),
]);
const verified = (text: string, known = {}) => {
  const path = join(folder, 'protocol.json');
  writeFileSync(path, text);
  return verifyFile(path, known);
};

it('finds a package sound, and says when nobody vouched for its key', async () => {
  const { lines, isSound } = await verified(JSON.stringify(given, null, 2));
  expect(isSound).toBe(true);
  expect(lines.at(-1)).toBe('✓ Подпись верна, оценок 4, результатов 2: все пересчитаны и сошлись.');
  expect(lines.join()).toContain('Чей это ключ');
  expect((await verified(JSON.stringify(given), { keys: [key.fingerprint] })).lines.join()).not.toContain(
    'Чей это ключ',
  );
});

it('names the altered mark by judge, criterion and performance', async () => {
  const { lines, isSound } = await verified(JSON.stringify(given).replace('"value":9000', '"value":10000'));
  expect(isSound).toBe(false);
  expect(lines).toContain('✗ P1 Анна Б., Имя J1, «К1». Оценка 10,000 не та, что была запечатана.');
});

it('refuses a key of somebody else, rubbish of 80 MB and a file that is not there, each in words', async () => {
  const foreign = await verified(JSON.stringify(given), { keys: [sampleKey().fingerprint] });
  expect(foreign).toMatchObject({ isSound: false });
  expect(foreign.lines.join()).toContain('чужим ключом');
  expect(await verified('x'.repeat(80_000_000))).toEqual({
    isSound: false,
    lines: ['✗ Файл слишком велик: пакеты протоколов бывают до 32 МБ.'],
  });
  expect((await verifyFile(join(folder, 'none.json'), {})).lines.join()).toContain('не читается');
});
