// A new password by the old one.

import { passwordFault } from '@rampa/accounts/domain';
import { UserChangePassword } from '@rampa/contract';
import { PageForm, Section, tell, useCallForm, useSession } from '@rampa/platform/web/desk';
import classes from '../style/entering.module.css';
import { PasswordLine } from './lines.tsx';

export function PasswordSection() {
  const { data } = useSession();
  const form = useCallForm(UserChangePassword, {
    values: { oldPassword: '', password: '' },
    faults: ({ oldPassword, password }) => ({
      oldPassword: oldPassword === '' ? 'Введите прежний пароль' : undefined,
      password: passwordFault(password, data?.login ?? '') ?? undefined,
    }),
    isRepeated: true,
    lost: 'Пароль ещё не изменён.',
    onSaved: () => tell('Пароль изменён', { detail: 'На остальных устройствах понадобится войти снова.' }),
  });
  return (
    <Section title="Пароль">
      <PageForm form={form} className={classes.form} submit="Сменить пароль">
        {/* Password managers keep the new password with the login that stands beside it. */}
        <input type="text" name="username" autoComplete="username" value={data?.login ?? ''} readOnly hidden />
        <PasswordLine
          at={form.at('oldPassword')}
          label="Прежний пароль"
          name="old-password"
          autoComplete="current-password"
        />
        <PasswordLine
          at={form.at('password')}
          label="Новый пароль"
          name="new-password"
          autoComplete="new-password"
          hint="Не короче 8 знаков; длинная фраза лучше короткого слова."
        />
      </PageForm>
    </Section>
  );
}
