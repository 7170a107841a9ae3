// Files that may name another room's tables, with the reason. Migrations that have run are never changed.

/** Tables that lie in the schema of a room other than their own, by their owner (ADR 19). */
export const LYING_ELSEWHERE = {
  jury: [
    'judging.judge',
    'judging.criterion',
    'judging.scheme',
    'judging.setting',
    'judging.award_group',
    'judging.award_setting',
  ],
};

const BEFORE_VIEWS = 'It ran before there were views: rows that it found were moved once.';

export const FOREIGN_TABLES = {
  'libs/accounts/server/migrations/0019-person-streams.sql': { names: ['live.stream'], why: BEFORE_VIEWS },
  'libs/diplomas/server/migrations/0100-diplomas.sql': {
    names: ['competitions.competition'],
    why: 'An index finds the event of a built-in document, whose guid is made of the event’s own.',
  },
  'libs/display/server/migrations/20261122194800-leaders-by-value.sql': {
    names: ['judging.result'],
    why: BEFORE_VIEWS,
  },
  'libs/judging/server/migrations/0050-judging.sql': {
    names: LYING_ELSEWHERE.jury,
    why: 'It made the tables of both rooms when they were one.',
  },
  'libs/judging/server/migrations/0051-save-submission.sql': {
    names: [
      'competitions.competition',
      'program.item',
      'live.stream',
      'judging.judge',
      'judging.criterion',
      'judging.setting',
    ],
    why: 'The hot path: it locks rows of the three and was measured as it stands.',
  },
  'libs/judging/server/migrations/20261123051000-given-marks.sql': {
    names: [
      'competitions.competition',
      'program.item',
      'live.stream',
      'judging.judge',
      'judging.criterion',
      'judging.setting',
    ],
    why: 'The hot path again, with two rules called by their names; views would be locked beside the tables.',
  },
  'libs/judging/server/migrations/20261129163705-paper-sheets.sql': {
    names: [
      'competitions.competition',
      'program.item',
      'live.stream',
      'judging.judge',
      'judging.criterion',
      'judging.setting',
    ],
    why: 'The hot path again: a mark off paper is no early one.',
  },
  'libs/judging/server/migrations/20261122194700-groups-by-value.sql': {
    names: ['competitions.group_value'],
    why: BEFORE_VIEWS,
  },
  'libs/program/server/migrations/20261122194600-items-by-value.sql': {
    names: ['competitions.group_field', 'competitions.group_value'],
    why: BEFORE_VIEWS,
  },
};
