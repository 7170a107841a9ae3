// A judge's photo: shown, sent, replaced, taken away (and brought back).

import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { CompetitionJudgeDeleteLogo, CompetitionJudgeUploadLogo } from '@rampa/contract';
import { Face, PictureLost, usePictureLost } from '@rampa/platform/web/base';
import { pictureAt, PICTURES, tell, UploadButton, useUpload, useWrite } from '@rampa/platform/web/desk';
import type { Judge } from '../api/judges.ts';
import classes from '../style/photo.module.css';

export function JudgePhoto({ judge }: { judge: Judge }) {
  const query = { competitionJudgeGuid: judge.guid };
  const [isLost, tellLost] = usePictureLost(judge.logo);
  const sending = useUpload(CompetitionJudgeUploadLogo);
  const removing = useWrite(CompetitionJudgeDeleteLogo);
  const subject = `photo ${judge.guid}`;

  async function send(file: File) {
    if (await sending.send(file, query)) tell(`Фотография сохранена: ${judge.fullName}`, { subject });
  }

  async function remove(photo: string) {
    const former = await pictureAt(photo);
    removing.mutate(
      { query },
      {
        onSuccess: () =>
          tell(`Фотография убрана: ${judge.fullName}`, {
            subject,
            ...(former ? { action: { label: 'Вернуть', run: () => void send(former) } } : {}),
          }),
      },
    );
  }

  return (
    <div className={classes.photo} role="group" aria-label="Фотография">
      <Face fullName={judge.fullName} photo={judge.logo} size="large" onLost={tellLost} />
      <div className={classes.actions}>
        <UploadButton
          label={judge.logo === null ? 'Добавить фотографию' : 'Заменить'}
          accept={PICTURES}
          share={sending.share}
          onFile={(file) => void send(file)}
          onCancel={sending.cancel}
        />
        {judge.logo === null ? null : (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.75} />}
            loading={removing.isPending}
            onClick={() => void remove(judge.logo!)}
          >
            Убрать
          </Button>
        )}
        <small>Её увидит сам судья и организаторы. PNG, JPEG или WebP до 80 МБ.</small>
        {isLost ? <PictureLost /> : null}
      </div>
    </div>
  );
}
