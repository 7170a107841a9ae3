// One status: what it is called, how it looks, and for applications what follows from it.

import {
  colorsFault,
  NEW_STATUS,
  NO_RULES,
  sameTitle,
  STATUS_PALETTE,
  wholeColors,
  type StatusKind,
} from '@rampa/competitions/domain';
import { CompetitionStatusCreate, CompetitionStatusUpdate, rulesOf } from '@rampa/contract';
import { inQuotes, STATUS_ROLES } from '@rampa/kernel';
import { toldOf } from '@rampa/platform/web/base';
import { ChoiceLine, DrawerForm, Held, SwitchLine, TextLine, useSendForm } from '@rampa/platform/web/desk';
import { ColorsField } from './ColorsField.tsx';
import { ROLE_WORDS, saidOf, WORDS, type SaidStatus, type Status } from './status.ts';
import { statusWire } from './wire.ts';

export interface StatusFormProps {
  kind: StatusKind;
  competitionGuid: string;
  status: Status | null;
  list: readonly Status[];
  onClose(): void;
}

function initial(kind: StatusKind, list: readonly Status[]) {
  if (kind === 'block') {
    const { backgroundColor, fontColor } = NEW_STATUS;
    return { title: '', colors: { backgroundColor, fontColor }, ...NO_RULES };
  }
  const free = STATUS_PALETTE.find(
    (pair) => !list.some(({ colors }) => colors.backgroundColor === pair.backgroundColor),
  );
  return { title: '', colors: free ?? STATUS_PALETTE[0]!, ...NO_RULES };
}

/** Colours as they are kept, however short they were typed. */
function written(said: SaidStatus): SaidStatus {
  return { ...said, role: said.isAccepted ? null : said.role, colors: wholeColors(said.colors) ?? said.colors };
}

export function StatusForm({ kind, competitionGuid, status, list, onClose }: StatusFormProps) {
  const wire = statusWire(kind, competitionGuid);
  const words = WORDS[kind].form;
  const form = useSendForm({
    values: status ? saidOf(status) : initial(kind, list),
    faults({ title, colors }) {
      const same = sameTitle(title, list, status?.guid);
      return {
        title: same ? `Такой статус уже есть: ${inQuotes(same.title)}` : undefined,
        colors: colorsFault(colors) ?? undefined,
      };
    },
    missing: { title: 'Как называется статус?' },
    rules: { of: rulesOf(CompetitionStatusCreate), body: written },
    // The wire calls the fields of a block's status otherwise, and colours one by one.
    told: (error) =>
      Object.fromEntries(
        Object.entries(toldOf(error)).map(([path, said]) => [
          path === 'description' ? 'title' : /Color$/.test(path) ? 'colors' : path,
          said,
        ]),
      ),
    writes: [CompetitionStatusUpdate],
    send: (said, write) => (status ? wire.update(status, written(said)) : wire.create(written(said), undefined, write)),
    onSaved: onClose,
  });
  const [title, isAccepted] = [form.useValue('title'), form.useValue('isAccepted')];
  return (
    <DrawerForm
      form={form}
      title={status ? words.old : words.new}
      submit={status ? 'Сохранить' : 'Добавить'}
      onClose={onClose}
    >
      <TextLine at={form.at('title')} label="Название" placeholder={words.placeholder} data-autofocus />
      <Held at={form.at('colors')}>
        {(colors, set, error) => <ColorsField value={colors} title={title} error={error} onChange={set} />}
      </Held>
      {kind === 'application' ? (
        <>
          <SwitchLine
            at={form.at('isActive')}
            label="Включён"
            description="Выключенный не предлагается, но остаётся у заявок, где уже стоит."
          />
          <SwitchLine at={form.at('allowsEditing')} label="Участник может править заявку" />
          <SwitchLine at={form.at('notifies')} label="Присылать участнику письмо" />
          <SwitchLine at={form.at('isAccepted')} label="Заявка считается принятой" />
          {isAccepted ? null : (
            <ChoiceLine
              at={form.at('role')}
              label="Место в номинации"
              placeholder="Заявка занимает место"
              clearable
              allowDeselect
              data={STATUS_ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }))}
            />
          )}
        </>
      ) : null}
    </DrawerForm>
  );
}
