// Former versions of the letter. A restored one becomes the newest, so nothing is lost by a press.

import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  TemplateMessageGetVersion,
  TemplateMessageGetVersions,
  TemplateMessageRestoreVersion,
  type LetterTemplate,
} from '@rampa/contract';
import { Answer, momentText, RowsSkeleton, Section, tell, useRead, useWrite } from '@rampa/platform/web/desk';
import classes from '../style/letters.module.css';
import { ShownLetter } from './LetterPreview.tsx';

const SHOWN = 5;

export function Versions({ letter }: { letter: LetterTemplate }) {
  const query = { templateMessageGuid: letter.guid };
  const versions = useRead(TemplateMessageGetVersions, { query });
  const [opened, setOpened] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  const restoring = useWrite(TemplateMessageRestoreVersion, {
    onDone(_, asked) {
      setOpened(null);
      tell(`Вернули версию ${asked.body!.version}. Прежняя тоже осталась в списке.`);
    },
  });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const before = versions.data?.filter(({ version }) => version !== letter.version) ?? [];
  if (versions.data && before.length === 0) return null;
  return (
    <Section title="Версии" note="Каждое сохранение остаётся здесь, последние 50.">
      <Answer of={versions} skeleton={<RowsSkeleton rows={2} />}>
        {() => (
          <ul className={classes.versions}>
            {(isWhole ? before : before.slice(0, SHOWN)).map(({ version, subject, savedAt }) => (
              <li key={version} className={classes.version}>
                <div className={classes.versionLine}>
                  <span>
                    Версия {version}: {momentText(savedAt, timeZone)}
                  </span>
                  <span className={classes.kind}>{subject}</span>
                  <Button
                    size="sm"
                    variant="subtle"
                    aria-expanded={opened === version}
                    onClick={() => setOpened(opened === version ? null : version)}
                  >
                    {opened === version ? 'Свернуть' : 'Посмотреть'}
                  </Button>
                  <Button
                    size="sm"
                    variant="default"
                    loading={restoring.isPending && restoring.variables?.body?.version === version}
                    onClick={() => restoring.mutate({ body: { templateMessageGuid: letter.guid, version } })}
                  >
                    Вернуть
                  </Button>
                </div>
                {opened === version ? <Opened letter={letter} version={version} /> : null}
              </li>
            ))}
          </ul>
        )}
      </Answer>
      {!isWhole && before.length > SHOWN ? (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          Показать все
        </Button>
      ) : null}
    </Section>
  );
}

function Opened({ letter, version }: { letter: LetterTemplate; version: number }) {
  const asked = { templateMessageGuid: letter.guid, version: String(version) };
  const kept = useRead(TemplateMessageGetVersion, { query: asked });
  return (
    <Answer of={kept} skeleton={<RowsSkeleton rows={3} />}>
      {(known) => <ShownLetter kind={letter.kind} letter={known} />}
    </Answer>
  );
}
