// Foreign things do not exist: with another organizer's guids every call of this room answers 404, whatever the role,
// and nothing changes.

import * as contract from '@rampa/contract';
import type { CallDefinition } from '@rampa/contract';
import { newGuid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveContest } from './testing/judging.factory.ts';

let api: TestApi;
let own: LiveContest;
let foreign: LiveContest;
let lateMark: string;
let adjustment: string;
let decision: string;

beforeAll(async () => {
  api = await startTestApi();
  own = await LiveContest.create(api);
  foreign = await LiveContest.create(api);
  const query = { competitionProgramGuid: foreign.program };
  const { guids } = await api.call(contract.AdjustmentCreateRange, {
    as: foreign.as,
    query,
    body: { adjustments: [{ competitionProgramItemGuid: foreign.items[0]!, kind: 'bonus', amount: 100 }] },
  });
  adjustment = guids[0]!;
  decision = newGuid();
  await api.database.query(
    `insert into judging.chair_decision (guid, competition_guid, group_key, item_guids, reason, actor)
     values ($1, $2, '', $3, 'Решено', 'test')`,
    [decision, foreign.competition, foreign.items.slice(0, 2)],
  );
  await foreign.markAll([9000, 8000, 7000]);
  await api.call(contract.VotingProtocolLock, { as: foreign.as, query, body: { isLocked: true } });
  const judge = foreign.judges[0]!;
  await foreign.send(judge, [
    foreign.tap(judge, foreign.items[0]!, { pointGuid: foreign.criteria[0]!, value: 1000, seenRevision: 1 }),
  ]);
  const [late] = await api.call(contract.VotingProtocolGetLateMarks, { as: foreign.as, query });
  lateMark = late!.guid;
});
afterAll(() => api?.stop());

/** Every call of this room that names something, with the guids of `of`. */
function calls(of: LiveContest): [CallDefinition, { query?: object; body?: object }][] {
  const event = { competitionGuid: of.competition };
  const program = { competitionProgramGuid: of.program };
  const judge = { competitionJudgeGuid: of.judges[0]!.guid };
  const point = { title: 'Критерий', min: 0, max: 10_000, step: 100 };
  const award = { title: 'Звание', kind: 'threshold', from: 100_000 };
  return [
    [contract.CompetitionJudgeGetByCompetitionGuid, { query: event, body: {} }],
    [contract.CompetitionJudgeCreate, { query: event, body: { fullName: 'Чужой' } }],
    [contract.CompetitionJudgeUpdate, { body: { ...judge, fullName: 'Чужой' } }],
    [contract.CompetitionJudgeDelete, { query: { ...judge, force: 'true' } }],
    [contract.CompetitionJudgeDeleteLogo, { query: judge }],
    [contract.CompetitionJudgeCreateFastLoginUrl, { query: judge, body: {} }],
    [contract.CompetitionJudgeDeleteFastLoginUrl, { query: judge }],
    [contract.PointGetByCompetition, { query: event }],
    [contract.PointCreate, { query: event, body: point }],
    [contract.PointUpdate, { query: event, body: { ...point, pointGuid: of.criteria[0] } }],
    [contract.PointDelete, { query: { pointGuid: of.criteria[0] } }],
    [contract.NominationGetNominationsByCompetition, { query: event }],
    [contract.NominationUpdate, { query: { ...event, ...judge }, body: { nominationGuids: [] } }],
    [contract.ScoringSchemeGetByCompetition, { query: event }],
    [contract.ScoringSchemeUpdate, { query: event, body: { scheme: {} } }],
    [contract.AwardGroupGetByCompetition, { query: event }],
    [contract.AwardGroupCreate, { query: event, body: { title: 'Чужое' } }],
    [contract.AwardGroupUpdate, { query: event, body: { awardGroupGuid: of.awardGroup, title: 'Чужое' } }],
    [contract.AwardGroupDelete, { query: { awardGroupGuid: of.awardGroup } }],
    [contract.AwardSettingGetByCompetition, { query: event }],
    [contract.AwardSettingGetByAwardGroupAndCompetition, { query: { ...event, awardGroupGuid: of.awardGroup } }],
    [contract.AwardSettingCreate, { query: event, body: { ...award, awardGroupGuid: of.awardGroup } }],
    [contract.AwardSettingUpdate, { query: event, body: { ...award, awardSettingGuid: of.awards[1] } }],
    [contract.AwardSettingReColoring, { query: event, body: { awardSettingGuid: of.awards[1], color: '#FFFFFF' } }],
    [contract.AwardSettingRecalculate, { query: event }],
    [contract.AwardSettingDelete, { query: { awardSettingGuid: of.awards[1] } }],
    [
      contract.VotingProtocolSavingByCompetitionProtocol,
      {
        query: event,
        body: {
          marks: [
            {
              competitionProgramItemGuid: of.items[0],
              ...judge,
              pointGuid: of.criteria[0],
              value: 5000,
              reason: 'Чужое',
            },
          ],
        },
      },
    ],
    [contract.VotingProtocolGetUsingForProtocolByCompetition, { query: event }],
    [contract.VotingProtocolGetVoitingProtocolByJudgeJson, { query: { ...program, ...judge } }],
    [contract.VotingProtocolGetVoitingProtocolJson, { query: program }],
    [contract.VotingProtocolGetDerivation, { query: { ...program, competitionProgramItemGuid: of.items[0] } }],
    [contract.VotingProtocolLock, { query: program, body: { isLocked: false, reason: 'Чужое' } }],
    [contract.VotingProtocolChangeState, { query: program, body: { state: 'Confirmed' } }],
    [contract.VotingProtocolClearCompetitionProgram, { query: program, body: { confirmation: 'День первый' } }],
    [contract.VotingProtocolUndoClearing, { query: program, body: {} }],
    [
      contract.VotingProtocolSettingPermissionForParticipant,
      {
        query: program,
        body: { showPlaces: true, showTotals: true, showCriteria: true, showJudges: true, showComments: true },
      },
    ],
    [contract.VotingProtocolGetPublication, { query: program }],
    [contract.VotingProtocolRenewPublicLink, { query: program, body: {} }],
    [contract.VotingProtocolGetLateMarks, { query: program }],
    [contract.VotingProtocolDecideLateMark, { query: program, body: { lateMarkGuid: lateMark, accept: true } }],
    [
      contract.VotingProtocolSetManualAward,
      {
        query: program,
        body: { competitionProgramItemGuid: of.items[0], awardSettingGuid: of.awards[0], reason: 'Чужое' },
      },
    ],
    [
      contract.VotingProtocolSetChairDecision,
      { query: program, body: { competitionProgramItemGuids: of.items.slice(0, 2), reason: 'Чужое' } },
    ],
    [
      contract.VotingProtocolWithdrawChairDecision,
      { query: program, body: { chairDecisionGuid: decision, reason: 'Чужое' } },
    ],
    [contract.AdjustmentGetByProgram, { query: program }],
    [
      contract.AdjustmentCreateRange,
      {
        query: program,
        body: { adjustments: [{ competitionProgramItemGuid: of.items[0], kind: 'bonus', amount: 100 }] },
      },
    ],
    [contract.AdjustmentDelete, { query: { adjustmentGuid: adjustment } }],
  ];
}

async function fingerprint(): Promise<unknown> {
  const [row] = await api.database.query(
    `select (select revision from live.stream where stream_guid = $1) as revision,
            (select md5(string_agg(m::text, ',' order by item_guid, judge_guid, criterion_guid)) from judging.mark m) as marks,
            (select md5(string_agg(r.item_guid::text || r.total, ',' order by item_guid)) from judging.result r) as results`,
    [foreign.competition],
  );
  return row;
}

describe('another organizer’s guids', () => {
  it('answer 404 to every call of this room, as random ones do, and change nothing', async () => {
    const before = await fingerprint();
    for (const [call, sent] of calls(foreign)) {
      const answer = await api.send(call, { as: own.as, ...sent } as never);
      expect([call.id, answer.status, answer.envelope.errors[0]?.code]).toEqual([call.id, 404, 'notFound']);
    }
    expect(await fingerprint()).toEqual(before);
    const random = await api.send(contract.VotingProtocolGetVoitingProtocolJson, {
      as: own.as,
      query: { competitionProgramGuid: newGuid() },
    });
    const theirs = await api.send(contract.VotingProtocolGetVoitingProtocolJson, {
      as: own.as,
      query: { competitionProgramGuid: foreign.program },
    });
    expect(theirs.envelope).toEqual(random.envelope);
  });

  it('mixed with one’s own answer 404 too', async () => {
    const mixed: [CallDefinition, object][] = [
      [
        contract.NominationUpdate,
        { query: { ...own.query, competitionJudgeGuid: foreign.judges[0]!.guid }, body: { nominationGuids: [] } },
      ],
      [
        contract.NominationUpdate,
        {
          query: { ...own.query, competitionJudgeGuid: own.judges[0]!.guid },
          body: { nominationGuids: [foreign.nominations[0]] },
        },
      ],
      [
        contract.PointUpdate,
        { query: own.query, body: { pointGuid: foreign.criteria[0], title: 'Чужой', min: 0, max: 1000, step: 100 } },
      ],
      [
        contract.AwardSettingCreate,
        { query: own.query, body: { awardGroupGuid: foreign.awardGroup, title: 'Чужое', kind: 'threshold', from: 0 } },
      ],
      [
        contract.VotingProtocolSetManualAward,
        {
          query: { competitionProgramGuid: own.program },
          body: { competitionProgramItemGuid: own.items[0], awardSettingGuid: foreign.awards[0], reason: 'Чужое' },
        },
      ],
      [
        contract.VotingProtocolGetDerivation,
        { query: { competitionProgramGuid: own.program, competitionProgramItemGuid: foreign.items[0] } },
      ],
      [
        contract.VotingProtocolDecideLateMark,
        { query: { competitionProgramGuid: own.program }, body: { lateMarkGuid: lateMark, accept: true } },
      ],
    ];
    for (const [call, sent] of mixed) {
      const answer = await api.send(call, { as: own.as, ...sent } as never);
      expect([call.id, answer.status]).toEqual([call.id, 404]);
    }
  });

  it('a judge of one’s own event may not make the organizer’s calls', async () => {
    const allowed = new Set([
      contract.PointGetByCompetition.id,
      contract.VotingProtocolGetVoitingProtocolByJudgeJson.id,
    ]);
    for (const [call, sent] of calls(foreign)) {
      const answer = await api.send(call, { as: foreign.judges[0]!.token, ...sent } as never);
      const expected = allowed.has(call.id) ? [call.id, 200] : [call.id, 403];
      expect([call.id, answer.status]).toEqual(expected);
    }
  });
});

it('an archived event is read-only', async () => {
  await api.database.query('update competitions.competition set archived_at = now() where guid = $1', [
    foreign.competition,
  ]);
  for (const [call, sent] of calls(foreign).filter(([{ kind }]) => kind === 'write')) {
    // Taking access away changes nothing of the event.
    if (call.id === contract.CompetitionJudgeDeleteFastLoginUrl.id) continue;
    const body =
      call === contract.ScoringSchemeUpdate
        ? {
            scheme: {
              method: { kind: 'median' },
              perJudge: 'mean',
              rounding: { total: 2 },
              missing: 'block',
              ties: [],
              numbering: 'dense',
            },
          }
        : sent.body;
    const answer = await api.send(call, { as: foreign.as, ...sent, ...(body ? { body } : {}) } as never);
    expect([call.id, answer.status, answer.envelope.errors[0]?.code]).toEqual([call.id, 409, 'archived']);
  }
});
