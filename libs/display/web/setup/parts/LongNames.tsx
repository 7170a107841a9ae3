// «Длинные имена»: what will be small on the screens, told before the hall sees it.

import { useEffect, useState } from 'react';
import { CompetitionProgramGetProgramColumnsDataForModerator } from '@rampa/contract';
import { numberSign } from '@rampa/kernel';
import { Section, useRead } from '@rampa/platform/web/desk';
import { longNames, type LongName } from '../long-names.ts';
import type { ScreenDevice } from '../remote/use-screens.ts';
import classes from '../style/displays.module.css';

const FACE = '700 100px "Piazzolla Variable"';

export function LongNames({ programGuid, screens }: { programGuid: string; screens: readonly ScreenDevice[] }) {
  const query = { competitionProgramGuid: programGuid };
  const program = useRead(CompetitionProgramGetProgramColumnsDataForModerator, { query });
  const [found, setFound] = useState<LongName[]>([]);
  const shapes = screens.map(({ width, height }) => (height > 0 ? width / height : 0)).filter((ratio) => ratio > 0);
  const ratios = JSON.stringify([...new Set(shapes)]);
  useEffect(() => {
    const items = program.data?.items ?? [];
    let isOver = false;
    // Another face has other widths: first the right one, then the measure.
    void document.fonts.load(FACE, 'Жар').then(() => {
      const pen = document.createElement('canvas').getContext('2d');
      if (isOver || !pen) return;
      pen.font = FACE;
      const widthOf = (text: string) => pen.measureText(text).width / 100;
      const named = items
        .filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn)
        .map(({ number, performer, collective, title }) => ({ number, name: performer || collective || title }));
      setFound(longNames(named, JSON.parse(ratios) as number[], widthOf));
    });
    return () => {
      isOver = true;
    };
  }, [program.data, ratios]);
  if (found.length === 0) return null;
  return (
    <Section
      title="Длинные имена"
      note="Экран покажет их целиком, но мелко. Общие слова лучше перенести в поле «Коллектив»: они встанут второй строкой."
    >
      <ul className={classes.long}>
        {found.map(({ number, name, shapes: where }, index) => (
          <li key={index}>
            <b>{number === '' ? '—' : numberSign(number)}</b>
            <span>{name}</span>
            <small>{where.join(', ')}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
