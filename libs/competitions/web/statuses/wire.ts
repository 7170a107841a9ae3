// How both lists are written on the wire: each has its own calls and its own names of fields.

import type { StatusKind } from '@rampa/competitions/domain';
import {
  CompetitionBlockStatusArrange,
  CompetitionBlockStatusCreate,
  CompetitionBlockStatusDelete,
  CompetitionBlockStatusUpdate,
  CompetitionStatusArrange,
  CompetitionStatusCreate,
  CompetitionStatusDelete,
  CompetitionStatusUpdate,
} from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import type { Send } from '@rampa/platform/web/desk';
import type { SaidStatus, Status } from './status.ts';

export interface StatusWire {
  /** At the end of the list without `order`. */
  create(said: SaidStatus, order?: number, write?: Send): Promise<unknown>;
  update(status: Status, said: SaidStatus): Promise<unknown>;
  remove(guid: string, replacement?: string): Promise<unknown>;
  arrange(guids: string[]): Promise<unknown>;
}

export function statusWire(kind: StatusKind, competitionGuid: string): StatusWire {
  const query = { competitionGuid };
  const at = (order: number | undefined) => (order === undefined ? {} : { order });
  if (kind === 'block') {
    const blockOf = ({ title, colors }: SaidStatus) => ({ description: title, ...colors });
    return {
      create: (said, order, write = callApi) =>
        write(CompetitionBlockStatusCreate, { query, body: { ...blockOf(said), ...at(order) } }),
      update: ({ guid, version }, said) =>
        callApi(CompetitionBlockStatusUpdate, { query, body: { key: guid, version, ...blockOf(said) } }),
      remove: (key, by) =>
        callApi(CompetitionBlockStatusDelete, { query: { ...query, key, ...(by ? { replacementKey: by } : {}) } }),
      arrange: (keys) => callApi(CompetitionBlockStatusArrange, { query, body: { keys } }),
    };
  }
  return {
    create: (said, order, write = callApi) =>
      write(CompetitionStatusCreate, { query, body: { ...said, ...at(order) } }),
    update: ({ guid, version }, said) =>
      callApi(CompetitionStatusUpdate, { body: { competitionStatusGuid: guid, version, ...said } }),
    remove: (guid, by) =>
      callApi(CompetitionStatusDelete, {
        query: { competitionStatusGuid: guid, ...(by ? { replacementGuid: by } : {}) },
      }),
    arrange: (competitionStatusGuids) => callApi(CompetitionStatusArrange, { query, body: { competitionStatusGuids } }),
  };
}
