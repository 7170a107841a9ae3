import {
  explanation,
  protocolView,
  VotingProtocolChangeState,
  VotingProtocolClearCompetitionProgram,
  VotingProtocolGetDerivation,
  VotingProtocolLock,
  VotingProtocolSavingByCompetitionProtocol,
  VotingProtocolSettingPermissionForParticipant,
} from '@rampa/contract';
import type { Guid, ProtocolState } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveContest, MEAN } from './testing/judging.factory.ts';

let api: TestApi;
let contest: LiveContest;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  contest = await LiveContest.create(api);
});
afterAll(() => api?.stop());

const target = (program = contest.program) => ({ as: contest.as, query: { competitionProgramGuid: program } });
const lock = (program?: Guid) => api.send(VotingProtocolLock, { ...target(program), body: { isLocked: true } });
const unlock = (reason = 'Ошибка секретаря', program?: Guid) =>
  api.send(VotingProtocolLock, { ...target(program), body: { isLocked: false, reason } });
const move = (state: Exclude<ProtocolState, 'Draft'>, reason = '', program?: Guid) =>
  api.send(VotingProtocolChangeState, { ...target(program), body: { state, reason } });
const correct = (item: Guid, judge: number, criterion: number, value: number | null) =>
  api.send(VotingProtocolSavingByCompetitionProtocol, {
    as: contest.as,
    query: contest.query,
    body: {
      marks: [
        {
          competitionProgramItemGuid: item,
          competitionJudgeGuid: contest.judges[judge]!.guid,
          pointGuid: contest.criteria[criterion]!,
          value,
          reason: 'Перепутаны листы',
        },
      ],
    },
  });

interface Written {
  item_guid: Guid;
  total: number | null;
  place_from: number | null;
  place_to: number | null;
  award_title: string | null;
  protocol_version: number;
}

const written = (program = contest.program) =>
  api.database.query<Written>(
    `select r.item_guid, r.total, r.place_from, r.place_to, r.award_title, r.protocol_version
       from judging.result r join program.item i on i.guid = r.item_guid
      where r.program_guid = $1 order by i.order_key`,
    [program],
  );

describe('an open protocol', () => {
  it('derives totals, places and titles while marks come in', async () => {
    const [first, second] = contest.items as [Guid, Guid];
    await contest.mark(contest.judges[0]!, first, 9000);
    let rows = await contest.rows();
    expect(rows.map(({ status, total }) => [status, total])).toEqual([
      ['waiting', null],
      ['waiting', null],
      ['waiting', null],
    ]);
    for (const judge of contest.judges.slice(1)) await contest.mark(judge, first, 9300);
    for (const judge of contest.judges) await contest.mark(judge, second, 9400);
    rows = await contest.rows();
    expect(rows.map(({ itemGuid, total, place, award }) => [itemGuid, total, place, award?.title])).toEqual([
      [second, 9400, 1, 'Лауреат'],
      [first, 9200, 2, 'Лауреат'],
      [contest.items[2], null, null, undefined],
    ]);
    const view = protocolView.parse(await contest.protocol());
    expect(view).toMatchObject({
      state: 'Open',
      decimals: 2,
      methodText: 'Итог — среднее трёх судей, с округлением до сотых',
      lateCount: 0,
      clearing: null,
    });
    expect(view.groups[0]).toMatchObject({ title: 'Народный танец', subtitle: '10–12 лет', isProvisional: false });
    expect(await written()).toEqual([]);
  });

  it('explains a result so that it can be checked with a pencil', async () => {
    await contest.markAll([9000, 8000, 8000]);
    const answer = await api.call(VotingProtocolGetDerivation, {
      as: contest.as,
      query: { competitionProgramGuid: contest.program, competitionProgramItemGuid: contest.items[1]! },
    });
    const explained = explanation.parse(answer);
    expect(explained).toMatchObject({ number: '2', total: 8000, totalText: '8,00', place: 2, groupSize: 3 });
    expect(explained.award).toEqual({ title: 'Дипломант', color: '#CFE0FA' });
    expect(explained.steps.flatMap(({ lines }) => lines.map(({ label }) => label))).toContain('Судья 1');
    expect(explained.derivation).toMatchObject({ performance: contest.items[1], total: 8000 });
  });
});

describe('the lock', () => {
  it('is refused while marks are missing, and names who owes them', async () => {
    await contest.mark(contest.judges[0]!, contest.items[0]!, 9000);
    const { status, envelope } = await lock();
    expect([status, envelope.errors[0]!.code]).toEqual([409, 'marksMissing']);
    expect(envelope.errors[0]!.message).toBe(
      'Закрыть протокол нельзя: не все оценки поставлены. Судья 2 — №\u00A01, №\u00A02, №\u00A03; Судья 3 — №\u00A01, №\u00A02, №\u00A03; Судья 1 — №\u00A02, №\u00A03.',
    );
    expect(envelope.errors[0]!.customData).toMatchObject({ total: 8 });
    expect(await written()).toEqual([]);
    expect((await contest.protocol()).state).toBe('Open');
  });

  it('is given where the rules count without the missing ones', async () => {
    contest = await LiveContest.create(api, { scheme: { ...MEAN, missing: 'meanOfPresent' } });
    await contest.mark(contest.judges[0]!, contest.items[0]!, 9000);
    expect((await lock()).status).toBe(200);
    const rows = await contest.rows();
    expect(rows.map(({ total, place }) => [total, place])).toEqual([
      [9000, 1],
      [null, null],
      [null, null],
    ]);
  });

  it('does not ask an abstaining judge, nor for a withdrawn performance', async () => {
    await contest.markAll([9000, 8000], contest.items.slice(0, 2));
    const [judge] = contest.judges;
    await contest.send(judge!, [contest.tap(judge!, contest.items[2]!, { abstain: true })]);
    for (const other of contest.judges.slice(1)) await contest.mark(other, contest.items[2]!, 7000);
    expect((await lock()).status).toBe(200);
    expect((await contest.rows())[2]).toMatchObject({
      total: 7000,
      methodText: 'Итог — среднее двух судей, одно воздержание',
      byJudge: [{ abstained: true, expected: 0 }, {}, {}],
    });
  });

  it('writes results that equal the derived ones, and unlocking takes them away', async () => {
    await contest.markAll([9000, 9500, 9000]);
    const derived = await contest.protocol();
    const { envelope } = await lock();
    const view = await contest.protocol();
    expect(view.state).toBe('Locked');
    expect(view.lockedAt).not.toBeNull();
    expect(view.groups).toEqual(derived.groups);
    const rows = await written();
    expect(
      rows.map(({ total, place_from, place_to, award_title }) => [total, place_from, place_to, award_title]),
    ).toEqual([
      [9000, 2, 3, 'Лауреат'],
      [9500, 1, 1, 'Лауреат'],
      [9000, 2, 3, 'Лауреат'],
    ]);
    const events = await api.database.query<{ kind: string }>(
      'select kind from live.event where stream_guid = $1 and revision = $2 order by n',
      [contest.competition, envelope.data!.revision],
    );
    expect(events.map(({ kind }) => kind)).toEqual(['protocol.changed', 'results.written']);
    const [protocol] = await api.database.query<{ locked_revision: number }>(
      'select locked_revision from judging.protocol where program_guid = $1',
      [contest.program],
    );
    expect(protocol!.locked_revision).toBe(envelope.data!.revision);

    expect((await unlock('')).envelope.errors[0]).toMatchObject({ code: 'badRequest', field: 'reason' });
    expect((await unlock()).envelope.data!.state).toBe('Open');
    expect(await written()).toEqual([]);
    expect((await contest.protocol()).groups).toEqual(derived.groups);
  });

  it('pressed twice is one lock', async () => {
    await contest.markAll([9000, 9500, 9000]);
    const first = await lock();
    const second = await lock();
    expect(second.envelope.data).toEqual(first.envelope.data);
  });

  it('waits with the results of a group for its last program', async () => {
    const second = await contest.addProgram('День второй', ['10–12 лет', '13–15 лет']);
    await contest.markAll([9000, 8000, 7000]);
    expect((await contest.protocol()).groups[0]!.isProvisional).toBe(true);
    expect((await lock()).status).toBe(200);
    expect(await written()).toEqual([]);
    expect((await move('Confirmed')).envelope.errors[0]).toMatchObject({
      code: 'resultsProvisional',
      message: 'Утвердить рано: места ещё предварительные. Сначала закройте протокол «День второй».',
    });
    await contest.markAll([8500, 6000], second.items);
    expect((await lock(second.program)).status).toBe(200);
    expect((await written()).map(({ place_from }) => place_from)).toEqual([1, 3, 4]);
    expect((await written(second.program)).map(({ place_from }) => place_from)).toEqual([2, 1]);
    expect((await contest.protocol()).groups[0]!.isProvisional).toBe(false);
    expect((await contest.rows(second.program)).map(({ place }) => place)).toEqual([1, 2, 3, 4, 1]);

    await move('Confirmed', '', second.program);
    const refused = await unlock('Проверка', contest.program);
    expect(refused.envelope.errors[0]!.code).toBe('protocolTransition');
    expect((await correct(contest.items[0]!, 0, 0, 5000)).envelope.errors[0]!.code).toBe('protocolLocked');
  });

  it('leaves what another program confirmed as it was confirmed', async () => {
    const second = await contest.addProgram('День второй', ['10–12 лет']);
    await contest.markAll([9000, 8000, 7000]);
    await contest.markAll([8500], second.items);
    for (const program of [contest.program, second.program]) await lock(program);
    for (const program of [contest.program, second.program]) await move('Confirmed', '', program);
    await move('Withdrawn', 'Протест', contest.program);
    await move('Open', '', contest.program);
    await contest.mark(contest.judges[0]!, contest.items[1]!, 10_000);
    const rows = await contest.rows(second.program);
    expect(rows.find(({ itemGuid }) => itemGuid === second.items[0])).toMatchObject({ total: 8500, place: 2 });
    expect(rows.find(({ itemGuid }) => itemGuid === contest.items[1])).toMatchObject({ total: 8670, place: 2 });
    expect((await written(second.program)).map(({ place_from }) => place_from)).toEqual([2]);
    const refused = await lock(contest.program);
    expect(refused.envelope.errors[0]).toMatchObject({
      code: 'protocolLocked',
      message: expect.stringContaining('«День второй»'),
    });
  });

  it('is refused where a sum would punish an abstention', async () => {
    contest = await LiveContest.create(api, { scheme: { ...MEAN, method: { kind: 'sum' } } });
    const [judge] = contest.judges;
    await contest.send(judge!, [contest.tap(judge!, contest.items[0]!, { abstain: true })]);
    for (const other of contest.judges.slice(1)) await contest.mark(other, contest.items[0]!, 7000);
    await contest.markAll([8000, 9000], contest.items.slice(1));
    expect((await lock()).envelope.errors[0]).toMatchObject({
      code: 'panelsDiffer',
      message:
        'Сумма баллов судей не годится: у №\u00A01 меньше судей, чем у остальных. В правилах подсчёта выберите «среднее баллов судей».',
    });
  });

  it('is refused where the criteria or the judges have gone since it was opened', async () => {
    const opened = async (setup: { criteria?: []; judges: number }) => {
      const bare = await LiveContest.create(api, { ...setup, open: false });
      await api.database.query(
        `insert into judging.protocol (program_guid, competition_guid, state) values ($1, $2, 'Open')
           on conflict (program_guid) do update set state = 'Open'`,
        [bare.program, bare.competition],
      );
      return { as: bare.as, query: { competitionProgramGuid: bare.program } };
    };
    const bare = await opened({ criteria: [], judges: 1 });
    const answer = await api.send(VotingProtocolLock, { ...bare, body: { isLocked: true } });
    expect(answer.envelope.errors[0]).toMatchObject({
      code: 'schemeInvalid',
      message: 'Нет ни одного критерия оценки.',
    });
    const nobody = await opened({ judges: 0 });
    const refused = await api.send(VotingProtocolLock, { ...nobody, body: { isLocked: true } });
    expect(refused.envelope.errors[0]!.code).toBe('marksMissing');
  });
});

describe('clearing a program', () => {
  const clear = (confirmation: string) =>
    api.send(VotingProtocolClearCompetitionProgram, { ...target(), body: { confirmation } });

  it('wants the title typed, takes the marks and keeps their history', async () => {
    await contest.markAll([9000, 8000, 7000]);
    expect((await clear('День второй')).envelope.errors[0]!.code).toBe('confirmationNeeded');
    const { envelope } = await clear('День\u00A0первый');
    expect(envelope.data).toEqual({ cleared: 18 });
    expect((await contest.rows()).every(({ total }) => total === null)).toBe(true);
    const [history] = await api.database.query<{ given: number; taken: number }>(
      `select (count(*) filter (where value is not null))::int as given, (count(*) filter (where reason <> ''))::int as taken
         from judging.mark_history where item_guid = any ($1)`,
      [contest.items],
    );
    expect(history).toEqual({ given: 18, taken: 18 });
  });

  it('leaves no way back for an edit made before it', async () => {
    const [judge] = contest.judges;
    await contest.mark(judge!, contest.items[0]!, 9000);
    await clear('День первый');
    await contest.mark(judge!, contest.items[0]!, 4000);
    const [stale] = await contest.send(judge!, [
      contest.tap(judge!, contest.items[0]!, {
        device: 'phone',
        pointGuid: contest.criteria[0]!,
        value: 9900,
        baseVersion: 1,
      }),
    ]);
    expect(stale).toMatchObject({ status: 'conflict', value: 4000, version: 3 });
  });

  it('leaves the emptied cell empty when an edit from before arrives', async () => {
    const [judge] = contest.judges;
    await contest.mark(judge!, contest.items[0]!, 9000);
    await clear('День первый');
    for (const device of ['phone', 'tablet']) {
      const stale = contest.tap(judge!, contest.items[0]!, {
        device,
        pointGuid: contest.criteria[0]!,
        value: 9900,
        baseVersion: 1,
      });
      const [reply] = await contest.send(judge!, [stale]);
      expect(reply).toMatchObject({ status: 'conflict', value: null });
    }
  });

  it('leaves the cells empty when a first mark tapped before it arrives, whichever tablet sends it', async () => {
    const [judge] = contest.judges;
    const [marked, empty] = contest.items;
    const pointGuid = contest.criteria[0]!;
    const seenRevision = await contest.mark(judge!, marked!, 9000);
    await clear('День первый');
    for (const item of [marked!, empty!]) {
      for (const device of ['phone', 'tablet']) {
        const more = { device, pointGuid, value: 9900, baseVersion: 0, seenRevision };
        const [reply] = await contest.send(judge!, [contest.tap(judge!, item, more)]);
        expect(reply).toMatchObject({ status: 'conflict', code: 'markConflict', value: null, version: null });
      }
    }
    expect((await contest.rows()).every(({ total }) => total === null)).toBe(true);
  });

  it('is no hindrance to whoever has seen it, the tablet of the mark that it took included', async () => {
    const [judge] = contest.judges;
    const pointGuid = contest.criteria[0]!;
    const first = { pointGuid, value: 9000, baseVersion: 0, seenRevision: 1 };
    const [before] = await contest.send(judge!, [contest.tap(judge!, contest.items[0]!, first)]);
    await clear('День первый');
    const seenRevision = await contest.head();
    // Base 1: this tablet still remembers the answer to its mark, though its sheet shows an empty cell.
    for (const [index, baseVersion] of [before!.version, 0].entries()) {
      const again = { pointGuid, value: 7000, baseVersion, seenRevision };
      const [reply] = await contest.send(judge!, [contest.tap(judge!, contest.items[index]!, again)]);
      expect(reply).toMatchObject({ status: 'accepted', value: 7000 });
    }
  });

  it('is undone by the organizer, mark by mark, and the judge goes on from there', async () => {
    const [judge] = contest.judges;
    const pointGuid = contest.criteria[0]!;
    const item = contest.items[0]!;
    await contest.mark(judge!, item, 9000);
    await clear('День первый');
    const mark = { competitionProgramItemGuid: item, competitionJudgeGuid: judge!.guid, pointGuid };
    const undone = { marks: [{ ...mark, value: 9000, reason: 'Сняли по ошибке' }] };
    const { revision } = await api.call(VotingProtocolSavingByCompetitionProtocol, {
      as: contest.as,
      query: contest.query,
      body: undone,
    });
    const stale = { pointGuid, value: 8000, baseVersion: 1, seenRevision: 1, device: 'phone' };
    const [refused] = await contest.send(judge!, [contest.tap(judge!, item, stale)]);
    expect(refused).toMatchObject({ status: 'conflict', value: 9000, version: 3 });
    const edit = { pointGuid, value: 8500, baseVersion: 3, seenRevision: revision };
    const [edited] = await contest.send(judge!, [contest.tap(judge!, item, edit)]);
    expect(edited).toMatchObject({ status: 'accepted', value: 8500, version: 4 });
  });

  it('voids written results, and is over once confirmed', async () => {
    await contest.markAll([9000, 8000, 7000]);
    await lock();
    await move('Confirmed');
    expect((await clear('День первый')).envelope.errors[0]!.code).toBe('protocolLocked');
    await move('Withdrawn', 'Протест');
    await move('Open');
    await lock();
    expect((await clear('День первый')).status).toBe(200);
    expect(await written()).toEqual([]);
  });
});

describe('opening', () => {
  it('is refused without judges and criteria, each told by itself, and the program stays a draft', async () => {
    const bare = await LiveContest.create(api, { criteria: [], judges: 0, open: false });
    const target = { as: bare.as, query: { competitionProgramGuid: bare.program } };
    const { status, envelope } = await api.send(VotingProtocolChangeState, {
      ...target,
      body: { state: 'Open', reason: '' },
    });
    expect(status).toBe(409);
    expect(envelope.errors.map(({ code, customData }) => [code, customData?.lack])).toEqual([
      ['judgingUnready', 'judges'],
      ['judgingUnready', 'criteria'],
    ]);
    const [row] = await api.database.query<{ state: string }>(
      'select state from judging.protocol where program_guid = $1',
      [bare.program],
    );
    expect(row?.state ?? 'Draft').toBe('Draft');
  });
});

describe('states', () => {
  it('go Open → Locked → Confirmed → Published → Withdrawn (a new version) → Open', async () => {
    await contest.markAll([9000, 8000, 7000]);
    const states: [Exclude<ProtocolState, 'Draft'>, string][] = [
      ['Locked', ''],
      ['Confirmed', ''],
      ['Published', ''],
    ];
    for (const [state, reason] of states) expect((await move(state, reason)).envelope.data!.state).toBe(state);
    const [{ public_key: key }] = (await api.database.query<{ public_key: string }>(
      'select public_key from judging.protocol where program_guid = $1',
      [contest.program],
    )) as [{ public_key: string }];
    expect(key).toMatch(/^[\w-]{22}$/);
    expect((await move('Withdrawn')).envelope.errors[0]).toMatchObject({ code: 'badRequest', field: 'reason' });
    await move('Withdrawn', 'Протест руководителя');
    expect(await written()).toEqual([]);
    expect(await contest.protocol()).toMatchObject({ state: 'Withdrawn', version: 2, lockedAt: null });
    await move('Open');
    await move('Locked');
    expect((await written()).map(({ protocol_version }) => protocol_version)).toEqual([2, 2, 2]);
    const events = await api.database.query<{ payload: { from: string; state: string; reason: string } }>(
      `select payload from live.event where stream_guid = $1 and kind = 'protocol.changed' order by revision`,
      [contest.competition],
    );
    expect(events.map(({ payload }) => `${payload.from}→${payload.state} ${payload.reason}`.trim())).toEqual([
      'Draft→Open',
      'Open→Locked',
      'Locked→Confirmed',
      'Confirmed→Published',
      'Published→Withdrawn Протест руководителя',
      'Withdrawn→Open',
      'Open→Locked',
    ]);
  });

  it.each<[ProtocolState, Exclude<ProtocolState, 'Draft'>]>([
    ['Open', 'Confirmed'],
    ['Open', 'Published'],
    ['Open', 'Withdrawn'],
  ])('do not go %s → %s', async (_, state) => {
    expect((await move(state, 'Причина')).envelope.errors[0]!.code).toBe('protocolTransition');
  });

  it('open nothing to members when the publication is refused, and with the publication what was said', async () => {
    const grants = { members: { showPlaces: true, showTotals: true }, link: { showPlaces: true } };
    const granted = () =>
      api.database.query<{ permissions: object | null; link_permissions: object | null }>(
        'select permissions, link_permissions from judging.protocol where program_guid = $1',
        [contest.program],
      );
    const before = await granted();
    const publish = () => api.send(VotingProtocolChangeState, { ...target(), body: { state: 'Published', grants } });
    expect((await publish()).envelope.errors[0]!.code).toBe('protocolTransition');
    expect(await granted()).toEqual(before);
    const { status } = await api.send(VotingProtocolChangeState, { ...target(), body: { state: 'Locked', grants } });
    expect(status).toBe(400);
    await contest.markAll([9000, 8000, 7000]);
    await move('Locked');
    await move('Confirmed');
    expect((await publish()).status).toBe(200);
    expect(await granted()).toMatchObject([{ permissions: grants.members, link_permissions: grants.link }]);
  });

  it('keep what members will see', async () => {
    const permissions = {
      showPlaces: true,
      showTotals: true,
      showCriteria: false,
      showJudges: false,
      showComments: true,
    };
    await api.call(VotingProtocolSettingPermissionForParticipant, { ...target(), body: permissions });
    const [row] = await api.database.query<{ permissions: object }>(
      'select permissions from judging.protocol where program_guid = $1',
      [contest.program],
    );
    expect(row!.permissions).toEqual({ showTitles: false, ...permissions });
    // Grants that another operator made meanwhile stay, unless they are named.
    await api.call(VotingProtocolSettingPermissionForParticipant, { ...target(), body: { showJudges: true } });
    const [later] = await api.database.query<{ permissions: object }>(
      'select permissions from judging.protocol where program_guid = $1',
      [contest.program],
    );
    expect(later!.permissions).toEqual({ showTitles: false, ...permissions, showJudges: true });
  });
});
