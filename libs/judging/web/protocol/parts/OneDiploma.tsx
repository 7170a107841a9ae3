// One diploma as PDF, once the protocol is closed: after a correction there is no need to make them all again.

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { DesignerDownloadOneDiplom, type ProtocolView } from '@rampa/contract';
import { CLOSED_STATES } from '@rampa/kernel';
import { hasDiplomas, useAccess, useDownload } from '@rampa/platform/web/desk';
import type { ProtocolRow } from '../order/rows.ts';

export function OneDiploma({ protocol, row }: { protocol: ProtocolView; row: ProtocolRow }) {
  const access = useAccess(protocol.competitionGuid);
  const { isBusy, run } = useDownload();
  const isClosed = CLOSED_STATES.has(protocol.state);
  if (!hasDiplomas() || !access.sees('diplomas') || !isClosed || row.total === null) return null;
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={16} stroke={1.75} />}
      onClick={() => void run(DesignerDownloadOneDiplom, { competitionProgramItemGuid: row.itemGuid })}
    >
      Диплом
    </Button>
  );
}
