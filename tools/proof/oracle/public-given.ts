// What public calls tell of marks, decisions and screens, as rows of tables.

import type { AnswerOf, CompetitionDisplaySettingGetByCompetition, DisplaysView, ProtocolView } from '@rampa/contract';
import type { DisplayRow, Tables } from './rows.ts';

export function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/** Marks, abstentions and the chair's decisions as the protocol lists them. */
export function givenIn(protocol: ProtocolView): Pick<Tables, 'marks' | 'abstentions' | 'decisions'> {
  const rows = protocol.groups.flatMap((group) => group.rows);
  const cells = rows.flatMap((row) =>
    row.byJudge.map((own, j) => ({ item_guid: row.itemGuid, judge_guid: protocol.judges[j]!.guid, own })),
  );
  return {
    marks: cells.flatMap(({ item_guid, judge_guid, own }) =>
      own.marks.map((value, c) => ({
        item_guid,
        judge_guid,
        criterion_guid: protocol.criteria[c]!.guid,
        value,
        version: 1,
      })),
    ),
    abstentions: cells
      .filter(({ own }) => own.abstained)
      .map(({ item_guid, judge_guid }) => ({ item_guid, judge_guid })),
    decisions: protocol.groups
      .flatMap(({ ties }) => ties)
      .flatMap(({ itemGuids, decision }) =>
        decision ? [{ ...decision, item_guids: itemGuids, at: new Date(decision.at) }] : [],
      ),
  };
}

/** What an operator has pressed is told in part only; what is not told must not have been pressed. */
export function displaysOf(
  settings: AnswerOf<typeof CompetitionDisplaySettingGetByCompetition>,
  remotes: DisplaysView['displays'],
): DisplayRow[] {
  return settings.map((setting) => {
    const remote = remotes.find(({ key }) => key === setting.key)!;
    if (remote.frozenAt !== null || remote.reveal === 'whenReleased' || setting.scene === 'pause') {
      throw new Error('The oracle does not know a screen under remote control by public calls alone');
    }
    return {
      key: setting.key,
      program_guid: setting.programGuid,
      scene: setting.scene,
      reveal: setting.reveal,
      show_judge_marks: setting.showJudgeMarks,
      layout: setting.layout,
      accent: setting.accent,
      ground: setting.ground,
      message: remote.message,
      ...{ pause_title: '', pause_at: null, pause_until: null },
      leaders_group: remote.group,
      reloads: 0,
      frozen: null,
      released: [],
      logo: setting.logo,
      background: setting.background,
    };
  });
}
