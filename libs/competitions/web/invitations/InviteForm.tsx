// Invitations by e-mail: a list is pasted, what becomes of each address is said, and nothing leaves before the press.

import { useDebouncedValue } from '@mantine/hooks';
import { addressesIn } from '@rampa/competitions/domain';
import { CompetitionCheckInvitations, CompetitionInviteByEmail, INVITED_AT_ONCE } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import {
  DrawerForm,
  FileDrop,
  failureTextOf,
  TextArea,
  tell,
  tellRefusal,
  useAccess,
  useCallForm,
  useRead,
} from '@rampa/platform/web/desk';
import { CheckedList } from './CheckedList.tsx';
import { textOfList } from './list-file.ts';
import classes from './invitations.module.css';

const BREATH_MS = 300;

export interface InviteFormProps {
  competitionGuid: string;
  onClose(): void;
}

export function InviteForm({ competitionGuid, onClose }: InviteFormProps) {
  const { isOwner } = useAccess(competitionGuid);
  const query = { competitionGuid };
  const form = useCallForm(CompetitionInviteByEmail, {
    values: { text: '' },
    asked: { query },
    body: ({ text }) => ({ addresses: addressesIn(text) }),
    faults: ({ text }) => ({ text: faultOf(addressesIn(text).length) }),
    lost: 'Вставленный список пропадёт.',
    onSaved: ({ invited }) => {
      onClose();
      tell(`Приглашаем: ${counted(invited, 'адрес', 'адреса', 'адресов')}`, {
        detail: 'Ход виден на этой странице. Её можно закрыть: письма уйдут и без вас.',
      });
    },
  });
  const typed = form.useValue('text');
  const [text] = useDebouncedValue(typed, BREATH_MS);
  const addresses = addressesIn(text);
  const fault = addresses.length === 0 ? undefined : faultOf(addresses.length);
  const isAsked = addresses.length > 0 && fault === undefined;
  const check = useRead(
    CompetitionCheckInvitations,
    { query, body: { addresses } },
    { enabled: isAsked, keepPrevious: true, staleTime: 0 },
  );
  const checked = isAsked ? check.data : undefined;
  const isFresh = checked !== undefined && typed === text && !check.isPlaceholderData && !check.isError;
  const isReady = isFresh && checked.invited > 0 && checked.invited <= checked.left;

  async function take(files: readonly File[]) {
    for (const file of files) {
      const list = await textOfList(file);
      if (list === null) {
        tellRefusal(`Не прочитать: ${file.name}`, {
          detail:
            'Подойдёт текст или таблица, сохранённая как CSV, до 1 МБ. Или скопируйте столбец с почтой и вставьте.',
        });
      } else form.put({ text: [form.values().text.trimEnd(), list].filter(Boolean).join('\n') });
    }
  }

  return (
    <DrawerForm
      form={form}
      title="Пригласить по почте"
      submit={isReady ? `Пригласить ${checked.invited}` : 'Пригласить'}
      isReady={isReady}
      size={640}
      onClose={onClose}
    >
      <TextArea
        at={form.at('text')}
        label="Адреса"
        description="Вставьте список как есть: столбцом, через запятую, с именами. Имена отбросим, адреса проверим."
        minRows={6}
        maxRows={12}
        data-autofocus
      />
      <FileDrop
        label="Взять из файла"
        hint="или перетащите сюда список: текст или таблицу CSV"
        accept=".txt,.csv,.tsv"
        onFiles={(files) => void take(files)}
      />
      <div className={classes.said} role="status">
        {fault ? <p>{fault}</p> : null}
        {isAsked && !isFresh && !check.isError ? <p>Проверяем адреса…</p> : null}
        {isAsked && check.error ? <p className={classes.fault}>{failureTextOf(check.error)}</p> : null}
        {isFresh ? <CheckedList check={checked} canWrite={isOwner} /> : null}
      </div>
    </DrawerForm>
  );
}

function faultOf(count: number): string | undefined {
  if (count === 0) return 'Вставьте хотя бы один адрес.';
  if (count > INVITED_AT_ONCE)
    return `В списке ${count.toLocaleString('ru-RU')}, а за раз можно ${INVITED_AT_ONCE.toLocaleString('ru-RU')}. Разделите его.`;
  return undefined;
}
