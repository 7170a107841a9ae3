// «Скачать»: whatever a program's papers are, they are made as jobs, which the tray shows.

import { Button, Menu } from '@mantine/core';
import { IconArchive, IconAward, IconChevronDown, IconDownload, IconRubberStamp } from '@tabler/icons-react';
import {
  DocumentListCreateArchive,
  DocumentListGetAll,
  VotingProtocolCreateArchive,
  VotingProtocolDownloadPackage,
  VotingProtocolExport,
  type ProtocolPaper,
  type ProtocolView,
} from '@rampa/contract';
import { CLOSED_STATES } from '@rampa/kernel';
import { callApi } from '@rampa/platform/web/base';
import {
  ButtonMenu,
  hasDiplomas,
  tellBegun,
  tellFailure,
  useAccess,
  useDownload,
  useWrite,
} from '@rampa/platform/web/desk';
import classes from '../style/downloads.module.css';

const PAPERS: readonly { kind: ProtocolPaper; label: string }[] = [
  { kind: 'summary', label: 'Сводный протокол' },
  { kind: 'judge', label: 'Листы судей' },
  { kind: 'program', label: 'Протокол по программе' },
  { kind: 'awards', label: 'Протокол награждения' },
];

export function Downloads({ protocol }: { protocol: ProtocolView }) {
  const access = useAccess(protocol.competitionGuid);
  const download = useDownload();
  const archive = useWrite(VotingProtocolCreateArchive, { onDone: () => tellBegun('Готовим архив протоколов') });
  const query = { competitionGuid: protocol.competitionGuid };
  const isDraft = !CLOSED_STATES.has(protocol.state);

  async function makeDiplomas(format: 'zip' | 'pdf') {
    try {
      const [document] = await callApi(DocumentListGetAll, { query });
      const body = { competitionDocumentGuid: document!.guid, programGuids: [protocol.programGuid], format };
      await callApi(DocumentListCreateArchive, { query, body });
      tellBegun('Готовим дипломы отделения');
    } catch (error) {
      tellFailure(error);
    }
  }

  return (
    <ButtonMenu
      classNames={{ dropdown: classes.menu! }}
      button={
        <Button
          size="md"
          variant="default"
          loading={download.isBusy || archive.isPending}
          leftSection={<IconDownload size={18} stroke={1.75} />}
          rightSection={<IconChevronDown size={16} stroke={1.75} />}
        >
          Скачать
        </Button>
      }
    >
      {(['pdf', 'xlsx'] as const).map((format) => (
        <Menu.Sub key={format}>
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<IconDownload size={16} stroke={1.75} />}>
              Скачать протокол: {format.toUpperCase()}
            </Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {isDraft ? <Menu.Label>с пометкой «Черновик»</Menu.Label> : null}
            {PAPERS.map(({ kind, label }) => (
              <Menu.Item
                key={kind}
                onClick={() =>
                  void download.order(
                    VotingProtocolExport,
                    { competitionProgramGuid: protocol.programGuid, format, kind },
                    'Готовим протокол',
                  )
                }
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
      ))}
      {access.sees('protocol') ? (
        <Menu.Item
          leftSection={<IconArchive size={16} stroke={1.75} />}
          onClick={() => archive.mutate({ query, body: { programs: [] } })}
        >
          Архив протоколов
        </Menu.Item>
      ) : null}
      {access.sees('protocol') ? (
        <Menu.Item
          disabled={isDraft}
          leftSection={<IconRubberStamp size={16} stroke={1.75} />}
          onClick={() =>
            void download.run(VotingProtocolDownloadPackage, { competitionProgramGuid: protocol.programGuid })
          }
        >
          Пакет для проверки
        </Menu.Item>
      ) : null}
      {hasDiplomas() && access.sees('diplomas') ? (
        <>
          <Menu.Divider />
          {isDraft ? <Menu.Label>Дипломы выпускают после закрытия протокола</Menu.Label> : null}
          <Menu.Item
            disabled={isDraft}
            leftSection={<IconAward size={16} stroke={1.75} />}
            onClick={() => void makeDiplomas('zip')}
          >
            Дипломы отделения
          </Menu.Item>
          <Menu.Item
            disabled={isDraft}
            leftSection={<IconAward size={16} stroke={1.75} />}
            onClick={() => void makeDiplomas('pdf')}
          >
            Дипломы одним PDF для печати
          </Menu.Item>
        </>
      ) : null}
    </ButtonMenu>
  );
}
