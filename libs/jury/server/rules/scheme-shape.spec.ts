import { presets } from '@rampa/jury/domain';
import { expect, it } from 'vitest';
import { readScheme } from './scheme-shape.ts';

it.each(presets.map(({ key, scheme }) => [key, scheme] as const))(
  'the preset %s goes over the wire unchanged',
  (_, scheme) => {
    const { criteria: __, ...body } = scheme;
    expect(readScheme(JSON.parse(JSON.stringify(body)))).toEqual(body);
  },
);
