// Which view is read at which address, and what its key means. One projection serves HTTP and sockets.

import type { ViewName } from './messages.ts';

/** `state`: the frame carries the view; `changed`: the frame announces it and `readAt` is read. */
export interface ViewWire {
  mode: 'state' | 'changed';
  /** The meaning of the key, for documentation. */
  key: string;
  /** Address below /api/v1/ that answers the same projection. */
  readAt(key: string): string;
}

/** One judge's sheet in one program. */
export function sheetKey(programGuid: string, judgeGuid: string): string {
  return `${programGuid}:${judgeGuid}`;
}

export const VIEWS: Record<ViewName, ViewWire> = {
  displays: {
    mode: 'state',
    key: 'competition guid',
    readAt: (key) => `CompetitionDisplaySetting/GetRemote?competitionGuid=${key}`,
  },
  display: { mode: 'state', key: 'public key of the display', readAt: (key) => `Public/display/${key}` },
  presenter: {
    mode: 'changed',
    key: 'program guid',
    readAt: (key) => `CompetitionProgram/GetForPresenter?competitionProgramGuid=${key}`,
  },
  'judge-sheet': {
    mode: 'changed',
    key: 'program guid:judge guid',
    readAt: (key) => {
      const [program, judge] = key.split(':');
      return `VotingProtocol/GetVoitingProtocolByJudgeJson?competitionProgramGuid=${program}&competitionJudgeGuid=${judge}`;
    },
  },
  'judge-now': {
    mode: 'state',
    key: 'judge guid',
    readAt: (key) => `VotingProtocol/GetJudgeNow?competitionJudgeGuid=${key}`,
  },
  protocol: {
    mode: 'changed',
    key: 'program guid',
    readAt: (key) => `VotingProtocol/GetVoitingProtocolJson?competitionProgramGuid=${key}`,
  },
  ceremony: {
    mode: 'changed',
    key: 'program guid',
    readAt: (key) => `CompetitionProgram/GetCeremony?competitionProgramGuid=${key}`,
  },
  program: {
    mode: 'changed',
    key: 'program guid',
    readAt: (key) => `CompetitionProgram/GetProgramColumnsDataForModerator?competitionProgramGuid=${key}`,
  },
  jobs: { mode: 'state', key: 'account guid', readAt: () => 'Job/GetOwn' },
  form: {
    mode: 'state',
    key: 'competition guid',
    readAt: (key) => `ApplicationForm/GetNow?competitionGuid=${key}`,
  },
  applications: {
    mode: 'state',
    key: 'competition guid',
    readAt: (key) => `Application/GetNowByCompetition?competitionGuid=${key}`,
  },
  'own-applications': { mode: 'state', key: 'account guid', readAt: () => 'Application/GetNowToMember' },
  mailings: {
    mode: 'state',
    key: 'competition guid',
    readAt: (key) => `Mailing/GetNowByCompetition?competitionGuid=${key}`,
  },
  money: {
    mode: 'state',
    key: 'competition guid',
    readAt: (key) => `Payment/GetNowByCompetition?competitionGuid=${key}`,
  },
  'own-money': { mode: 'state', key: 'account guid', readAt: () => 'Payment/GetNowToMember' },
  'custom-lists': {
    mode: 'state',
    key: 'competition guid',
    readAt: (key) => `CompetitionCustomLists/GetNowByCompetition?competitionGuid=${key}`,
  },
  'public-report': {
    mode: 'changed',
    key: 'guid of a published report',
    readAt: (key) => `Public/report/${key}`,
  },
  'public-program': { mode: 'changed', key: 'program guid', readAt: (key) => `Public/program/${key}` },
  'mobile-event': {
    mode: 'changed',
    key: 'public key of the mobile program',
    readAt: (key) => `MobileProgram/GetCompetition?key=${key}`,
  },
  'mobile-program': {
    mode: 'changed',
    key: 'public key of a program in the mobile program',
    readAt: (key) => `MobileProgram/GetProgramByKey?programKey=${key}`,
  },
  'public-protocol': {
    mode: 'changed',
    key: 'public key of the protocol',
    readAt: (key) => `Public/voiting-protocol/${key}`,
  },
};
