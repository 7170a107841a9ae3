// One issued paper: what it is, of which day and sum, whether it still counts; a press saves it.

import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { PaymentGetIssuedDocument, type IssuedDocument } from '@rampa/contract';
import { dayInNumbers, moneyText } from '@rampa/finance/domain';
import { Chip } from '@rampa/platform/web/base';
import { ListRow, useDownload } from '@rampa/platform/web/desk';
import { nameOf } from '../money/money-words.ts';
import { PAPER_STATUS_WORDS, PAPER_TONES, paperName } from './paper-words.ts';

export interface PaperRowProps {
  paper: IssuedDocument;
  currency: string;
  /** Among papers of many applications. */
  isOfEvent?: boolean;
}

export function PaperRow({ paper, currency, isOfEvent = false }: PaperRowProps) {
  const download = useDownload();
  const { guid, status, issuedOn, amount, applicationNumber, applicationTitle, payerTitle } = paper;
  const application = nameOf({ number: applicationNumber, title: applicationTitle });
  const details = [
    `от ${dayInNumbers(issuedOn)}`,
    ...(isOfEvent ? [`заявка ${application}`] : []),
    ...(payerTitle === '' ? [] : [payerTitle]),
  ];
  return (
    <ListRow
      title={
        <>
          <span>{paperName(paper)}</span>
          <Chip tone={PAPER_TONES[status]}>{PAPER_STATUS_WORDS[status]}</Chip>
        </>
      }
      detail={details.join(', ')}
    >
      {amount === 0 ? null : <b>{moneyText(amount, currency)}</b>}
      <Button
        variant="subtle"
        loading={download.isBusy}
        leftSection={<IconDownload size={16} stroke={1.75} />}
        aria-label={`Скачать: ${paperName(paper)}, ${application}`}
        onClick={() => void download.run(PaymentGetIssuedDocument, { documentGuid: guid })}
      >
        Скачать
      </Button>
    </ListRow>
  );
}
