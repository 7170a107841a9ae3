// Fonts of the organizer's own: sent with his word on the licence, deleted while no template stands in them.

import { ActionIcon, Switch } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DesignerAddFont, DesignerDeleteFont, DesignerGetFonts, type AnswerOf } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { Confirm, tell, UploadButton, useRead, useUpload, useWrite } from '@rampa/platform/web/desk';
import classes from './designer.module.css';

type Font = AnswerOf<typeof DesignerGetFonts>[number];

export function FontsList({ competitionGuid }: { competitionGuid: string }) {
  const fonts = useRead(DesignerGetFonts, { query: { competitionGuid } });
  const upload = useUpload(DesignerAddFont);
  const remove = useWrite(DesignerDeleteFont);
  const [isLicensed, setLicensed] = useState(false);
  const [asked, setAsked] = useState<Font | null>(null);

  async function send(file: File) {
    const added = await upload.send(file, { competitionGuid, isLicensed: 'true' });
    if (!added) return;
    // Each font has a licence of its own.
    setLicensed(false);
    tell(`Шрифт ${inQuotes(added.name)} добавлен: выберите его у любого текста`);
  }
  function take({ guid, name }: Font) {
    setAsked(null);
    remove.mutate(
      { query: { competitionGuid, fontGuid: guid } },
      { onSuccess: () => tell(`Шрифт ${inQuotes(name)} удалён`) },
    );
  }
  return (
    <div className={classes.fields}>
      <h3 className={classes.small}>Свои шрифты</h3>
      {fonts.data && fonts.data.length > 0 ? (
        <ul className={classes.layers} aria-label="Свои шрифты">
          {fonts.data.map((font) => (
            <li key={font.guid} className={classes.layer}>
              <span className={classes.imageName}>{font.name}</span>
              <ActionIcon
                variant="subtle"
                aria-label={`Удалить шрифт: ${font.name}`}
                disabled={remove.isPending}
                onClick={() => setAsked(font)}
              >
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : null}
      <Switch
        label="Лицензия шрифта разрешает печатать им бумаги"
        description="TTF или OTF с русскими буквами, до 5 МБ. Включите, и его можно будет загрузить."
        checked={isLicensed}
        onChange={(event) => setLicensed(event.currentTarget.checked)}
      />
      {isLicensed || upload.share !== null ? (
        <UploadButton
          label="Загрузить шрифт"
          accept=".ttf,.otf"
          share={upload.share}
          onFile={(file) => void send(file)}
          onCancel={upload.cancel}
        />
      ) : null}
      <Confirm
        isOpen={asked !== null}
        title="Удалить шрифт?"
        action="Удалить"
        isDanger
        onClose={() => setAsked(null)}
        onConfirm={() => asked && take(asked)}
      >
        {asked ? `${asked.name}: вернуть его можно будет, только загрузив файл снова.` : ''}
      </Confirm>
    </div>
  );
}
