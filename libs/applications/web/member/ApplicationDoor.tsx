// `/member/forms/{guid}`: an application by its own guid, wherever its event is.

import { Navigate, useMatch, useParams } from 'react-router';
import { ApplicationGetByGuid } from '@rampa/contract';
import { Answer, Page, useRead } from '@rampa/platform/web/desk';

export function ApplicationDoor() {
  const { guid = '' } = useParams();
  const isResults = useMatch('/member/forms/:guid/results') !== null;
  const head = useRead(ApplicationGetByGuid, { query: { applicationGuid: guid } });
  return (
    <Page isPaper>
      <Answer of={head}>
        {({ competitionGuid }) => (
          <Navigate
            replace
            to={`/member/competition/${competitionGuid}/${isResults ? `results?applicationGuid=${guid}` : `applications/${guid}`}`}
          />
        )}
      </Answer>
    </Page>
  );
}
