// A judge's photo: shown, sent, replaced, taken away (and brought back).

import { CompetitionJudgeDeleteLogo, CompetitionJudgeUploadLogo } from '@rampa/contract';
import { Face, PictureLost, usePictureLost } from '@rampa/platform/web/base';
import { PictureDeeds } from '@rampa/platform/web/desk';
import type { Judge } from '../api/judges.ts';
import classes from '../style/photo.module.css';

export function JudgePhoto({ judge }: { judge: Judge }) {
  const [isLost, tellLost] = usePictureLost(judge.logo);
  return (
    <div className={classes.photo} role="group" aria-label="Фотография">
      <Face fullName={judge.fullName} photo={judge.logo} size="large" onLost={tellLost} />
      <div className={classes.actions}>
        <PictureDeeds
          upload={CompetitionJudgeUploadLogo}
          remove={CompetitionJudgeDeleteLogo}
          query={{ competitionJudgeGuid: judge.guid }}
          address={judge.logo}
          subject={`photo ${judge.guid}`}
          words={{
            add: 'Добавить фотографию',
            kept: `Фотография сохранена: ${judge.fullName}`,
            gone: `Фотография убрана: ${judge.fullName}`,
          }}
        />
        <small>Её увидит сам судья и организаторы. PNG, JPEG или WebP до 80 МБ.</small>
        {isLost ? <PictureLost /> : null}
      </div>
    </div>
  );
}
