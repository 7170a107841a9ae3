// Sends, replaces and takes away one picture. What was there before is brought back by the notice.

import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
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

  async function send(file: File, former: File | null) {
    onSending?.(file);
    const isKept = (await sending.send(file, query)) !== null;
    onSending?.(null);
    if (isKept) tell(words.kept, { subject, ...back('Вернуть прежнее', former) });
  }

  async function takeAway() {
    const former = await pictureAt(address);
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
        onFile={(file) => void pictureAt(address).then((former) => send(file, former))}
        onCancel={sending.cancel}
      />
      {address === null || sending.share !== null ? null : (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.75} />}
          loading={removing.isPending}
          onClick={() => void takeAway()}
        >
          Убрать
        </Button>
      )}
    </>
  );
}
