// The organizer's own logo and background of one screen.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import {
  CompetitionDisplaySettingDeleteBackground,
  CompetitionDisplaySettingDeleteLogo,
  CompetitionDisplaySettingUploadBackground,
  CompetitionDisplaySettingUploadLogo,
} from '@rampa/contract';
import { PictureLost, usePictureLost } from '@rampa/platform/web/base';
import { Confirm, PICTURES as ACCEPTED, tell, UploadButton, useUpload, useWrite } from '@rampa/platform/web/desk';
import type { Display } from '../display.ts';
import classes from '../style/remote.module.css';

const PICTURES = [
  {
    of: 'logo',
    title: 'Логотип',
    hint: 'Вместо знака «Рампы» и на заставке.',
    upload: CompetitionDisplaySettingUploadLogo,
    remove: CompetitionDisplaySettingDeleteLogo,
    removing: 'Убрать логотип?',
    then: 'На экране снова будет знак «Рампы».',
  },
  {
    of: 'background',
    title: 'Фон',
    hint: 'Поверх ляжет тёмная вуаль, чтобы текст читался.',
    upload: CompetitionDisplaySettingUploadBackground,
    remove: CompetitionDisplaySettingDeleteBackground,
    removing: 'Убрать фон?',
    then: 'Экран сразу станет тёмным, без картинки.',
  },
] as const;

export function Pictures({ competitionGuid, display }: { competitionGuid: string; display: Display }) {
  return (
    <>
      {PICTURES.map((one) => (
        <Picture key={one.of} {...one} competitionGuid={competitionGuid} display={display} />
      ))}
    </>
  );
}

type PictureProps = (typeof PICTURES)[number] & { competitionGuid: string; display: Display };

function Picture({ of, title, hint, upload, remove, competitionGuid, display, ...words }: PictureProps) {
  const query = { CompetitionDisplaySettingGuid: display.guid };
  const sending = useUpload(upload);
  const removing = useWrite(remove);
  const [isRemoving, setRemoving] = useState(false);
  const picture = display[of];
  const [isLost, tellLost] = usePictureLost(picture);
  const send = async (file: File) => {
    if (await sending.send(file, { ...query, competitionGuid })) tell(`${title}: на экране`);
  };
  return (
    <div className={classes.picture} role="group" aria-label={title}>
      <span className={classes.thumb} data-of={of}>
        {picture === null ? (
          <IconPhoto size={22} stroke={1.75} aria-hidden />
        ) : (
          <img src={picture} alt="" onError={tellLost} />
        )}
      </span>
      <span className={classes.pictureText}>
        {title}
        <small>{hint}</small>
        {isLost ? <PictureLost /> : null}
      </span>
      <UploadButton
        label={picture === null ? 'Загрузить' : 'Заменить'}
        accept={ACCEPTED}
        share={sending.share}
        onFile={(file) => void send(file)}
        onCancel={sending.cancel}
      />
      {picture === null ? null : (
        <Button
          variant="default"
          aria-label={`Убрать: ${title}`}
          loading={removing.isPending}
          onClick={() => setRemoving(true)}
        >
          <IconTrash size={16} stroke={1.75} />
        </Button>
      )}
      <Confirm
        isOpen={isRemoving}
        title={words.removing}
        action="Убрать"
        isBusy={removing.isPending}
        onClose={() => setRemoving(false)}
        onConfirm={() => removing.mutate({ query }, { onSettled: () => setRemoving(false) })}
      >
        {words.then} Файл на портале не останется: чтобы вернуть его, загрузите снова.
      </Confirm>
    </div>
  );
}
