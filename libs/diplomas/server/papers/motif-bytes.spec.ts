// The press forgets its drawings and makes them anew; a sheet must be the same to the byte all the same.

import { freshSheet, motifSvg } from '@rampa/diplomas/domain';
import { PAPER_MOTIFS } from '@rampa/kernel';
import { Press } from '@rampa/platform/server';
import { afterAll, expect, it } from 'vitest';

const press = new Press();
/** Without a date: two seconds are no difference of the drawing. */
const SHEET = '#set document(date: none)\n#image("/ground.svg")';
afterAll(() => press.onApplicationShutdown());

const printed = async (svg: string, at: number) => {
  // A comment makes another drawing of it, which the press has not kept.
  const files = { '/ground.svg': svg.replace('</svg>', `<!-- ${at} --></svg>`) };
  const [pdf] = await press.papers({ source: SHEET, files }, ['{}']);
  return Buffer.from(pdf!).toString('latin1');
};

it.each(PAPER_MOTIFS)('%s', async (motif) => {
  const svg = motifSvg({ ...freshSheet('A4', 'portrait'), motif, mainColor: '#0D2747', accentColor: '#C9A24A' })!;
  const all: string[] = [];
  for (let at = 0; at < 6; at++) all.push(await printed(svg, at));
  expect(new Set(all).size).toBe(1);
});
