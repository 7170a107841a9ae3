// An event with one of everything, made by the calls of its organizer and judges.

import {
  AdjustmentCreateRange,
  AwardGroupCreate,
  AwardSettingCreate,
  CompetitionDisplaySettingCreate,
  CompetitionDisplaySettingUploadLogo,
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionProgramCreate,
  CompetitionProgramItemCreatePause,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  FestivalCreateFestival,
  GroupFieldUpdate,
  JudgeFastLogin,
  PointCreate,
  PublicDisplayClaim,
  PublicDisplayScreen,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  ScoringSchemeUpdate,
  VotingProtocolChangeState,
  VotingProtocolGetVoitingProtocolByJudgeJson,
  VotingProtocolLock,
  VotingProtocolSettingPermissionForParticipant,
  VotingProtocolSavingBySelf,
  VotingProtocolSetChairDecision,
  VotingProtocolSetManualAward,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { call, send } from '../../../libs/platform/testing/caller.ts';
import { keyOf } from '../client/contest.ts';
import type { Target } from './target.ts';
import { MORE, type Content, type Desk, type Linked } from './more-content.ts';

interface Owner {
  guid: Guid;
  token: string;
}
const SCHEME = {
  method: { kind: 'mean', per: 'judgeTotal' },
  perJudge: 'mean',
  rounding: { total: 2 },
  missing: 'block',
  ties: [{ kind: 'chairDecision' }, { kind: 'sharedPlace' }],
  numbering: 'competition',
};
const AWARDS = [
  { title: 'Гран-при', kind: 'manual' as const },
  { title: 'Лауреат', kind: 'threshold' as const, from: 8_000, to: null },
  { title: 'Дипломант', kind: 'threshold' as const, from: 0, to: 8_000 },
];

export async function makeContent(target: Target, owner: Owner, title: string): Promise<Content> {
  const desk: Desk = (definition, sent = {}) => call(target.url, definition, { ...sent, as: owner.token });
  const { guid: event } = await desk(FestivalCreateFestival, {
    body: {
      details: { title, beginDate: '2036-11-20', endDate: '2036-11-22', city: 'Кострома', useFinances: true },
    },
  });
  const query = { competitionGuid: event };
  const { guids: fields } = await desk(GroupFieldUpdate, {
    query,
    body: { fields: [{ title: 'Возраст', tag: 'ageCategory' }] },
  });
  const { collection } = await desk(ReferenceBookGetByOrganizer, { body: {} });
  const book = collection.find(({ systemKey }) => systemKey === 'nominations')!.guid;
  const nomination = await desk(ReferenceBookItemCreate, {
    body: { referenceBookGuid: book, title: `Хор · ${title}` },
  });
  const points: Guid[] = [];
  for (const criterion of ['Мастерство', 'Артистизм']) {
    points.push((await desk(PointCreate, { query, body: { title: criterion, min: 0, max: 10_000, step: 100 } })).guid);
  }
  await desk(ScoringSchemeUpdate, { query, body: { scheme: SCHEME, markAhead: true } });
  const group = await desk(AwardGroupCreate, { query, body: { title: 'Звания' } });
  const awards: Guid[] = [];
  for (const award of AWARDS) {
    awards.push((await desk(AwardSettingCreate, { query, body: { awardGroupGuid: group.guid, ...award } })).guid);
  }
  const judges: Linked[] = [];
  for (const fullName of [`Берестов Андрей · ${title}`, `Громова Лариса · ${title}`]) {
    const { guid } = await desk(CompetitionJudgeCreate, { query, body: { fullName } });
    const made = await desk(CompetitionJudgeCreateFastLoginUrl, { query: { competitionJudgeGuid: guid }, body: {} });
    const key = keyOf(made.url);
    const { token } = await desk(JudgeFastLogin, { query: { key, device: 'walk' } });
    judges.push({ guid, key, token });
  }
  const link = await desk(CompetitionPresenterCreateFastLoginUrl, { query, body: { name: `Ведущая · ${title}` } });
  const presenterKey = keyOf(link.url);
  const signed = await desk(CompetitionPresenterFastLogin, { query: { key: presenterKey, device: 'walk' } });
  const presenter = { guid: link.competitionPresenterGuid, key: presenterKey, token: signed.token };

  const programs: Guid[] = [];
  const items: Guid[][] = [];
  const shown = await desk(ReferenceBookItemCreate, { body: { referenceBookGuid: book, title: `Танец · ${title}` } });
  for (const name of ['Идёт', 'Закрыта', 'Впереди', 'Опубликована']) {
    const ofGroup = name === 'Опубликована' ? shown.guid : nomination.guid;
    const made = await makeProgram(desk, event, `${name} · ${title}`, ofGroup);
    programs.push(made.program);
    items.push(made.items);
  }
  for (const [index, age] of ['7–9 лет', '10–12 лет'].entries()) {
    await desk(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: programs[2]! },
      body: { competitionProgramItemGuid: items[2]![index]!, groupValues: { [fields[0]!]: age } },
    });
  }
  await makeDisplays(target, owner.token, desk, event, programs[0]!);

  const mark = (judge: Linked, item: Guid, value: number, seenRevision: number | null = null) =>
    call(target.url, VotingProtocolSavingBySelf, {
      as: judge.token,
      query,
      body: {
        submissions: points.map((pointGuid, deviceSeq) => ({
          submissionGuid: newGuid(),
          judgeGuid: judge.guid,
          device: 'walk',
          deviceSeq,
          seenRevision,
          baseVersion: null,
          competitionProgramItemGuid: item,
          pointGuid,
          value,
        })),
      },
    });
  await mark(judges[0]!, items[0]![0]!, 9_000);
  await desk(AdjustmentCreateRange, adjusting(programs[0]!, items[0]![0]!));
  const onStage = { competitionProgramItemGuid: items[0]![0]!, activity: 'OnStage' as const };
  await desk(CompetitionProgramItemSetActivity, { query: { competitionProgramGuid: programs[0]! }, body: onStage });

  const closed = { competitionProgramGuid: programs[1]! };
  for (const [index, item] of items[1]!.entries()) {
    for (const judge of judges) await mark(judge, item, index < 2 ? 9_000 : 8_000);
  }
  await desk(AdjustmentCreateRange, adjusting(programs[1]!, items[1]![2]!));
  const ofSheet = { ...closed, competitionJudgeGuid: judges[0]!.guid };
  const sheet = await send(target.url, VotingProtocolGetVoitingProtocolByJudgeJson, {
    as: judges[0]!.token,
    query: ofSheet,
  });
  const equals = items[1]!.slice(0, 2).toReversed();
  const decided = { competitionProgramItemGuids: equals, reason: 'Сложнее программа' };
  await desk(VotingProtocolSetChairDecision, { query: closed, body: decided });
  const grand = { competitionProgramItemGuid: items[1]![0]!, awardSettingGuid: awards[0]!, reason: 'Решение жюри' };
  await desk(VotingProtocolSetManualAward, { query: closed, body: grand });
  await desk(VotingProtocolLock, { query: closed, body: { isLocked: true } });
  await mark(judges[0]!, items[1]![2]!, 9_500, Number(sheet.headers.get('x-rampa-revision')));

  const published = { competitionProgramGuid: programs[3]! };
  for (const [index, item] of items[3]!.entries()) {
    for (const judge of judges) await mark(judge, item, 9_000 - 1_000 * index);
  }
  await desk(VotingProtocolLock, { query: published, body: { isLocked: true } });
  for (const state of ['Confirmed', 'Published'] as const) {
    await desk(VotingProtocolChangeState, { query: published, body: { state } });
  }
  for (const audience of ['members', 'link'] as const) {
    await desk(VotingProtocolSettingPermissionForParticipant, {
      query: published,
      body: { audience, showTotals: true },
    });
  }

  const content: Content = { event, organizer: owner.guid, programs, judges, presenter };
  for (const more of MORE) await more(desk, content, target, owner.token);
  return content;
}

function adjusting(competitionProgramGuid: Guid, competitionProgramItemGuid: Guid) {
  return {
    query: { competitionProgramGuid },
    body: { adjustments: [{ competitionProgramItemGuid, kind: 'deduction' as const, amount: 100, reason: 'Время' }] },
  };
}

async function makeProgram(desk: Desk, event: Guid, title: string, nominationGuid: Guid) {
  const { guid: program } = await desk(CompetitionProgramCreate, {
    query: { competitionGuid: event },
    body: { title, dateTimeBegin: '2026-11-20T07:00:00.000Z' },
  });
  const query = { competitionProgramGuid: program };
  const { guids } = await desk(CompetitionProgramItemCreateRange, {
    query,
    body: {
      items: [1, 2, 3].map((number) => ({
        number: String(number),
        performer: `Участник ${number} · ${title}`,
        pieceTitle: 'Хоровод',
        duration: 180,
        nominationGuid,
      })),
    },
  });
  await desk(CompetitionProgramItemCreatePause, { query, body: { title: 'Перерыв', minutes: 10 } });
  await desk(CompetitionProgramUpdate, {
    query: { competitionGuid: event },
    body: { competitionProgramGuid: program, isPublished: true, isAwardOrderOpen: true },
  });
  if (!title.startsWith('Впереди')) await desk(VotingProtocolChangeState, { query, body: { state: 'Open' } });
  return { program, items: guids };
}

async function makeDisplays(target: Target, token: string, desk: Desk, event: Guid, program: Guid): Promise<void> {
  const query = { competitionGuid: event };
  const hall = await desk(CompetitionDisplaySettingCreate, { query, body: { title: 'Зал', programGuid: program } });
  await desk(CompetitionDisplaySettingCreate, { query, body: { title: 'Фойе', scene: 'leaders' } });
  const uploaded = await target.ask(
    CompetitionDisplaySettingUploadLogo,
    { query: { ...query, CompetitionDisplaySettingGuid: hall.guid }, params: {}, body: {} },
    token,
  );
  if (uploaded.status !== 200) throw new Error(`The logo was answered ${uploaded.status}: ${uploaded.text}`);
  await desk(PublicDisplayScreen, { body: { key: hall.key, screenGuid: newGuid(), width: 1920, height: 1080 } });
  await desk(PublicDisplayClaim, { body: {} });
}
