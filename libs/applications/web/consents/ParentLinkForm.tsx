// A link for a child's parent: by a letter, or handed over as it is. It is shown once, because only its hash is kept.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { ChildConsentCreateLink, type AnswerOf, type ChildView } from '@rampa/contract';
import { DialogForm, momentText, QrSheet, TextLine, useCallForm, useEscape, Window } from '@rampa/platform/web/desk';
import classes from './consents.module.css';

export interface ParentLinkFormProps {
  child: ChildView;
  zone: string;
  onClose(): void;
}

type Made = AnswerOf<typeof ChildConsentCreateLink> & { email: string };

export function ParentLinkForm({ child, zone, onClose }: ParentLinkFormProps) {
  const [made, setMade] = useState<Made | null>(null);
  const form = useCallForm(ChildConsentCreateLink, {
    values: { email: '' },
    body: ({ email }) => ({ applicationBlockGuid: child.applicationBlockGuid, email }),
    onSaved: (answer, { email }) => setMade({ ...answer, email }),
    lost: 'Ссылки пока нет.',
  });
  if (made) return <Shown {...{ made, child, zone, onClose }} />;
  const isWaiting = child.link !== null && child.link.answeredAt === null;
  return (
    <DialogForm form={form} title={`Ссылка родителю: ${child.name}`} submit="Сделать ссылку" onClose={onClose}>
      <p className={classes.note}>
        Родитель прочитает тексты и ответит сам, без кабинета. Ссылка действует 30 дней.
        {isWaiting ? ' Прежняя ссылка перестанет действовать.' : ''}
      </p>
      <TextLine at={form.at('email')} type="email" label="Почта родителя, если отправить письмом" maxLength={254} />
    </DialogForm>
  );
}

function Shown({ made, child, zone, onClose }: ParentLinkFormProps & { made: Made }) {
  useEscape(true, onClose);
  const title = `Ссылка родителю: ${child.name}`;
  // Telephones hand it over to a messenger.
  const canShare = typeof navigator.share === 'function';
  return (
    <Window opened onClose={onClose} title={title}>
      {made.email === '' ? null : (
        <p className={classes.note} role="status">
          Письмо родителю уйдёт на {made.email}.
        </p>
      )}
      <QrSheet
        title="ссылка родителю"
        name={child.name}
        hint={`Отправьте ссылку родителю или покажите код. Видна она только сейчас, действует до ${momentText(made.expiresAt, zone)}.`}
        url={made.url}
      />
      {canShare ? (
        <Button mt="sm" fullWidth onClick={() => void navigator.share({ title, url: made.url }).catch(() => undefined)}>
          Отправить через…
        </Button>
      ) : null}
    </Window>
  );
}
