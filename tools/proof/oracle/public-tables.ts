// The same tables as far as public calls tell them, for a product whose database is not ours to read: what was given
// (marks, adjustments, activity) and the rules; totals, places and titles are counted here and not taken from there.

import {
  AdjustmentGetByProgram,
  AwardGroupGetByCompetition,
  CompetitionDisplaySettingGetByCompetition,
  CompetitionDisplaySettingGetRemote,
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionSpecialPrizeGetByCompetitionForProtocol,
  FestivalGetFestivalDetail,
  GroupFieldGetByCompetition,
  PointGetByCompetition,
  ScoringSchemeGetByCompetition,
  type MadeStageStepView,
  type ProtocolView,
  type StageStepView,
} from '@rampa/contract';
import type { Organizer } from '../client/organizer.ts';
import { readView } from '../client/read-view.ts';
import { dateOf, displaysOf, givenIn } from './public-given.ts';
import type { StoredScheme, Tables } from './rows.ts';
import type { TablesReader } from './tables.ts';

const ATTEMPTS = 20;

export class PublicTables implements TablesReader {
  readonly competition: string;
  readonly program: string;
  #organizer: Organizer;

  constructor(organizer: Organizer, competition: string, program: string) {
    this.#organizer = organizer;
    this.competition = competition;
    this.program = program;
  }

  /** All reads lie between two readings of the protocol under one revision, so they are of one moment. */
  async read(): Promise<Tables> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const before = await this.#protocol();
      const tables = await this.#readAll(before.state as ProtocolView);
      const after = await this.#protocol();
      if (before.epoch === after.epoch && before.revision === after.revision) {
        return { ...tables, stamp: { epoch: before.epoch, revision: before.revision } };
      }
    }
    throw new Error('The event does not come to rest');
  }

  #protocol() {
    const { address, token } = this.#organizer;
    return readView(address(), 'protocol', this.program, token, null);
  }

  async #readAll(protocol: ProtocolView): Promise<Omit<Tables, 'stamp'>> {
    const organizer = this.#organizer;
    const query = { competitionGuid: this.competition };
    const ofProgram = { competitionProgramGuid: this.program };
    const [festival, fields, program, judges, criteria, { schemes }, awards, displays, remotes, adjustments, prizes] =
      await Promise.all([
        organizer.call(FestivalGetFestivalDetail, { query: { festivalGuid: this.competition } }),
        organizer.call(GroupFieldGetByCompetition, { query }),
        organizer.call(CompetitionProgramGetProgramColumnsDataForModerator, { query: ofProgram }),
        organizer.call(CompetitionJudgeGetByCompetitionGuid, { query, body: { pageSize: 100 } }),
        organizer.call(PointGetByCompetition, { query }),
        organizer.call(ScoringSchemeGetByCompetition, { query }),
        organizer.call(AwardGroupGetByCompetition, { query }),
        organizer.call(CompetitionDisplaySettingGetByCompetition, { query }),
        organizer.call(CompetitionDisplaySettingGetRemote, { query }),
        organizer.call(AdjustmentGetByProgram, { query: ofProgram }),
        organizer.call(CompetitionSpecialPrizeGetByCompetitionForProtocol, { query: { ...query, ...ofProgram } }),
      ]);
    const { guid, title, tour, place, isPublished, dateTimeBegin, competitionTitle, timeZone } = program;
    return {
      competition: {
        guid: this.competition,
        title: competitionTitle,
        city: festival.details.city,
        time_zone: timeZone,
      },
      programs: [
        {
          ...{ guid, title, tour, place },
          is_published: isPublished,
          begins_at: dateOf(dateTimeBegin),
          gap_s: program.gap,
          replanned_at: dateOf(program.replannedAt),
          is_full_names: program.isFullNames,
          full_names_at: program.fullNamesSaid && new Date(program.fullNamesSaid.at),
          full_names_by: program.fullNamesSaid?.by ?? null,
          is_award_order_open: program.isAwardOrderOpen,
          prizes_at: program.prizesAt,
          nominations: program.nominationGuids,
        },
      ],
      withdrawnConsents: program.items.flatMap(({ hasConsent, participantUserGuid }) =>
        hasConsent || participantUserGuid === null ? [] : [{ guid: participantUserGuid }],
      ),
      nominations: program.items.flatMap(({ nominationGuid, nomination }) =>
        nominationGuid === null ? [] : [{ guid: nominationGuid, title: nomination }],
      ),
      judgesPrizes: prizes
        .filter(({ giver, competitionJudgeGuid }) => giver === 'judge' && competitionJudgeGuid !== null)
        .map(({ guid, competitionJudgeGuid, title, description, limit, itemGuids }) => ({
          ...{ guid, judge_guid: competitionJudgeGuid!, title, description, copies: limit },
          items: itemGuids.toSorted(),
        })),
      givenPrizes: prizes.flatMap(({ title, giver, giverName, itemGuids }) =>
        itemGuids.map((item_guid) => ({
          item_guid,
          title,
          giver: giver === 'judge' || giver === 'sponsor' ? giverName : '',
        })),
      ),
      settings: [],
      comments: [],
      items: program.items.map((item, index) => ({
        guid: item.guid,
        program_guid: guid,
        kind: item.kind,
        order_key: String(index),
        number: item.number,
        block: item.block,
        performer: item.performer,
        collective: item.collective,
        city: item.city,
        institution: item.institution,
        teachers: item.teachers,
        piece_title: item.pieceTitle,
        authors: item.authors,
        title: item.title,
        presenter_text: item.presenterText,
        note: item.note,
        duration_s: item.duration,
        people_count: item.peopleCount,
        nomination_guid: item.nominationGuid,
        participant_guid: item.participantUserGuid,
        performer_kind: item.performerKind,
        value_guids: item.groupValues,
        group_values: Object.fromEntries(
          Object.entries(item.groupValues).map(([field, value]) => [
            field,
            program.groupValues.find((one) => one.guid === value)!.title,
          ]),
        ),
        activity: item.activity,
        is_withdrawn: item.isWithdrawn,
        on_stage_at: dateOf(item.onStageAt),
        done_at: dateOf(item.doneAt),
        // Told only together with what is planned anew.
        planned_at: null,
      })),
      judges: judges.collection.map((judge) => ({
        guid: judge.guid,
        full_name: judge.fullName,
        is_chair: judge.isChair,
        nominations: judge.nominationGuids,
      })),
      criteria: criteria.map((criterion) => ({
        guid: criterion.guid,
        title: criterion.title,
        nominations: criterion.nominationGuids,
        min_value: criterion.min,
        max_value: criterion.max,
        step: criterion.step,
        weight: criterion.weight,
        is_required: criterion.isRequired,
        position: criterion.order,
      })),
      schemes: schemes.map(({ nominationGuid, scheme }) => ({
        nomination_guid: nominationGuid,
        value: scheme as StoredScheme,
      })),
      protocols: [
        {
          program_guid: guid,
          state: protocol.state,
          version: protocol.version,
          locked_at: dateOf(protocol.lockedAt),
          permissions: protocol.granted.members,
          link_permissions: protocol.granted.link,
        },
      ],
      ...givenIn(protocol),
      adjustments: adjustments.map(({ itemGuid, kind, amount }) => ({ item_guid: itemGuid, kind, amount })),
      awardGroups: awards.map((group) => ({ guid: group.guid, nominations: group.nominationGuids })),
      awards: awards.flatMap(({ settings }) =>
        settings.map((one) => ({
          guid: one.guid,
          award_group_guid: one.awardGroupGuid,
          title: one.title,
          kind: one.kind,
          from_value: one.from,
          to_value: one.to,
          place_from: one.placeFrom,
          place_to: one.placeTo,
          is_unique: one.isUnique,
          color: one.color,
          position: one.order,
        })),
      ),
      manualAwards: [],
      // The list says the order: an organizer's own and that by age look alike.
      groupValues: program.groupValues.map(({ guid, fieldGuid, title }, index) => ({
        ...{ guid, field_guid: fieldGuid, title },
        position: index,
      })),
      groupFields: fields.map((field) => ({ guid: field.guid, is_grouping: field.isGrouping })),
      displays: displaysOf(displays, remotes.displays),
      steps: program.steps.toReversed().map((step) => stepRow(guid, step, program.lastStep)),
      lateMarks: Array.from({ length: protocol.lateCount }, () => ({ program_guid: guid })),
      // Nothing that is public tells what a clearing took.
      clearings: [],
      clearedMarks: [],
      results: [],
      shown: protocol.shownChanges.map(({ itemGuid, at }) => ({ item_guid: itemGuid, at: new Date(at) })),
      shownChanges: protocol.shownChanges.toReversed().map(({ itemGuid, judgeGuid, pointGuid, from, at }) => ({
        ...{ item_guid: itemGuid, judge_guid: judgeGuid, criterion_guid: pointGuid },
        ...{ shown_value: from, at: new Date(at) },
      })),
      shownAbstentions: protocol.shownAbstentions.map(({ itemGuid, judgeGuid, abstains, at }) => ({
        ...{ item_guid: itemGuid, judge_guid: judgeGuid, abstains, at: new Date(at) },
      })),
    };
  }
}

function stepRow(program_guid: string, step: MadeStageStepView, last: StageStepView | null) {
  const { guid, itemGuid, activity, previous, at, by } = step;
  return {
    ...{ guid, program_guid, item_guid: itemGuid, activity, previous },
    made_at: new Date(at),
    // Told by what can be taken back alone.
    is_settled: guid !== last?.guid,
    ...{ maker: by.guid, maker_name: by.name, is_link: by.isPresenter },
  };
}
