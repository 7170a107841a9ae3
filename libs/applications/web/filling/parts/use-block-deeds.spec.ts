// A deed with a block never overtakes the answers that are still owed.

import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { FilledBlock } from '@rampa/applications/domain';
import { ApplicationGetApplicationJson } from '@rampa/contract';
import { guidOf } from '@rampa/forms/testing';
import type { FillingModel } from '../model/filling-model.ts';
import { useBlockDeeds, type BlockDeeds } from './use-block-deeds.ts';

const BLOCK = { applicationBlockGuid: guidOf(2), block: { guid: guidOf(3), title: 'Номер', max: 3 } } as FilledBlock;

afterEach(() => vi.unstubAllGlobals());

function deedsOver(settled: Promise<boolean>, answer: Promise<Response> = new Promise(() => undefined)) {
  const sent: string[] = [];
  const [client, onGone] = [new QueryClient(), vi.fn()];
  vi.stubGlobal('fetch', (input: unknown) => {
    sent.push(input instanceof Request ? input.url : String(input));
    return answer;
  });
  const made: BlockDeeds[] = [];
  const model = { guid: guidOf(1), queue: { settled: () => settled } } as unknown as FillingModel;
  const Bench = () => {
    made.push(useBlockDeeds(model, vi.fn(), onGone));
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Bench)));
  return { deeds: made[0]!, sent, client, onGone };
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

it('what is taken away is told of when it is done, however long the reading after it takes', async () => {
  const done = Response.json({ success: true, errors: [], data: {} });
  const { deeds, client, onGone } = deedsOver(Promise.resolve(true), Promise.resolve(done));
  const shown = new QueryObserver(client, {
    ...{ queryKey: ['application'], initialData: {}, meta: { shows: ApplicationGetApplicationJson.shows } },
    queryFn: () => new Promise<object>(() => undefined),
  });
  const leave = shown.subscribe(() => undefined);
  deeds.remove(BLOCK);
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledWith(BLOCK.applicationBlockGuid));
  expect(client.isFetching()).toBe(1);
  leave();
});
