// «Почему 9,50»: the way from the marks to the place and the title, as the server counted it at this revision.

import { ActionIcon } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { VotingProtocolGetDerivation, type ExplanationView, type ProtocolView } from '@rampa/contract';
import { formatThousandths, numberSign } from '@rampa/kernel';
import { Piece, Title, withInitials } from '@rampa/platform/web/base';
import { Answer, FormSkeleton, readOptions } from '@rampa/platform/web/desk';
import { placeText, type ProtocolRow } from '../order/rows.ts';
import { Adjustments } from './Adjustments.tsx';
import { GroupPlaces } from './GroupPlaces.tsx';
import { ManualAward } from './ManualAward.tsx';
import { MarksGrid } from './MarksGrid.tsx';
import { OneDiploma } from './OneDiploma.tsx';
import { WaitingJudges } from './WaitingJudges.tsx';
import classes from '../style/explanation.module.css';

/** «высшая», «воздержание» stand beside the name; a list of marks takes a line of its own. */
const SHORT_NOTE = 18;

export function explanationTitle(row: ProtocolRow, { decimals }: Pick<ProtocolView, 'decimals'>): string {
  return row.total === null ? 'Почему нет итога' : `Почему ${formatThousandths(row.total, decimals)}`;
}

/** A new revision asks again; the former answer stays until the new one is here. */
function useDerivation(programGuid: string, itemGuid: string, revision: number | null) {
  const options = readOptions(VotingProtocolGetDerivation, {
    query: { competitionProgramGuid: programGuid, competitionProgramItemGuid: itemGuid },
  });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, revision],
    placeholderData: (previous, query) => {
      const asked = query?.queryKey[1] as { query?: { competitionProgramItemGuid?: string } } | undefined;
      return asked?.query?.competitionProgramItemGuid === itemGuid ? keepPreviousData(previous) : undefined;
    },
  });
}

export interface ExplanationProps {
  protocol: ProtocolView;
  row: ProtocolRow;
  revision: number | null;
  canChange: boolean;
  onGo(itemGuid: string): void;
}

export function Explanation({ protocol, row, revision, canChange, onGo }: ExplanationProps) {
  const derivation = useDerivation(row.programGuid, row.itemGuid, revision);
  return (
    <Answer of={derivation} skeleton={<FormSkeleton fields={5} />}>
      {(explanation) => (
        <div className={classes.body}>
          <Result explanation={explanation} placeTo={row.place === explanation.place ? row.placeTo : null} />
          {explanation.grid ? <MarksGrid grid={explanation.grid} /> : null}
          <ol className={classes.steps}>
            {explanation.steps.filter(isBeyondGrid).map((step, index) => (
              <Step key={index} number={index + 1} step={step} />
            ))}
          </ol>
          {canChange ? <WaitingJudges protocol={protocol} itemGuid={row.itemGuid} canNudge /> : null}
          <GroupPlaces protocol={protocol} row={row} onGo={onGo} />
          <Comments protocol={protocol} itemGuid={row.itemGuid} />
          <Adjustments protocol={protocol} row={row} revision={revision} canChange={canChange} />
          <ManualAward protocol={protocol} row={row} canChange={canChange} />
          <OneDiploma protocol={protocol} row={row} />
          <p className={classes.foot}>Версия протокола {protocol.version}</p>
        </div>
      )}
    </Answer>
  );
}

Explanation.Head = function Head({
  row,
  protocol,
  onClose,
}: {
  row: ProtocolRow;
  protocol: ProtocolView;
  onClose(): void;
}) {
  return (
    <div className={classes.head}>
      <h2 className={classes.title}>{explanationTitle(row, protocol)}</h2>
      <ActionIcon size={44} aria-label="Закрыть" onClick={onClose}>
        <IconX size={22} stroke={1.75} />
      </ActionIcon>
    </div>
  );
};

/** A shared place reads as in the table beside it: «2–3». */
function Result({ explanation, placeTo }: { explanation: ExplanationView; placeTo: number | null }) {
  const { number, performer, pieceTitle, totalText, total, award, place, groupSize } = explanation;
  return (
    <>
      <p className={classes.who}>
        {number === '' ? '' : `${numberSign(number)} `}
        {performer}
        {pieceTitle === '' ? null : (
          <>
            , <Piece title={pieceTitle} />
          </>
        )}
      </p>
      {total === null ? null : (
        <div className={classes.result}>
          <span className={classes.total}>{totalText}</span>
          <span className={classes.outcome}>
            {award ? <Title title={award.title} color={award.color} /> : null}
            {place === null ? null : (
              <span>
                {placeText({ place, placeTo })}-е место из {groupSize}
              </span>
            )}
          </span>
        </div>
      )}
    </>
  );
}

/** What judges have written; of another program's performances its own protocol tells. */
function Comments({ protocol, itemGuid }: { protocol: ProtocolView; itemGuid: string }) {
  const said = protocol.judges.flatMap(({ guid, fullName }) =>
    protocol.comments
      .filter((one) => one.itemGuid === itemGuid && one.judgeGuid === guid)
      .map(({ text }) => ({ guid, fullName, text })),
  );
  if (said.length === 0) return null;
  return (
    <section className={classes.section}>
      <h3>Комментарии судей</h3>
      {said.map(({ guid, fullName, text }) => (
        <blockquote key={guid} className={classes.comment}>
          {text}
          <cite>{withInitials(fullName)}</cite>
        </blockquote>
      ))}
    </section>
  );
}

/** What the grid shows whole is not told a second time. */
function isBeyondGrid({ inGrid, value, text }: ExplanationView['steps'][number]): boolean {
  return !inGrid || value !== undefined || text !== undefined;
}

function Step({ number, step }: { number: number; step: ExplanationView['steps'][number] }) {
  return (
    <li className={classes.step}>
      <span className={classes.index} aria-hidden>
        {number}
      </span>
      <b>{step.title}</b>
      <span className={classes.value}>{step.value}</span>
      {step.lines.length > 0 && !step.inGrid ? (
        <ul className={classes.lines}>
          {step.lines.map((line, index) => (
            <li key={index}>
              <span>
                {line.label}
                {line.note && line.note.length <= SHORT_NOTE ? `, ${line.note}` : ''}
                {line.note && line.note.length > SHORT_NOTE ? <small>{line.note}</small> : null}
              </span>
              {line.struck ? <s>{line.value}</s> : <span className={classes.lineValue}>{line.value}</span>}
            </li>
          ))}
        </ul>
      ) : null}
      {step.text ? <p className={classes.text}>{step.text.replaceAll(' : ', '\u00A0:\u00A0')}</p> : null}
    </li>
  );
}
