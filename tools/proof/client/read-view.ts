// Reads a view by its call: the same projection that the socket announces, with epoch and revision.

import { VIEWS, type ViewName } from '@rampa/contract';

const READ_WITHIN_MS = 8_000;

export interface ViewRead {
  /** The server has what the reader has, so the answer has no state. */
  same: boolean;
  epoch: string;
  revision: number;
  etag: string | null;
  state: unknown;
}

export async function readView(
  url: string,
  view: ViewName,
  key: string,
  token: string | undefined,
  etag: string | null,
): Promise<ViewRead> {
  const response = await fetch(new URL(`/api/v1/${VIEWS[view].readAt(key)}`, url), {
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(etag ? { 'if-none-match': etag } : {}),
    },
    signal: AbortSignal.timeout(READ_WITHIN_MS),
  });
  const stamp = {
    epoch: response.headers.get('x-rampa-epoch') ?? '',
    revision: Number(response.headers.get('x-rampa-revision') ?? NaN),
    etag: response.headers.get('etag'),
  };
  if (response.status === 304) return { ...stamp, same: true, state: null };
  if (!response.ok) throw new Error(`${view}: the read answered ${response.status}`);
  if (stamp.epoch === '' || Number.isNaN(stamp.revision)) throw new Error(`${view}: the read has no stamp`);
  const { data } = (await response.json()) as { data: unknown };
  return { ...stamp, same: false, state: data };
}
