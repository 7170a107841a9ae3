// Both lists by one hand: read, and written at once from a row or a menu.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StatusKind } from '@rampa/competitions/domain';
import {
  CompetitionBlockStatusGetByCompetitionGuid,
  CompetitionStatusGetAllByCompetitionGuid,
  CompetitionStatusUpdate,
} from '@rampa/contract';
import { refreshAfter, useRead } from '@rampa/platform/web/desk';
import { ofApplication, ofBlock } from './status.ts';
import { statusWire, type StatusWire } from './wire.ts';

export function useStatuses(kind: StatusKind, competitionGuid: string) {
  const query = { competitionGuid };
  const isOfBlocks = kind === 'block';
  const applications = useRead(CompetitionStatusGetAllByCompetitionGuid, { query }, { enabled: !isOfBlocks });
  const blocks = useRead(CompetitionBlockStatusGetByCompetitionGuid, { query }, { enabled: isOfBlocks });
  return isOfBlocks
    ? { of: blocks, list: blocks.data?.map(ofBlock) ?? [] }
    : { of: applications, list: applications.data?.map(ofApplication) ?? [] };
}

/** One after another; resolved when the list has been read again. A refusal is told by itself. */
export function useStatusWrites(kind: StatusKind, competitionGuid: string): StatusWire {
  const client = useQueryClient();
  const wire = statusWire(kind, competitionGuid);
  const { mutateAsync: write } = useMutation<unknown, Error, () => Promise<unknown>>({
    mutationFn: (send) => send(),
    scope: { id: `statuses ${kind}` },
    onSuccess: () => refreshAfter(client, CompetitionStatusUpdate),
  });
  return {
    create: (...given) => write(() => wire.create(...given)),
    update: (...given) => write(() => wire.update(...given)),
    remove: (...given) => write(() => wire.remove(...given)),
    arrange: (...given) => write(() => wire.arrange(...given)),
  };
}
