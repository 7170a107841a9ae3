// The judge's page: the door, the choice of a program, the sheet.

import { FastLoginGetInvitation, JudgeFastLoginByPost, JudgeGetProfile } from '@rampa/contract';
import {
  ApiFailure,
  LinkGate,
  LiveProvider,
  callApi,
  deviceId,
  readJson,
  writeJson,
  type LinkSessionOptions,
} from '@rampa/platform/web/base';
import { useEffect, useState } from 'react';
import { takeMarks } from './handover/inbox.ts';
import { PartsNote } from './handover/parts-note.tsx';
import { forgetOldSheets, forgetSheets } from './state/kept-sheets.ts';
import type { JudgeProfile } from './profile.ts';
import { UnsentNote } from './parts/unsent-note.tsx';
import { Workplace } from './workplace.tsx';

const profileKey = (linkGuid: string) => `rampa.judge.profile.${linkGuid}`;

function sessionOf(linkGuid: string | null): LinkSessionOptions<JudgeProfile> {
  return {
    role: 'judge',
    linkGuid,
    invitation: (key) => callApi(FastLoginGetInvitation, { body: { key, role: 'judge' } }),
    login: async (key) => {
      const { linkGuid: link, judgeGuid } = await callApi(JudgeFastLoginByPost, { body: { key, device: deviceId() } });
      return { linkGuid: link, judgeGuid };
    },
    profile: async (link) => {
      const profile = await callApi(JudgeGetProfile, { link }).catch((error: unknown) => {
        const known = readJson<JudgeProfile>(profileKey(link));
        // The link was taken back while this page was closed.
        if (known && error instanceof ApiFailure && error.isSignedOut) forgetNames(known);
        throw error;
      });
      writeJson(profileKey(link), profile);
      return profile;
    },
    remembered: (link) => readJson<JudgeProfile>(profileKey(link)),
  };
}

/** Marks that still wait here can be handed over: they need no name, and their sheets keep none. */
const forgetNames = ({ competitionJudgeInfo }: JudgeProfile) => forgetSheets(competitionJudgeInfo.guid, true);

export function JudgePage({ linkGuid }: { linkGuid: string | null }) {
  useState(takeMarks);
  useState(() => forgetOldSheets(Date.now()));
  useEffect(() => {
    window.addEventListener('hashchange', takeMarks);
    return () => window.removeEventListener('hashchange', takeMarks);
  }, []);
  const note = (
    <>
      <PartsNote />
      <UnsentNote linkGuid={linkGuid} />
    </>
  );
  return (
    <LinkGate title="Лист оценок" options={sessionOf(linkGuid)} note={note}>
      {({ link, profile, session }) => (
        <LiveProvider key={link.linkGuid} link={link.linkGuid}>
          <Workplace
            key={profile.competitionJudgeInfo.guid}
            link={link.linkGuid}
            profile={profile}
            onLeave={session.leave}
            onExpelled={(failure) => {
              forgetNames(profile);
              session.expel(failure);
            }}
          />
        </LiveProvider>
      )}
    </LinkGate>
  );
}
