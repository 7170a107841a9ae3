// A logo or a photo: show, upload, replace, remove; the previous one can be restored.

import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Profile } from '@rampa/contract';
import { Face, PictureLost, usePictureLost } from '@rampa/platform/web/base';
import { pictureAt, PICTURES, Section, tell, UploadButton, useUpload, useWrite } from '@rampa/platform/web/desk';
import { PROFILE_CALLS } from '../api/profile.ts';
import classes from '../style/profile.module.css';

const SUBJECT = 'profile logo';

export function LogoSection({ profile }: { profile: Profile }) {
  const { userType, logoPath } = profile;
  const calls = PROFILE_CALLS[userType];
  const isSign = userType === 'Organizer';
  // The menu in the header shows it too.
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen]);
  const [isLost, tellLost] = usePictureLost(logoPath);
  const sending = useUpload(calls.addLogo);
  const removing = useWrite(calls.deleteLogo);

  async function send(file: File, undo = true) {
    const former = undo ? await pictureAt(logoPath) : null;
    setChosen(URL.createObjectURL(file));
    const kept = await sending.send(file, {});
    setChosen(null);
    if (!kept) return;
    tell(isSign ? 'Логотип сохранён' : 'Фотография сохранена', {
      subject: SUBJECT,
      ...(former ? { action: { label: 'Вернуть прежний', run: () => void send(former, false) } } : {}),
    });
  }

  async function remove() {
    const former = await pictureAt(logoPath);
    removing.mutate(
      {},
      {
        onSuccess: () =>
          tell(isSign ? 'Логотип убран' : 'Фотография убрана', {
            subject: SUBJECT,
            ...(former ? { action: { label: 'Вернуть', run: () => void send(former, false) } } : {}),
          }),
      },
    );
  }

  const name = (isSign && profile.organizer?.companyName) || profile.name || profile.email;
  return (
    <Section
      title={isSign ? 'Логотип' : 'Фотография'}
      note={
        isSign
          ? 'Он стоит на дипломах и рядом с названием организации: у участников, судей, ведущих и сотрудников.'
          : 'Его видите вы и организатор, с которым вы работаете.'
      }
    >
      <div className={classes.logo} role="group" aria-label={isSign ? 'Логотип' : 'Фотография'}>
        <span className={classes.picture} data-sign={isSign || undefined} aria-busy={sending.share !== null}>
          <Face fullName={name} photo={chosen ?? logoPath} size="large" onLost={tellLost} />
        </span>
        <div className={classes.logoActions}>
          <UploadButton
            label={logoPath === null ? 'Выбрать картинку' : 'Заменить'}
            accept={PICTURES}
            share={sending.share}
            onFile={(file) => void send(file)}
            onCancel={sending.cancel}
          />
          {logoPath !== null ? (
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
          {isLost ? <PictureLost /> : null}
        </div>
      </div>
    </Section>
  );
}
