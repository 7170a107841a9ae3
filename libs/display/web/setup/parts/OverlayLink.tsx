// «Титры для трансляции»: the address of the screen's lower third for OBS is made, copied and revoked.

import { Button } from '@mantine/core';
import { IconExternalLink, IconLayoutBottombar } from '@tabler/icons-react';
import { useState } from 'react';
import { CompetitionDisplaySettingCreateOverlay, CompetitionDisplaySettingDeleteOverlay } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { Confirm, CopyButton, tell, useMake, useWrite } from '@rampa/platform/web/desk';
import type { Display } from '../display.ts';
import classes from '../style/displays.module.css';

export function OverlayLink({ setting, canChange }: { setting: Display; canChange: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const make = useMake(CompetitionDisplaySettingCreateOverlay);
  const revoke = useWrite(CompetitionDisplaySettingDeleteOverlay);
  const query = { CompetitionDisplaySettingGuid: setting.guid };
  const { overlayUrl } = setting;
  if (overlayUrl === null && !canChange) return null;
  return (
    <section className={classes.overlay} aria-label="Титры для трансляции">
      <p>
        Титры для трансляции: прозрачная страница для OBS, 1920×1080 или 1080×1920, с тем же, что на этом экране. Без
        свежей картинки она пуста.
      </p>
      <div className={classes.links}>
        {overlayUrl === null ? (
          <Button
            variant="default"
            leftSection={<IconLayoutBottombar size={16} stroke={1.75} />}
            loading={make.isPending}
            onClick={() => make.mutate({ query })}
          >
            Сделать ссылку
          </Button>
        ) : (
          <>
            <Button
              component="a"
              href={overlayUrl}
              target="_blank"
              rel="noreferrer"
              variant="default"
              leftSection={<IconExternalLink size={16} stroke={1.75} />}
              aria-label={`Открыть титры: ${setting.title}`}
            >
              Открыть
            </Button>
            <CopyButton text={overlayUrl} name={`Титры: ${setting.title}`} />
            {canChange ? (
              <Button variant="default" onClick={() => setAsked(true)}>
                Отозвать
              </Button>
            ) : null}
          </>
        )}
      </div>
      <Confirm
        isOpen={isAsked}
        isDanger
        title="Отозвать ссылку титров?"
        action="Отозвать"
        isBusy={revoke.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() =>
          revoke.mutate(
            { query },
            {
              onSuccess: () => tell(`Титры экрана ${inQuotes(setting.title)} отозваны`),
              onSettled: () => setAsked(false),
            },
          )
        }
      >
        Титры исчезнут из трансляции. Новая ссылка будет другой.
      </Confirm>
    </section>
  );
}
