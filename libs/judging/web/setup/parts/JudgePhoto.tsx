// A judge's photo: shown, sent, replaced, taken away (and brought back).

import { Button, FileButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import {
  CompetitionJudgeDeleteLogo,
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionJudgeUploadLogo,
} from '@rampa/contract';
import { failureText, UPLOAD_LIMIT } from '@rampa/kernel';
import { Face, uploadFile } from '@rampa/platform/web/base';
import { refresh, tell, tellFailure, tellRefusal, useWrite } from '@rampa/platform/web/desk';
import type { Judge } from '../api/judges.ts';
import classes from '../style/photo.module.css';

const ACCEPT = 'image/png,image/jpeg,image/webp';
const REFRESHES = [CompetitionJudgeGetByCompetitionGuid];

/** The picture as it is kept, for the undo; null when it could not be had. */
async function pictureAt(address: string): Promise<File | null> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const bytes = await response.blob();
  return new File([bytes], 'фото.webp', { type: bytes.type });
}

export function JudgePhoto({ judge }: { judge: Judge }) {
  const client = useQueryClient();
  const query = { competitionJudgeGuid: judge.guid };
  const sending = useMutation({
    mutationFn: (file: File) => uploadFile(CompetitionJudgeUploadLogo, { query, file }),
    onSuccess: () => refresh(client, REFRESHES),
    onError: (error) => tellFailure(error),
    meta: { quiet: true },
  });
  const removing = useWrite(CompetitionJudgeDeleteLogo, { refreshes: REFRESHES });
  const subject = `photo ${judge.guid}`;

  function send(file: File | null) {
    if (!file) return;
    if (file.size > UPLOAD_LIMIT) tellRefusal(failureText('fileTooLarge'));
    else sending.mutate(file, { onSuccess: () => tell(`Фотография сохранена: ${judge.fullName}`, { subject }) });
  }

  async function remove(photo: string) {
    const former = await pictureAt(photo);
    removing.mutate(
      { query },
      {
        onSuccess: () =>
          tell(`Фотография убрана: ${judge.fullName}`, {
            subject,
            ...(former ? { action: { label: 'Вернуть', run: () => send(former) } } : {}),
          }),
      },
    );
  }

  return (
    <div className={classes.photo} role="group" aria-label="Фотография">
      <Face fullName={judge.fullName} photo={judge.logo} size="large" />
      <div className={classes.actions}>
        <FileButton accept={ACCEPT} onChange={send}>
          {(props) => (
            <Button {...props} variant="default" loading={sending.isPending}>
              {judge.logo === null ? 'Добавить фотографию' : 'Заменить'}
            </Button>
          )}
        </FileButton>
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
      </div>
    </div>
  );
}
