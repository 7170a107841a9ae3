// A sponsor's own papers on his share: who has no account pays by the invoice that is sent on to him.

import { Button, Menu } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { ApplicationSponsorGetDocument, type SentQuery, type SponsorView } from '@rampa/contract';
import { ButtonMenu, useDownload } from '@rampa/platform/web/desk';

type Kind = SentQuery<typeof ApplicationSponsorGetDocument>['documentType'];
const KINDS: Record<Kind, string> = { invoice: 'Счёт', contract: 'Договор', act: 'Акт', receipt: 'Квитанция ПД-4' };

export function SponsorPapers({ sponsor }: { sponsor: SponsorView }) {
  const download = useDownload();
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => kind !== 'receipt' || sponsor.requisite.type === 0);
  return (
    <ButtonMenu
      button={
        <Button
          size="sm"
          variant="default"
          loading={download.isBusy}
          aria-label={`Документы спонсора: ${sponsor.title}`}
          leftSection={<IconFileText size={16} stroke={1.75} />}
        >
          Документы
        </Button>
      }
    >
      {kinds.map((documentType) => (
        <Menu.Item
          key={documentType}
          onClick={() =>
            void download.run(ApplicationSponsorGetDocument, { applicationSponsorGuid: sponsor.guid, documentType })
          }
        >
          {KINDS[documentType]}
        </Menu.Item>
      ))}
    </ButtonMenu>
  );
}
