// A logo or a photo: show, upload, replace, remove; the previous one can be restored.

import { useEffect, useState } from 'react';
import type { Profile } from '@rampa/contract';
import { Face, PictureLost, usePictureLost } from '@rampa/platform/web/base';
import { PictureDeeds, Section } from '@rampa/platform/web/desk';
import { PROFILE_CALLS } from '../api/profile.ts';
import classes from '../style/profile.module.css';

const LOGO = { add: 'Выбрать картинку', kept: 'Логотип сохранён', gone: 'Логотип убран' };
const PHOTO = { add: 'Выбрать картинку', kept: 'Фотография сохранена', gone: 'Фотография убрана' };

export function LogoSection({ profile }: { profile: Profile }) {
  const { userType, logoPath } = profile;
  const calls = PROFILE_CALLS[userType];
  const isSign = userType === 'Organizer';
  // The menu in the header shows it too.
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen]);
  const [isLost, tellLost] = usePictureLost(logoPath);
  const onSending = (file: File | null) => setChosen(file && URL.createObjectURL(file));
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
        <span className={classes.picture} data-sign={isSign || undefined} aria-busy={chosen !== null}>
          <Face fullName={name} photo={chosen ?? logoPath} size="large" onLost={tellLost} />
        </span>
        <div className={classes.logoActions}>
          <PictureDeeds
            upload={calls.addLogo}
            remove={calls.deleteLogo}
            query={{}}
            address={logoPath}
            subject="profile logo"
            words={isSign ? LOGO : PHOTO}
            onSending={onSending}
          />
          <small>PNG, JPEG или WebP до 80 МБ.</small>
          {isLost ? <PictureLost /> : null}
        </div>
      </div>
    </Section>
  );
}
