// Below the protocol's table: whose marks came off paper, who entered and who checked them.

import { Link } from 'react-router';
import { PaperSheetGetByProgram, type ProtocolView } from '@rampa/contract';
import { listed } from '@rampa/platform/web/base';
import { useRead } from '@rampa/platform/web/desk';
import { questionsText, readersText } from './words.ts';
import classes from '../style/protocol.module.css';

export function PaperOnProtocol({ protocol }: { protocol: ProtocolView }) {
  const { competitionGuid, programGuid: competitionProgramGuid, timeZone } = protocol;
  const read = useRead(PaperSheetGetByProgram, { query: { competitionProgramGuid } });
  const sheets = (read.data?.sheets ?? []).filter(({ entered }) => entered !== null);
  if (sheets.length === 0) return null;
  return (
    <section className={classes.prizes} aria-labelledby="protocol-paper">
      <h2 id="protocol-paper">
        <Link
          to={`/organizer/events/${competitionGuid}/protocols/paper?competitionProgramGuid=${competitionProgramGuid}`}
        >
          С бумаги
        </Link>
      </h2>
      <ul>
        {sheets.map((sheet) => (
          <li key={sheet.guid}>
            <b>{sheet.judge}</b>
            <small>
              {listed(
                readersText(sheet, timeZone),
                sheet.state === 'entered' ? 'ждёт сверки, пока не считается' : '',
                sheet.state === 'checked' ? `${questionsText(sheet.questionCount)}, пока не считается` : '',
              )}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
