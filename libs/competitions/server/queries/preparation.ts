import type { ReadyStep } from '@rampa/competitions/domain';
import { counted } from '@rampa/kernel';
import type { Preparation } from '../ports/preparations.ts';

/** The event's own part: its documents and statuses. */
export const eventPreparation: Preparation = async (reader, { competition }) => {
  const [row] = await reader.query<{ documents: number; statuses: number }>(
    `select (select count(*)::int from competitions.document where competition_guid = $1) as documents,
            (select count(*)::int from competitions.status where competition_guid = $1) as statuses`,
    [competition],
  );
  const { documents, statuses } = row!;
  const step: ReadyStep = {
    key: 'documents',
    state: documents > 0 ? 'done' : 'waiting',
    fact: documents > 0 ? counted(documents, 'документ', 'документа', 'документов') : 'положение ещё не загружено',
  };
  return { steps: [step], counts: { documents, statuses } };
};
