// «Мои бумаги»: diplomas and certificates by the organizer's own templates, each as a PDF.

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import {
  DesignerDownloadOneDiplom,
  DesignerDownloadPersonalDiplom,
  DesignerDownloadSpecialPrize,
  DocumentListGetOwn,
  type AnswerOf,
  type VotingProtocolGetVoitingProtocolByUserJson,
} from '@rampa/contract';
import { listed, unbroken } from '@rampa/platform/web/base';
import { useDownload, useRead } from '@rampa/platform/web/desk';
import classes from './results.module.css';

type Paper = AnswerOf<typeof DocumentListGetOwn>[number];
type Programs = AnswerOf<typeof VotingProtocolGetVoitingProtocolByUserJson>;

export interface OwnPapersProps {
  competition: string;
  /** Whose papers alone are asked for; null: all of the member's. */
  application: string | null;
  /** Its performances. */
  items: Programs;
}

export function OwnPapers({ competition, application, items }: OwnPapersProps) {
  const papers = useRead(DocumentListGetOwn, { query: { competitionGuid: competition } });
  const own = new Set(items.flatMap((program) => program.items.map(({ guid }) => guid)));
  const isOwn = ({ applicationGuid, itemGuid }: Paper) => applicationGuid === application || own.has(itemGuid);
  const list = (papers.data ?? []).filter((paper) => application === null || isOwn(paper));
  if (list.length === 0) return null;
  return (
    <section className={classes.program} aria-label="Мои бумаги">
      <header>
        <h2>Мои бумаги</h2>
      </header>
      {list.map((paper) => (
        <OnePaper key={paper.number} paper={paper} />
      ))}
    </section>
  );
}

function OnePaper({ paper }: { paper: Paper }) {
  const { isBusy, run } = useDownload();
  const {
    guid,
    documentGuid: competitionDocumentGuid,
    title,
    name,
    number,
    itemGuid,
    applicationGuid,
    specialPrizeGuid,
  } = paper;
  const ofItem = { competitionDocumentGuid, competitionProgramItemGuid: itemGuid };
  const get = () =>
    specialPrizeGuid !== null
      ? run(DesignerDownloadSpecialPrize, { ...ofItem, specialPrizeGuid })
      : applicationGuid === null
        ? run(DesignerDownloadOneDiplom, ofItem)
        : run(DesignerDownloadPersonalDiplom, { competitionDocumentGuid, applicationGuid, person: guid });
  return (
    <p className={classes.waiting}>
      <b>{unbroken(name)}</b>
      <small>{listed(title, number)}</small>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconDownload size={16} stroke={1.75} />}
        aria-label={`Скачать: ${title}, ${name}`}
        onClick={() => void get()}
      >
        Скачать
      </Button>
    </p>
  );
}
