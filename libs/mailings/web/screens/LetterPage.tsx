// One letter: its words, and beside them the preview.

import { useParams } from 'react-router';
import { TemplateMessageGetByGuid } from '@rampa/contract';
import { ApiFailure } from '@rampa/platform/web/base';
import { Answer, Page, RowsSkeleton, useAccess, useGoAtOnce, useRead } from '@rampa/platform/web/desk';
import { LetterAbsent, LettersClosed } from '../parts/LettersClosed.tsx';
import { LetterHead } from '../parts/LetterHead.tsx';
import { LetterWords } from '../parts/LetterWords.tsx';
import { Versions } from '../parts/Versions.tsx';

export function LetterPage() {
  const { guid = '' } = useParams();
  const goAtOnce = useGoAtOnce();
  const { isKnown, isOwner } = useAccess();
  const letter = useRead(
    TemplateMessageGetByGuid,
    { query: { templateMessageGuid: guid } },
    { enabled: isKnown && isOwner },
  );
  if (isKnown && !isOwner) return <LettersClosed />;
  if (letter.error instanceof ApiFailure && letter.error.status === 404) return <LetterAbsent />;
  return (
    <Page>
      <Answer of={letter} skeleton={<RowsSkeleton rows={6} />}>
        {(known) => (
          <>
            <LetterHead letter={known} onGone={() => goAtOnce('/organizer/email-templates')} />
            <LetterWords key={known.guid} letter={known} />
            <Versions letter={known} />
          </>
        )}
      </Answer>
    </Page>
  );
}
