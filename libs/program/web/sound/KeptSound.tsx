// «Звук» as it is on this device, when the page opens and nobody answers. It stays when the network returns, because a
// recording may be playing; whoever wants the whole page asks for it.

import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { keptFilesHere } from '@rampa/platform/web/base';
import { momentText, Page, PageHead } from '@rampa/platform/web/desk';
import { orderIn, type KeptOrder } from './kept-order.ts';
import { SoundBar } from './SoundBar.tsx';
import { SoundRows } from './SoundRows.tsx';
import { tracksOf } from './tracks.ts';
import { freshOf, urlOf } from './use-copy.ts';
import { usePlayer } from './use-player.ts';
import classes from './sound.module.css';

const PAGE = /^\/organizer\/events\/([^/]+)\/program\/sound\/?$/;

/** Null: this is another page, or nothing of its programs is on the device. */
export async function openKeptSound({ pathname, search }: { pathname: string; search: string }): Promise<ReactNode> {
  const competition = PAGE.exec(pathname)?.[1];
  const cache = competition === undefined ? null : await keptFilesHere();
  if (competition === undefined || cache === null) return null;
  const files = new Set(await freshOf(cache));
  const order = await orderIn(cache, competition, new URLSearchParams(search).get('competitionProgramGuid'));
  return order && <KeptSound order={order} addresses={files} />;
}

function KeptSound({ order, addresses }: { order: KeptOrder; addresses: ReadonlySet<string> }) {
  const { rows, timeZone, title, at } = order;
  const tracks = useMemo(() => tracksOf(rows), [rows]);
  const kept = useMemo(
    () => new Set(tracks.map(({ file }) => file.fileGuid).filter((guid) => addresses.has(urlOf(guid)))),
    [tracks, addresses],
  );
  const player = usePlayer(tracks);
  return (
    <Page isPaper>
      <PageHead
        title="Звук"
        note={title}
        actions={
          <Button
            variant="default"
            size="md"
            leftSection={<IconRefresh size={18} stroke={1.75} />}
            onClick={() => location.reload()}
          >
            Обновить страницу
          </Button>
        }
      />
      <p role="status" className={classes.lacking}>
        Страница открылась без связи: порядок и записи — с этого устройства, какими были {momentText(at, timeZone)}.
        Играть можно сразу; когда связь вернётся, обновите страницу.
      </p>
      <SoundRows rows={rows} kept={kept} player={player} timeZone={timeZone} />
      <SoundBar tracks={tracks} player={player} />
    </Page>
  );
}
