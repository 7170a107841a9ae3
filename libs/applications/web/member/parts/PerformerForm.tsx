// One of a member's own: a person, or a collective.

import { PerformerCreate, PerformerUpdate, rulesOf, type PerformerView } from '@rampa/contract';
import { ROSTER_KINDS, type RosterKind } from '@rampa/kernel';
import { ChoiceLine, DialogForm, tell, TextLine, useSendForm } from '@rampa/platform/web/desk';
import { isKindAlone, NAMELESS } from '../../filling/model/soft-doubts.ts';
import { KIND_WORDS } from '../words.ts';

export interface PerformerFormProps {
  /** Null: a new one. */
  one: PerformerView | null;
  onClose(): void;
}

interface Values {
  kind: RosterKind;
  name: string;
  birthDate: string;
  city: string;
  institution: string;
}

function bodyOf({ birthDate, ...rest }: Values) {
  return { ...rest, birthDate: rest.kind === 'person' && birthDate !== '' ? birthDate : null };
}

export function PerformerForm({ one, onClose }: PerformerFormProps) {
  const form = useSendForm({
    values: {
      ...{ kind: (one?.kind ?? 'person') as RosterKind, name: one?.name ?? '', birthDate: one?.birthDate ?? '' },
      ...{ city: one?.city ?? '', institution: one?.institution ?? '' },
    },
    writes: [PerformerCreate, PerformerUpdate],
    rules: { of: rulesOf(PerformerCreate), body: bodyOf },
    missing: { name: 'Как зовут?' },
    send: async (values, write) => {
      const body = bodyOf(values);
      if (one) await write(PerformerUpdate, { body: { performerGuid: one.guid, ...body } });
      else await write(PerformerCreate, { body });
    },
    onSaved: () => {
      tell(one ? 'Сохранено' : 'Добавлено в список', { subject: 'performers' });
      onClose();
    },
  });
  const kind = form.useValue('kind');
  const name = form.useValue('name');
  return (
    <DialogForm
      form={form}
      title={one ? 'Участник' : 'Новый участник'}
      submit={one ? 'Сохранить' : 'Добавить'}
      onClose={onClose}
    >
      <ChoiceLine
        at={form.at('kind')}
        label="Кто это"
        data={ROSTER_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))}
      />
      <TextLine
        at={form.at('name')}
        label={kind === 'person' ? 'Фамилия, имя' : 'Название'}
        description={
          kind === 'person' ? 'Как в дипломе.' : isKindAlone(name) ? NAMELESS : 'Как объявить и напечатать в дипломе.'
        }
        maxLength={300}
        data-autofocus
      />
      {kind === 'person' ? (
        <TextLine at={form.at('birthDate')} type="date" label="Дата рождения, необязательно" max="9999-12-31" />
      ) : null}
      <TextLine at={form.at('city')} label="Город, необязательно" maxLength={200} />
      <TextLine at={form.at('institution')} label="Учреждение, необязательно" maxLength={300} />
    </DialogForm>
  );
}
