// Sends, replaces and takes away one picture. What was there before is brought back by the notice.

import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
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
  const [isComing, setComing] = useState(false);
  const isStopped = useRef(false);

  async function send(file: File, replaces: string | null) {
    isStopped.current = false;
    setComing(true);
    onSending?.(file);
    // Before the file goes: the server forgets the former one as soon as it has the new one.
    const former = await pictureAt(replaces);
    setComing(false);
    const isKept = !isStopped.current && (await sending.send(file, query)) !== null;
    onSending?.(null);
    if (isKept) tell(words.kept, { subject, ...back('Вернуть прежнее', former) });
  }

  function cancel() {
    isStopped.current = true;
    sending.cancel();
  }

  async function takeAway() {
    setGoing(true);
    const former = await pictureAt(address);
    setGoing(false);
    removing.mutate({ query }, { onSuccess: () => tell(words.gone, { subject, ...back('Вернуть', former) }) });
  }

  const back = (label: string, former: File | null) =>
    former ? { action: { label, run: () => void send(former, null) } } : {};

  const share = isComing ? 0 : sending.share;
  return (
    <>
      <UploadButton
        label={address === null ? words.add : 'Заменить'}
        accept={PICTURES}
        share={share}
        onFile={(file) => void send(file, address)}
        onCancel={cancel}
      />
      {address === null || share !== null ? null : (
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
