// Opens the mobile program: whether phones see it, which programs are in it, its QR code and the code for a site.

import { Text } from '@mantine/core';
import type { FormEvent } from 'react';
import {
  CompetitionProgramGetByCompetition,
  CompetitionSetAccessToMobileProgram,
  MobileProgramGetAccess,
  type MobileAccess,
} from '@rampa/contract';
import {
  Answer,
  CopyButton,
  DrawerForm,
  QrSheet,
  SwitchLine,
  tell,
  useCallForm,
  useRead,
} from '@rampa/platform/web/desk';
import classes from '../style/forms.module.css';

interface Values {
  isOpen: boolean;
  /** By program. */
  programs: Record<string, boolean>;
}

/** Every program goes along until the organizer has chosen once. */
function valuesOf(access: MobileAccess | undefined, programs: readonly { guid: string }[]): Values {
  const isIn = (guid: string) => access?.mobileProgramKey === null || (access?.programGuids.includes(guid) ?? false);
  return {
    isOpen: access?.isOpen ?? false,
    programs: Object.fromEntries(programs.map(({ guid }) => [guid, isIn(guid)])),
  };
}

export function MobileForm({ competitionGuid, onClose }: { competitionGuid: string; onClose(): void }) {
  const query = { competitionGuid };
  const access = useRead(MobileProgramGetAccess, { query });
  const programs = useRead(CompetitionProgramGetByCompetition, { query });
  const list = programs.data ?? [];
  const form = useCallForm(CompetitionSetAccessToMobileProgram, {
    values: valuesOf(access.data, list),
    follows: true,
    asked: { query },
    // A colleague's change to what was not touched here stays.
    body: ({ isOpen, programs: chosen }: Values) => ({
      isOpen,
      programGuids: Object.keys(chosen).filter((guid) => chosen[guid]),
      base: { isOpen: access.data!.isOpen, programGuids: access.data!.programGuids },
    }),
    faults: ({ isOpen, programs: chosen }) =>
      isOpen && !Object.values(chosen).includes(true) ? { isOpen: 'Выберите хотя бы одну программу.' } : {},
    onSaved: (_, { isOpen }) => tell(isOpen ? 'Мобильная программа открыта' : 'Мобильная программа закрыта'),
  });
  const { isOpen } = form.useValues();
  const url = access.data?.isOpen && isOpen ? access.data.url : null;
  const isChanged = form.isDirty();
  return (
    <DrawerForm
      form={isChanged ? form : { ...form, frame: { ...form.frame, onSubmit: close } }}
      title="Мобильная программа"
      submit={!isChanged ? 'Готово' : isOpen && !access.data?.isOpen ? 'Открыть' : 'Сохранить'}
      onClose={onClose}
    >
      <Answer of={access}>
        {() => (
          <Answer of={programs}>
            {() => (
              <>
                <SwitchLine
                  at={form.at('isOpen')}
                  label="Открыта"
                  description="Зрители наводят камеру на QR‑код и видят на телефоне, кто на сцене, кто дальше и во сколько. Имена показаны по согласиям, оценок нет."
                  data-autofocus
                />
                <fieldset className={classes.chosen}>
                  <legend>Программы</legend>
                  {list.map(({ guid, title }) => (
                    <SwitchLine key={guid} at={form.at<boolean>(`programs.${guid}`)} label={title} />
                  ))}
                  {list.length === 0 ? <Text c="var(--r-ink-2)">Сначала создайте программу.</Text> : null}
                </fieldset>
                {url === null ? null : <Links url={url} />}
              </>
            )}
          </Answer>
        )}
      </Answer>
    </DrawerForm>
  );

  /** «Готово» has nothing to send. */
  function close(event: FormEvent) {
    event.preventDefault();
    onClose();
  }
}

function Links({ url }: { url: string }) {
  const framed = url.replace(/main$/, 'embed');
  return (
    <>
      <QrSheet
        title="Мобильная программа"
        name="Программа мероприятия"
        hint="Наведите камеру: все программы с живым временем выходов."
        url={url}
      />
      <div className={classes.embedded}>
        <Text fw={600}>Для вашего сайта</Text>
        <Text c="var(--r-ink-2)" fz="sm">
          Вставьте этот код на страницу: программа обновляется сама.
        </Text>
        <CopyButton
          name="код для сайта"
          label="Копировать код"
          text={`<iframe src="${framed}" title="Программа мероприятия" style="width:100%;height:40rem;border:0" loading="lazy"></iframe>`}
        />
      </div>
    </>
  );
}
