// Missing fields of the profile; each word leads to its field.

import { Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { PROFILE_WORDS, type ProfileField } from '@rampa/accounts/domain';
import classes from '../style/profile.module.css';

const INPUTS: Record<ProfileField, string> = {
  companyName: '[name="organization"]',
  fullName: '[name="name"]',
  phone: '[name="tel"]',
  country: '[name="country"]',
  city: '[name="city"]',
};

export function focusField(field: ProfileField, options?: FocusOptions): void {
  document.querySelector<HTMLElement>(`form ${INPUTS[field]}`)?.focus(options);
}

/** A live region that is always present; it is empty when nothing is missing. */
export function MissingFields({ fields }: { fields: readonly ProfileField[] }) {
  return (
    <div role="status">
      {fields.length === 0 ? null : (
        <div className={classes.missing}>
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
          <div>
            <p className={classes.missingTitle}>Заполните данные в профиле</p>
            <p>
              Не хватает:{' '}
              {fields.map((field, index) => (
                <span key={field}>
                  {index === 0 ? '' : ', '}
                  <Anchor component="button" type="button" onClick={() => focusField(field)}>
                    {PROFILE_WORDS[field].toLowerCase()}
                  </Anchor>
                </span>
              ))}
              .
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
