// The walks of access over every route that exists. A new call is walked by itself; a new kind of guid asks for a line
// in tools/proof/walks/kinds. The long forms: npm run drill -- walk | sockets | differential | fuzz.

import {
  CALLS,
  CompetitionProgramGetCeremony,
  CompetitionProgramItemSetActivity,
  PaymentIssueActs,
  FestivalGetFestivalDetail,
  PublicVoitingProtocol,
  VotingProtocolGetLateMarks,
  VotingProtocolGetOthersMarks,
  VotingProtocolGetVoitingProtocolByUserJson,
  VotingProtocolGetVoitingProtocolForParticipantJson,
  type CallDefinition,
} from '@rampa/contract';
import { OPENINGS } from '@rampa/judging/domain';
import { EventArchive, GuidOwners } from '@rampa/platform/server';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { CeremonyReads } from '@rampa/program/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isTurnOf } from '../../../tools/build/test/turns.mjs';
import { Chance } from '../../../tools/proof/client/seeded.ts';
import { archiveWalk } from '../../../tools/proof/walks/archive.ts';
import { REVEAL_STEPS, revealWalk, type RevealStep } from '../../../tools/proof/walks/reveal.ts';
import { differential } from '../../../tools/proof/walks/differential.ts';
import { endings, floods } from '../../../tools/proof/walks/endings.ts';
import { fuzz } from '../../../tools/proof/walks/fuzz.ts';
import { otherOrder } from '../../../tools/proof/walks/other-order.ts';
import { Target } from '../../../tools/proof/walks/target.ts';
import { socketsWalk } from '../../../tools/proof/walks/sockets.ts';
import { Walk } from '../../../tools/proof/walks/walk.ts';
import { isOfEvent, kindsNamed, unknownKinds, World } from '../../../tools/proof/walks/world.ts';

// A machine four times as slow as the slowest seen; the whole run ends at fifty minutes anyway.
const LONG_MS = 2_400_000;

let api: TestApi;
let target: Target;
let world: World;

function say(name: string, report: object): void {
  process.stdout.write(`${name}: ${JSON.stringify(report)}\n`);
}

beforeAll(async () => {
  api = await startTestApi();
  target = Target.at(api.url, api.databaseUrl);
  world = await World.make(target, new Chance(1));
});
afterAll(async () => {
  await target?.close();
  await api?.stop();
});

it('the world knows every kind of guid that calls name', () => {
  expect(unknownKinds()).toEqual([]);
});

it(
  'S1: nobody gets through a door that is not his, and a refusal changes nothing',
  async () => {
    const { faults, ...report } = await Walk.run(world);
    say('S1', report);
    expect(faults).toEqual([]);
    expect(report.reads.successful / report.reads.all).toBeGreaterThanOrEqual(0.8);
  },
  LONG_MS,
);

describe('S1 turns red', () => {
  const calls: readonly CallDefinition[] = [FestivalGetFestivalDetail, VotingProtocolGetLateMarks];
  const owners = () => api.nodes[0]!.app.get(GuidOwners);
  const { who } = VotingProtocolGetLateMarks;
  afterEach(() => {
    Reflect.deleteProperty(owners(), 'ownerOf');
    Object.assign(VotingProtocolGetLateMarks, { who });
  });

  it('where everything passes for the stranger’s own', async () => {
    const real = owners().ownerOf.bind(owners());
    const { organizer } = world.homes.foreign;
    owners().ownerOf = async (found) => {
      const owner = await real(found);
      return owner && { ...owner, organizer };
    };
    const { faults } = await Walk.run(world, { calls });
    expect(faults).toContainEqual(expect.stringMatching(/чужой организатор, чужие: 200 instead of 404/));
  });

  it('where what is foreign is told apart from what is not', async () => {
    const real = owners().ownerOf.bind(owners());
    owners().ownerOf = async (found) => {
      const owner = await real(found);
      return owner && { ...owner, organizer: null, competition: null, member: world.homes.owners.own.guid };
    };
    expect((await Walk.run(world, { calls })).faults).not.toEqual([]);
  });

  it('where a refusal leaves something behind', async () => {
    const real = owners().ownerOf.bind(owners());
    const { event } = world.homes.second;
    owners().ownerOf = async (found) => {
      await target.sql(`update program.item set performer = performer || '!' where competition_guid = $1`, [event]);
      return real(found);
    };
    const { faults } = await Walk.run(world, { calls });
    expect(faults).toContainEqual(expect.stringMatching(/refused, and yet changed program\.item$/));
  });

  it('where a call is open to more than the checklist says', async () => {
    Object.assign(VotingProtocolGetLateMarks, { who: ['any'] });
    const { faults } = await Walk.run(world, { calls });
    expect(faults).toContainEqual(expect.stringMatching(/участник, свои: 200 instead of 403/));
  });
});

/** Calls that work in an archived event: a new line here is a decision, as in tools/build/architecture/access. */
const IN_ARCHIVE = [
  'ApplicationImport/Cancel',
  'ChildConsent/RevokeLink',
  'Competition/ArchiveOrUnarchive',
  'Competition/Copy',
  'CompetitionJudge/DeleteFastLoginUrl',
  'CompetitionPresenter/DeleteFastLoginUrl',
  'FastLogin/EndDevice',
  'Job/Cancel',
  'Mailing/Cancel',
  'OrganizerEmployee/ResetAccess',
  'OrganizerEmployee/SetAccess',
  'User/Logout',
  'VotingProtocol/SavingBySelf',
];

describe('an event in the archive', () => {
  it(
    'is written by no call but those that say so',
    async () => {
      const { faults, refused, answered, requests } = await archiveWalk(world);
      say('archive', { requests, refused: refused.length, answered: answered.length });
      expect(faults).toEqual([]);
      const declared = CALLS.filter(({ kind, inArchive }) => kind === 'write' && inArchive).map(({ id }) => id);
      expect(declared.sort()).toEqual(IN_ARCHIVE);
      const unasked = writesOfEvents().filter((id) => !refused.includes(id) && !answered.includes(id));
      expect(unasked).toEqual([]);
    },
    LONG_MS,
  );

  it('turns red where the door lets a job through', async () => {
    const archive = api.nodes[0]!.app.get(EventArchive);
    Object.assign(archive, { assertOpen: async () => undefined });
    const { faults } = await archiveWalk(world, [PaymentIssueActs]);
    Reflect.deleteProperty(archive, 'assertOpen');
    expect(faults).toContainEqual(expect.stringMatching(/IssueActs, организатор: 404/));
  });

  it('turns red where neither the door nor the transaction looks', async () => {
    const archive = api.nodes[0]!.app.get(EventArchive);
    Object.assign(archive, { assertOpen: async () => undefined });
    const calls = [CompetitionProgramItemSetActivity];
    const { faults } = await archiveWalk(world, calls);
    expect(faults).toEqual([]);
    Object.assign(archive, { hold: async () => undefined });
    const { faults: unheld } = await archiveWalk(world, calls);
    for (const name of ['assertOpen', 'hold']) Reflect.deleteProperty(archive, name);
    expect(unheld).toContainEqual(expect.stringMatching(/SetActivity, организатор: 200/));
  });
});

/** Calls but reads that name a thing of an event, or that a link makes, which belongs to an event. */
function writesOfEvents(): string[] {
  const writes = CALLS.filter(({ kind, who }) => kind !== 'read' && !who.includes('public'));
  return writes
    .filter(
      (call) => call.who.some((who) => who === 'judge' || who === 'presenter') || kindsNamed(call).some(isOfEvent),
    )
    .map(({ id }) => id);
}

it(
  'S3: whatever comes in, no call breaks and none tells of the inside',
  async () => {
    const seed = Number(process.env.RAMPA_TEST_SEED ?? Math.floor(Math.random() * 2 ** 31));
    const { faults, ...report } = await fuzz(world, new Chance(seed), 700);
    say('S3', report);
    expect(faults).toEqual([]);
  },
  LONG_MS,
);

it(
  'the same question is answered in the same order, wherever the database keeps the rows',
  async () => {
    const { faults, ...report } = await otherOrder(world);
    say('order', report);
    expect(faults).toEqual([]);
    expect(report.seen).toBeGreaterThan(CALLS.length / 4);
  },
  LONG_MS,
);

it(
  'S2: nothing that the neighbours change is seen next door',
  async () => {
    const { faults, ...report } = await differential(world);
    say('S2', report);
    expect(faults).toEqual([]);
    expect(report.changes).toBeGreaterThan(CALLS.length / 4);
  },
  LONG_MS,
);

const PUBLIC = (call: string) => ['ведущий', 'никто', 'судья', 'участник'].map((name) => `${call}: ${name}`);
/** Who reads results by which calls once the one opening is made; a new line here is a decision. */
const TOLD: Record<RevealStep, readonly string[]> = {
  nothing: [],
  published: [],
  presenter: ['CompetitionProgram/GetCeremony: ведущий', 'CompetitionProgram/GetForPresenter: ведущий'],
  judges: ['VotingProtocol/GetOthersMarks: судья'],
  members: [
    'VotingProtocol/GetVoitingProtocolByUserJson: участник',
    'VotingProtocol/GetVoitingProtocolForParticipantJson: участник',
  ],
  link: PUBLIC('Public/voiting-protocol'),
  hall: PUBLIC('Public/display'),
};

describe('results', () => {
  it(
    'are told to nobody before they are opened, and then to their audience alone',
    async () => {
      const { told, ...report } = await revealWalk(world, { steps: stepsOfTurn() });
      say('results', report);
      expect(told).toEqual(Object.fromEntries(Object.keys(told).map((step) => [step, TOLD[step as RevealStep]])));
    },
    LONG_MS,
  );

  // Without the rule the closed results are told: each safeguard stands by itself.
  it.each<[keyof typeof OPENINGS, string, CallDefinition]>([
    ['members', 'участник', VotingProtocolGetVoitingProtocolForParticipantJson],
    ['members', 'участник', VotingProtocolGetVoitingProtocolByUserJson],
    ['link', 'никто', PublicVoitingProtocol],
    ['judges', 'судья', VotingProtocolGetOthersMarks],
  ])('of a protocol turn the walk red without the rule «%s»: %s', async (audience, who, call) => {
    const rule = vi.spyOn(OPENINGS, audience).mockReturnValue(true);
    const { told } = await revealWalk(world, { steps: ['nothing'], calls: [call] });
    rule.mockRestore();
    expect(told.nothing).toContain(`${call.id}: ${who}`);
  });

  it('of the awarding turn it red without the presenter’s rule', async () => {
    const ceremonies = api.nodes[0]!.app.get(CeremonyReads);
    const parts = ceremonies.parts.bind(ceremonies);
    ceremonies.parts = (reader, program) =>
      parts(reader, { ...program, protocolState: 'Locked', isAwardOrderOpen: true });
    const { told } = await revealWalk(world, { steps: ['nothing'], calls: [CompetitionProgramGetCeremony] });
    Reflect.deleteProperty(ceremonies, 'parts');
    expect(told.nothing).toEqual(['CompetitionProgram/GetCeremony: ведущий']);
  });
});

/** In npm test the first step, and one or two of the others by the commit. */
function stepsOfTurn(): readonly RevealStep[] {
  return REVEAL_STEPS.filter((_, at) => at === 0 || isTurnOf(at));
}

describe('S12: sockets', () => {
  it(
    'show what the calls would, and nothing else',
    async () => {
      const people = world.people.filter(({ care, kind }) => care > 1 || kind === 'nobody');
      const { faults, ...report } = await socketsWalk(world, people);
      say('S12', report);
      expect(faults).toEqual([]);
      expect(report.admitted).toBeGreaterThan(0);
    },
    LONG_MS,
  );

  it('a flood and a huge message end their own connection alone', async () => {
    expect(await floods(world)).toEqual({ flooder: true, giant: true, neighbour: true });
  });

  it(
    'end with the right to them',
    async () => {
      const ended = await endings(world);
      say('S12, каналы закрыты', Object.fromEntries(ended.map(({ name, ms }) => [name, `${ms} мс`])));
      expect(ended).toHaveLength(6);
    },
    LONG_MS,
  );
});
