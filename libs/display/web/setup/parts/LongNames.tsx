// «Длинные имена»: names that will be small on the screens, told in advance.

import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import {
  CompetitionProgramGetProgramColumnsDataForModerator,
  NominationGetNominationsByCompetition,
  type AnswerOf,
} from '@rampa/contract';
import { nominationOnScreen } from '@rampa/display/domain';
import { inQuotes, numberSign } from '@rampa/kernel';
import { onceStanding } from '@rampa/platform/web/base';
import { Section, useRead } from '@rampa/platform/web/desk';
import { leavesHead, longNames, type LongName, type WidthOf } from '../long-names.ts';
import type { ScreenDevice } from '../remote/use-screens.ts';
import classes from '../style/displays.module.css';

const FACE = '700 100px "Piazzolla Variable"';
const NORMAL_RATIO = 16 / 9;
const HEAD_FACE = '400 100px "Onest Variable"';

export interface LongNamesProps {
  competitionGuid: string;
  /** The title is empty where the event has no other program. */
  program: { guid: string; title: string };
  screens: readonly ScreenDevice[];
}

export function LongNames({ competitionGuid, program: of, screens }: LongNamesProps) {
  const query = { competitionProgramGuid: of.guid };
  // Whole programs are read for it, which nobody waits for.
  const [isAsked, ask] = useState(false);
  useEffect(() => onceStanding(() => ask(true)), []);
  const program = useRead(CompetitionProgramGetProgramColumnsDataForModerator, { query }, { enabled: isAsked });
  const shortTitles = useRead(NominationGetNominationsByCompetition, { query: { competitionGuid } });
  const [found, setFound] = useState<LongName[]>([]);
  const [leaving, setLeaving] = useState<string[]>([]);
  const shapes = screens.map(({ width, height }) => (height > 0 ? width / height : 0)).filter((ratio) => ratio > 0);
  const ratios = JSON.stringify([...new Set(shapes)]);
  useEffect(() => {
    const items = program.data?.items ?? [];
    let isOver = false;
    // Another font has other widths, so the font is loaded before measuring.
    void Promise.all([FACE, HEAD_FACE].map((face) => document.fonts.load(face, 'Жар'))).then(() => {
      const pen = document.createElement('canvas').getContext('2d');
      if (isOver || !pen) return;
      pen.font = FACE;
      const widthOf = (text: string) => pen.measureText(text).width / 100;
      const named = items
        .filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn)
        .map(({ number, performer, collective, title }) => ({ number, name: performer || collective || title }));
      setFound(longNames(named, JSON.parse(ratios) as number[], widthOf));
      pen.font = HEAD_FACE;
      setLeaving(leavingNominations(items, shortTitles.data ?? [], JSON.parse(ratios) as number[], widthOf));
    });
    return () => {
      isOver = true;
    };
  }, [program.data, shortTitles.data, ratios]);
  if (found.length === 0 && leaving.length === 0) return null;
  return (
    <Section
      title={of.title === '' ? 'Длинные имена' : `Длинные имена: ${inQuotes(of.title)}`}
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
      {leaving.length === 0 ? null : (
        <>
          <p className={classes.longNote}>
            Эти номинации не поместятся рядом с возрастом и уйдут с экрана. Дайте им короткое название на странице{' '}
            <Link to={`/organizer/events/${competitionGuid}/ratings`}>«Номинации и группы»</Link>.
          </p>
          <ul className={classes.long}>
            {leaving.map((title) => (
              <li key={title}>
                <b />
                <span>{title}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

type Items = AnswerOf<typeof CompetitionProgramGetProgramColumnsDataForModerator>['items'];
type Nominations = AnswerOf<typeof NominationGetNominationsByCompetition>;

/** Nominations by the short names they have, each once. */
function leavingNominations(
  items: Items,
  nominations: Nominations,
  ratios: readonly number[],
  widthOf: WidthOf,
): string[] {
  const shapes = ratios.length > 0 ? ratios : [NORMAL_RATIO];
  const shortOf = new Map(nominations.map(({ guid, shortTitle }) => [guid, shortTitle]));
  const leaving = items.flatMap(({ kind, isWithdrawn, nomination, nominationGuid, group }) => {
    if (kind !== 'performance' || isWithdrawn || nomination === '') return [];
    const shown = nominationOnScreen(nomination, (nominationGuid && shortOf.get(nominationGuid)) || '');
    const values = group.slice(nomination.length + 3);
    return shapes.some((ratio) => leavesHead(shown, values, ratio, widthOf)) ? [nomination] : [];
  });
  return [...new Set(leaving)];
}
