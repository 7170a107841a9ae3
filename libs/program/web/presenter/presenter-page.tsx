// The presenter's page: sign-in by link, the choice of a program, the main screen.

import { useEffect, useState } from 'react';
import {
  CompetitionPresenterFastLoginByPost,
  CompetitionPresenterGetProfile,
  FastLoginGetInvitation,
  type AnswerOf,
} from '@rampa/contract';
import {
  Button,
  EmptyState,
  Lamp,
  LinkGate,
  LiveProvider,
  OfferNote,
  OnlyTab,
  Skeleton,
  callApi,
  deviceId,
  readJson,
  titleWithin,
  unbroken,
  useLive,
  usePageTitle,
  useWakeLock,
  writeJson,
  type ApiFailure,
  type LinkSessionOptions,
} from '@rampa/platform/web/base';
import { eventOnScreen } from '@rampa/kernel';
import { IconChevronRight } from '@tabler/icons-react';
import { Booth } from './booth.tsx';
import { OutsideHead } from './parts/booth-head.tsx';
import { courseLamp, courseWords } from './stage/course.ts';
import { forgetOldViews, forgetViews } from './state/kept-views.ts';
import { usePrograms } from './state/use-programs.ts';
import './presenter.css';

type Profile = AnswerOf<typeof CompetitionPresenterGetProfile>;

const profileKey = (linkGuid: string) => `rampa.presenter.profile.${linkGuid}`;

function sessionOf(linkGuid: string | null): LinkSessionOptions<Profile> {
  return {
    role: 'presenter',
    linkGuid,
    invitation: (key) => callApi(FastLoginGetInvitation, { body: { key, role: 'presenter' } }),
    login: async (key) => {
      const { linkGuid: link } = await callApi(CompetitionPresenterFastLoginByPost, {
        body: { key, device: deviceId() },
      });
      return { linkGuid: link };
    },
    profile: async (link) => {
      const profile = await callApi(CompetitionPresenterGetProfile, { link });
      writeJson(profileKey(link), profile);
      return profile;
    },
    remembered: (link) => readJson<Profile>(profileKey(link)),
  };
}

export function PresenterPage({ linkGuid }: { linkGuid: string | null }) {
  useState(() => forgetOldViews(Date.now()));
  return (
    <LinkGate title="Кабинет ведущего" options={sessionOf(linkGuid)}>
      {({ link, profile, session }) => (
        <LiveProvider key={link.linkGuid} link={link.linkGuid}>
          <Inside
            link={link.linkGuid}
            profile={profile}
            onLeave={() => {
              forgetViews(link.linkGuid);
              session.leave();
            }}
            onExpelled={(failure) => {
              forgetViews(link.linkGuid);
              session.expel(failure);
            }}
          />
        </LiveProvider>
      )}
    </LinkGate>
  );
}

interface InsideProps {
  link: string;
  profile: Profile;
  onLeave: () => void;
  onExpelled: (failure: ApiFailure) => void;
}

function Inside({ link, profile, onLeave, onExpelled }: InsideProps) {
  const programs = usePrograms(link, profile.competitionInfo.guid);
  const { list, chosen, failure } = programs;
  // A kept program may be older than short names.
  const event: Omit<Profile['competitionInfo'], 'shortTitle'> & { shortTitle?: string } = profile.competitionInfo;
  // On the list he follows one of the programs: its view says whenever the list or a stage has changed.
  const { state } = useLive('presenter', chosen ? null : (list?.[0]?.guid ?? null));
  const { read } = programs;
  useEffect(() => {
    if (state) read();
  }, [state, read]);
  useWakeLock();
  usePageTitle(titleWithin('Кабинет ведущего', chosen?.title ?? null, profile.competitionInfo.title));
  useEffect(() => {
    if (failure?.isSignedOut) onExpelled(failure);
  }, [failure, onExpelled]);

  if (chosen) {
    return (
      <Booth
        key={chosen.guid}
        link={link}
        name={profile.name}
        organizer={profile.organizerInfo}
        programGuid={chosen.guid}
        onPrograms={() => programs.choose(null)}
        onProgram={programs.choose}
        onLeave={onLeave}
        onExpelled={onExpelled}
      />
    );
  }
  return (
    <>
      <OutsideHead link={link} name={profile.name} organizer={profile.organizerInfo} onLeave={onLeave} />
      <main className="booth-programs">
        <h1 title={event.title}>{unbroken(eventOnScreen(event.title, event.shortTitle ?? ''))}</h1>
        <OnlyTab label="ПРОГРАММЫ" />
        {list === null && failure === null ? (
          <div aria-busy>
            <Skeleton height="3.5rem" />
          </div>
        ) : null}
        {list === null && failure !== null ? (
          <EmptyState action={<Button onClick={programs.read}>Повторить</Button>}>{failure.message}</EmptyState>
        ) : null}
        {list?.length === 0 ? (
          <EmptyState action={<Button onClick={programs.read}>Обновить</Button>}>
            Программ пока нет. Их составляет организатор.
          </EmptyState>
        ) : null}
        <ul>
          {list?.map((program) => (
            <li key={program.guid}>
              <button type="button" onClick={() => programs.choose(program.guid)}>
                <span>
                  <b>{unbroken(program.title)}</b>
                  <small>
                    <Lamp state={courseLamp(program)} />
                    {courseWords(program)}
                  </small>
                </span>
                <IconChevronRight size={22} stroke={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        <OfferNote />
      </main>
    </>
  );
}
