// The cities of a country, the large ones first; the lists and where they come from stand beside (SOURCE.md).

import type { City } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import armenia from './armenia.tsv?raw';
import belarus from './belarus.tsv?raw';
import kazakhstan from './kazakhstan.tsv?raw';
import russia from './russia.tsv?raw';

const LISTS = [
  { names: ['ru', 'россия'], cities: read(russia) },
  { names: ['by', 'беларусь'], cities: read(belarus) },
  { names: ['kz', 'казахстан'], cities: read(kazakhstan) },
  { names: ['am', 'армения'], cities: read(armenia) },
];

/** By the country's Russian name or its code. Failure notFound for one that the portal does not serve. */
export function citiesOf(country: string): readonly City[] {
  const name = country.toLowerCase();
  const list = LISTS.find(({ names }) => names.includes(name));
  if (!list) throw new Failure('notFound');
  return list.cities;
}

function read(rows: string): City[] {
  return rows
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [name, region, timeZone] = row.split('\t') as [string, string, string];
      return { name, region, timeZone };
    });
}
