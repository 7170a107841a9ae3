// Sends, replaces and takes away one picture. What was there before is brought back by the notice.

import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { CallDefinition, SentQuery } from '@rampa/contract';
import { useWrite } from '../api/calls.ts';
import { tell } from '../notices.ts';
import { pictureAt } from './picture-at.ts';
import { PICTURES, UploadButton } from './UploadButton.tsx';
import { useUpload } from './use-upload.ts';

export interface PictureDeedsProps<U extends CallDefinition, D extends CallDefinition> {
  upload: U;
  remove: D;
  query: SentQuery<U> & SentQuery<D>;
  /** Of the stored picture; null: there is none. */
  address: string | null;
  /** A newer notice of the same picture replaces the one before. */
  subject: string;
  words: { add: string; kept: string; gone: string };
  /** The file on its way, for a page that shows it at once; null when it has arrived or was refused. */
  onSending?: (file: File | null) => void;
}

export function PictureDeeds<U extends CallDefinition, D extends CallDefinition>(props: PictureDeedsProps<U, D>) {
  const { upload, remove, query, address, subject, words, onSending } = props;
  const sending = useUpload(upload);
  const removing = useWrite(remove);

  const [isGoing, setGoing] = useState(false);

  async function send(file: File, replaces: string | null) {
    onSending?.(file);
    // Asked for at the same time: it is small, and comes before the server has drawn the new one.
    const former = pictureAt(replaces);
    const isKept = (await sending.send(file, query)) !== null;
    onSending?.(null);
    if (isKept) tell(words.kept, { subject, ...back('Вернуть прежнее', await former) });
  }

  async function takeAway() {
    setGoing(true);
    const former = await pictureAt(address);
    setGoing(false);
    removing.mutate({ query }, { onSuccess: () => tell(words.gone, { subject, ...back('Вернуть', former) }) });
  }

  const back = (label: string, former: File | null) =>
    former ? { action: { label, run: () => void send(former, null) } } : {};

  return (
    <>
      <UploadButton
        label={address === null ? words.add : 'Заменить'}
        accept={PICTURES}
        share={sending.share}
        onFile={(file) => void send(file, address)}
        onCancel={sending.cancel}
      />
      {address === null || sending.share !== null ? null : (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.75} />}
          loading={isGoing || removing.isPending}
          onClick={() => void takeAway()}
        >
          Убрать
        </Button>
      )}
    </>
  );
}
