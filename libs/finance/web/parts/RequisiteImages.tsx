// Signatures and the stamp that the organizer's invoices bear: shown, sent, replaced, taken away (and brought back).

import { RequisiteDeleteImage, RequisiteUploadImage, UploadedFileGetByGuid, type RequisiteView } from '@rampa/contract';
import { REQUISITE_IMAGES, type RequisiteImage } from '@rampa/kernel';
import { addressOf } from '@rampa/platform/web/base';
import { PictureDeeds, Section } from '@rampa/platform/web/desk';
import classes from '../style/images.module.css';

const WORDS: Record<RequisiteImage, { title: string; kept: string; gone: string }> = {
  director: { title: 'Подпись руководителя', kept: 'Подпись сохранена', gone: 'Подпись убрана' },
  buhgalter: { title: 'Подпись бухгалтера', kept: 'Подпись сохранена', gone: 'Подпись убрана' },
  stamp: { title: 'Печать', kept: 'Печать сохранена', gone: 'Печать убрана' },
};

export function RequisiteImages({ view, canChange }: { view: RequisiteView; canChange: boolean }) {
  const shown = REQUISITE_IMAGES.filter(
    (image) => (image !== 'buhgalter' || view.type === 1) && (canChange || view.images[image] !== null),
  );
  if (view.ownerType !== 'Organizer' || view.type === 0 || shown.length === 0) return null;
  return (
    <Section title="Подписи и печать на счетах">
      {canChange ? (
        <p className={classes.hint}>
          Встанут на новые счета. Выпущенные не изменятся, договор и акт подписывают от руки. Лучше всего снимок на
          белой бумаге: PNG, JPEG или WebP до 80 МБ.
        </p>
      ) : null}
      <div className={classes.images}>
        {shown.map((image) => (
          <OneImage key={image} view={view} image={image} canChange={canChange} />
        ))}
      </div>
    </Section>
  );
}

function OneImage({ view, image, canChange }: { view: RequisiteView; image: RequisiteImage; canChange: boolean }) {
  const { title, ...words } = WORDS[image];
  const uploadedFileGuid = view.images[image];
  const address = uploadedFileGuid && `/api/v1/${addressOf(UploadedFileGetByGuid, { query: { uploadedFileGuid } })}`;
  return (
    <div className={classes.image} role="group" aria-label={title}>
      <span className={classes.title}>{title}</span>
      <span className={classes.sheet}>
        {address === null ? <span className={classes.none}>Нет</span> : <img src={address} alt={title} />}
      </span>
      {canChange ? (
        <span className={classes.deeds}>
          <PictureDeeds
            upload={RequisiteUploadImage}
            remove={RequisiteDeleteImage}
            query={{ requisiteGuid: view.guid, image }}
            address={address}
            subject={`${image} ${view.guid}`}
            words={{ add: 'Добавить', ...words }}
          />
        </span>
      ) : null}
    </div>
  );
}
