// A logo or a photo: shown, sent, replaced, taken away; what was before can be brought back.

import { Button, FileButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type Profile, UserGetShort } from '@rampa/contract';
import { failureText, UPLOAD_LIMIT } from '@rampa/kernel';
import { Face, uploadFile } from '@rampa/platform/web/base';
import { refresh, Section, tell, tellFailure, tellRefusal, useWrite } from '@rampa/platform/web/desk';
import { PROFILE_CALLS } from '../api/profile.ts';
import classes from '../style/profile.module.css';

const ACCEPT = 'image/png,image/jpeg,image/webp';
const SUBJECT = 'profile logo';

/** The picture as it is kept, for the undo; null when there is none or it could not be had. */
async function pictureAt(address: string | null): Promise<File | null> {
  const response = address === null ? null : await fetch(address).catch(() => null);
  if (!response?.ok) return null;
  const bytes = await response.blob();
  return new File([bytes], 'логотип.webp', { type: bytes.type });
}

export function LogoSection({ profile }: { profile: Profile }) {
  const { userType, logoPath } = profile;
  const calls = PROFILE_CALLS[userType];
  const isSign = userType === 'Organizer';
  const client = useQueryClient();
  // The menu in the header shows it too.
  const refreshes = [calls.get, UserGetShort];
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen]);
  const sending = useMutation({
    async mutationFn({ file, undo }: { file: File; undo: boolean }) {
      const former = undo ? await pictureAt(logoPath) : null;
      await uploadFile(calls.addLogo, { file });
      return former;
    },
    async onSuccess(former) {
      await refresh(client, refreshes);
      tell(isSign ? 'Логотип сохранён' : 'Снимок сохранён', {
        subject: SUBJECT,
        ...(former ? { action: { label: 'Вернуть прежний', run: () => send(former, false) } } : {}),
      });
    },
    onError: (error) => tellFailure(error),
    onSettled: () => setChosen(null),
    meta: { quiet: true },
  });
  const removing = useWrite(calls.deleteLogo ?? PROFILE_CALLS.Organizer.deleteLogo!, { refreshes });

  function send(file: File | null, undo = true) {
    if (!file) return;
    if (file.size > UPLOAD_LIMIT) return tellRefusal(failureText('fileTooLarge'));
    setChosen(URL.createObjectURL(file));
    sending.mutate({ file, undo });
  }

  async function remove() {
    const former = await pictureAt(logoPath);
    removing.mutate(
      {},
      {
        onSuccess: () =>
          tell(isSign ? 'Логотип убран' : 'Снимок убран', {
            subject: SUBJECT,
            ...(former ? { action: { label: 'Вернуть', run: () => send(former, false) } } : {}),
          }),
      },
    );
  }

  const name = (isSign && profile.organizer?.companyName) || profile.name || profile.email;
  return (
    <Section
      title={isSign ? 'Логотип' : 'Снимок'}
      note={
        isSign
          ? 'Он стоит на дипломах и рядом с названием организации: у участников, судей, ведущих и сотрудников.'
          : 'Его видите вы и организатор, с которым вы работаете.'
      }
    >
      <div className={classes.logo} role="group" aria-label={isSign ? 'Логотип' : 'Снимок'}>
        <span className={classes.picture} data-sign={isSign || undefined} aria-busy={sending.isPending}>
          <Face fullName={name} photo={chosen ?? logoPath} size="large" />
        </span>
        <div className={classes.logoActions}>
          <FileButton accept={ACCEPT} onChange={(file) => send(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={sending.isPending}>
                {logoPath === null ? 'Выбрать картинку' : 'Заменить'}
              </Button>
            )}
          </FileButton>
          {logoPath !== null && calls.deleteLogo ? (
            <Button
              variant="default"
              leftSection={<IconTrash size={16} stroke={1.75} />}
              loading={removing.isPending}
              onClick={() => void remove()}
            >
              Убрать
            </Button>
          ) : null}
          <small>PNG, JPEG или WebP до 80 МБ.</small>
        </div>
      </div>
    </Section>
  );
}
