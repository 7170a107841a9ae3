// Ballroom finals as files, counted by the product's scoring library and compared with the official places.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skatingFinal } from '../../libs/judging/domain/index.ts';

interface Heat {
  heat_id: string;
  heat: string;
  couples: { bib: string; marks: number[][]; official_final_place: number }[];
  unbroken_tie: boolean;
  recount_agrees: boolean;
}

export interface SkatingReport {
  finals: { checked: number; equal: number; excluded: number };
  couples: { checked: number; equal: number };
  mismatches: string[];
}

export function rehearseSkating(folder: string): SkatingReport {
  const report: SkatingReport = {
    finals: { checked: 0, equal: 0, excluded: 0 },
    couples: { checked: 0, equal: 0 },
    mismatches: [],
  };
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  if (files.length === 0) throw new Error(`В папке «${folder}» нет файлов соревнований (.json).`);
  for (const file of files) {
    const competition = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { name: string; heats?: Heat[] };
    for (const heat of competition.heats ?? []) {
      // The source itself contradicts the rules there (decided otherwise, or mistyped).
      if (!heat.recount_agrees) report.finals.excluded++;
      else count(heat, `${competition.name} · ${heat.heat}`, report);
    }
  }
  return report;
}

function count(heat: Heat, title: string, report: SkatingReport): void {
  const dances = heat.couples[0]!.marks.length;
  const marks = Array.from({ length: dances }, (_, dance) => heat.couples.map((couple) => couple.marks[dance]!));
  const { places } = skatingFinal(marks);
  const wrong = heat.couples.filter((couple, index) => !agrees(heat, places, index, couple.official_final_place));
  report.finals.checked++;
  report.couples.checked += heat.couples.length;
  report.couples.equal += heat.couples.length - wrong.length;
  if (wrong.length === 0) {
    report.finals.equal++;
    return;
  }
  const told = wrong.map(({ bib, official_final_place }) => {
    const ours = places[heat.couples.findIndex((couple) => couple.bib === bib)]! / 1000;
    return `пара ${bib}: ${String(ours).replace('.', ',')} вместо ${official_final_place}`;
  });
  report.mismatches.push(`${title}: ${told.join('; ')}`);
}

/** A tie that the system cannot break is printed there as two places in some order: either order or the share is right. */
function agrees(heat: Heat, places: readonly number[], index: number, official: number): boolean {
  const own = places[index]!;
  const sharing = places.filter((place) => place === own).length;
  if (sharing === 1) return own === official * 1000;
  const first = own - (sharing - 1) * 500;
  const isWithin = official * 1000 >= first && official * 1000 < first + sharing * 1000;
  return isWithin && (heat.unbroken_tie || own === official * 1000 || sharesOfficially(heat, places, own));
}

/** Or the official list itself shares the place. */
function sharesOfficially(heat: Heat, places: readonly number[], own: number): boolean {
  const officials = heat.couples.flatMap((couple, i) => (places[i] === own ? [couple.official_final_place] : []));
  return new Set(officials).size === 1;
}
