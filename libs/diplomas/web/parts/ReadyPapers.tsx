// The portal's own templates as pictures; one press makes a copy and opens it in the designer.

import { Button } from '@mantine/core';
import { DesignerDrawReady, DesignerGetCompetitionDocumentTypesByCompetition } from '@rampa/contract';
import { Answer, Section, useRead } from '@rampa/platform/web/desk';
import { asPicture } from './picture.ts';
import classes from './ready.module.css';

export interface ReadyPapersProps {
  competitionGuid: string;
  isBusy: boolean;
  onTake(ready: string, title: string): void;
}

export function ReadyPapers({ competitionGuid, isBusy, onTake }: ReadyPapersProps) {
  const types = useRead(DesignerGetCompetitionDocumentTypesByCompetition, { query: { competitionGuid } });
  return (
    <div className={classes.ready}>
      <Section title="Готовые шаблоны" note="Возьмите любой: он станет вашим, и в нём можно изменить всё.">
        <Answer of={types}>
          {(known) => (
            <ul className={classes.grid} aria-label="Готовые шаблоны">
              {known
                .flatMap(({ ready }) => ready)
                .map(({ key, title, orientation }) => (
                  <li key={key} className={classes.card}>
                    <Picture {...{ competitionGuid, ready: key, orientation }} />
                    <span className={classes.name}>{title}</span>
                    <Button
                      variant="default"
                      disabled={isBusy}
                      aria-label={`Взять: ${title}`}
                      onClick={() => onTake(key, title)}
                    >
                      Взять
                    </Button>
                  </li>
                ))}
            </ul>
          )}
        </Answer>
      </Section>
    </div>
  );
}

interface PictureProps {
  competitionGuid: string;
  ready: string;
  orientation: 'portrait' | 'landscape';
}

function Picture({ competitionGuid, ready, orientation }: PictureProps) {
  const drawn = useRead(DesignerDrawReady, { query: { competitionGuid, ready } }, { staleTime: Infinity });
  return (
    <span className={classes.sheet} data-orientation={orientation}>
      {drawn.data ? <img src={asPicture(drawn.data.svg)} alt="" /> : null}
    </span>
  );
}
