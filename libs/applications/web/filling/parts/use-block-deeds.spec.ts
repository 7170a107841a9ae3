// A deed with a block never overtakes the answers that are still owed.

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { FilledBlock } from '@rampa/applications/domain';
import { guidOf } from '@rampa/forms/testing';
import type { FillingModel } from '../model/filling-model.ts';
import { useBlockDeeds, type BlockDeeds } from './use-block-deeds.ts';

const BLOCK = { applicationBlockGuid: guidOf(2), block: { guid: guidOf(3), title: 'Номер', max: 3 } } as FilledBlock;

afterEach(() => vi.unstubAllGlobals());

function deedsOver(settled: Promise<boolean>) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (input: unknown) => {
    sent.push(input instanceof Request ? input.url : String(input));
    return new Promise(() => undefined);
  });
  const made: BlockDeeds[] = [];
  const model = { guid: guidOf(1), queue: { settled: () => settled } } as unknown as FillingModel;
  const Bench = () => {
    made.push(useBlockDeeds(model, vi.fn(), vi.fn()));
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Bench)));
  return { deeds: made[0]!, sent };
}

const idle = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};

it.each(['add', 'copy', 'remove'] as const)('%s waits for what is on its way', async (deed) => {
  let arrive = (_isAll: boolean) => {};
  const { deeds, sent } = deedsOver(new Promise((resolve) => (arrive = resolve)));
  if (deed === 'add') deeds.add(BLOCK.block.guid, null);
  else deeds[deed](BLOCK);
  await idle();
  expect(sent).toEqual([]);
  arrive(true);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

it.each(['copy', 'remove'] as const)('%s is not done while they wait for the network', async (deed) => {
  const { deeds, sent } = deedsOver(Promise.resolve(false));
  deeds[deed](BLOCK);
  await idle();
  expect(sent).toEqual([]);
});
